"""What is said in German: what stands in the way of a decision, what it costs, what happened."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # --- Verdicts ----------------------------------------------------------------------------------------------------
    "verdict.violation": "{name}: {text}",
    "legal": "Erlaubt.",
    "cost.free": "Das kostet nichts.",
    "cost.income": "Du bekommst {amount:gr}.",
    "cost.bank": "Du zahlst {amount:gr} in den allgemeinen Vorrat.",
    "cost.payee#one": "Du zahlst {amount:gr} an {payee:nom} für {spaces:spaces}.",
    "cost.payee#more": "Du zahlst {amount:gr} an {payee:nom}: {spaces:spaces}.",
    # The text itself
    "notation.empty": "Hier gibt es nichts zu lesen. Ein Zug ist eine Zeile wie „move supply S1“.",
    "notation.verb": (
        "{word:quote} ist kein Zug. Ein Zug beginnt mit move, rope, extract, assist, visit, deliver, fine, food, "
        "bucket, pass oder end."
    ),
    "notation.form": "Dieser Zug ist unvollständig, oder es steht zu viel darin. Er wird so geschrieben: {form}",
    "notation.place": (
        "{word:quote} passt hier nicht. Orte sind S1 bis S6, Kammern wie 1R2, supply (dein Vorrat) und Gebäude wie "
        "pump (Pumpe)."
    ),
    "notation.salt": (
        "{word:quote} passt hier nicht. Salzmengen schreibt man wie 2b1g (b ist braun, g grün, w weiß), einzelne "
        "Würfel als brown, green oder white."
    ),
    "notation.number": "{word:quote} passt hier nicht. Gebraucht wird eine ganze Zahl, zum Beispiel 2.",
    "notation.tool": (
        "{word:quote} ist kein Werkzeug. Die Werkzeuge heißen rope (Seil), pickaxe (Spitzhacke), bucket (Schöpfkelle), "
        "cart (Karren), food (Proviant), commercial (Handelsbrief) und royal (Geleitbrief)."
    ),
    "notation.player": (
        "{word:quote} ist kein Spieler. Spieler heißen nach ihrer Farbe: orange (Orange), black (Schwarz), purple "
        "(Violett) oder white (Weiß)."
    ),
    # When
    "game-over": "Die Partie ist zu Ende, es gibt nichts mehr zu entscheiden.",
    "castle-first": (
        "Zuerst kommt die Burg: Dein Bergmann aus dem linken Feld erfüllt einen Auftrag, oder du zahlst die Strafe. "
        "Danach folgen deine Aktionen."
    ),
    "no-courier": (
        "Gerade betritt keiner deiner Bergleute die Burg. Aufträge erfüllst und Strafen zahlst du zu Beginn deines "
        "Spielzugs, mit den Bergleuten aus dem linken Feld der Warteschlange."
    ),
    "no-action-left": (
        "Alle Aktionen dieses Spielzugs sind verbraucht. Du kannst noch ein Werkzeug nutzen, das keine Aktion braucht, "
        "oder den Spielzug beenden."
    ),
    "actions-left": "Du hast in diesem Spielzug noch {actions:action}. Wenn du nichts tun willst, passe.",
    # Miners
    "no-miner.supply": (
        "In deinem Vorrat ist kein Bergmann. Versetze einen von anderswo, oder wirb im Wirtshaus einen an."
    ),
    "no-miner.assistant": "Du hast {building:in} keinen Gehilfen.",
    "no-miner.space": "Du hast {place:in} keinen Bergmann.",
    "tired": "Der Bergmann {place:in} ist müde. Eine Pause oder Proviant bringt ihn wieder auf die Beine.",
    "queue-stays": "Bergleute in der Warteschlange bleiben dort, bis sie in der Burg waren.",
    "same-place": "Der Bergmann steht schon {place:in}. Wähle einen anderen Ort für ihn.",
    "chain-rule.enter": (
        "Dorthin kann der Bergmann nicht: {gaps:^in} steht niemand, also ist {target:the} nicht mit dem Schachteingang "
        "verbunden."
    ),
    "chain-rule.leave": (
        "Verlässt der Bergmann {place:the}, {miners:verliert # anderer Bergmann|verlieren # andere Bergleute} den "
        "Anschluss."
    ),
    # Tools
    "no-tool#none": "Dafür fehlt dir noch das Werkzeug: {needed:tool-{tool}}. Werkzeuge gibt es in der Werkstatt.",
    "no-tool#some": "Dafür brauchst du {needed:tool-{tool}} und hast nur {ready} bereit.",
    "tool-once": (
        "In dieser Spielphase schon genutzt: {tool:tool}. Jedes Werkzeug wirkt einmal je Spielphase und wird an deren "
        "Ende wieder aufgedeckt."
    ),
    "idle-tool": "Heb dir {tool:tool.acc} für später auf: Hier hätte das Werkzeug keine Wirkung.",
    "rope-after-move": (
        "Das Seil gehört zum Einsetzen oder Versetzen eines Bergmanns im Bergwerk: Nutze es gleich danach, in "
        "derselben Aktion."
    ),
    "rope-other-miner": (
        "Das Seil ist für einen anderen Bergmann: Der {place:in} wurde gerade erst eingesetzt oder versetzt."
    ),
    # Extraction and transport
    "not-a-chamber": "{place:^the} ist keine Kammer. Salz und Wasser liegen nur in Kammern.",
    "unrevealed": "{place:^the} ist noch unerkundet. Schick einen Bergmann hin, dann zeigt sich, was dort liegt.",
    "nothing-taken": "Nimm mindestens 1 Salzwürfel.",
    "no-salt#none": "{place:^in} liegt kein Salz mehr.",
    "no-salt#some": "Du willst {asked:salt.acc}, aber {place:the} enthält {there:cubes.acc}.",
    "strength#some": (
        "Arbeitskraft {place:in}: {miners:rested}{pickaxes:+tool-pickaxe}{water:-water_cube} = {strength}. Du kannst "
        "{strength:# Salzwürfel|bis zu # Salzwürfel} abbauen."
    ),
    "strength#none": (
        "Arbeitskraft {place:in}: {miners:rested}{pickaxes:+tool-pickaxe}{water:-water_cube}, da bleibt nichts für das "
        "Salz. Mehr Bergleute, eine Spitzhacke oder die Pumpe helfen weiter."
    ),
    "cart.length": "Ein Karren fährt durch ein Feld oder durch zwei, die auf dem Weg nach oben benachbart sind.",
    "cart.way": "Der Weg von {chamber:the} nach oben führt nicht {place:through}, ein Karren nützt dort also nichts.",
    "cart.free": "{place:^in} wird keine Fördergebühr fällig, ein Karren spart dort also nichts.",
    "cart.adjacent": (
        "Von {first} führt der Weg nicht direkt nach {second} weiter. Ein Karren fährt durch ein Feld oder durch zwei "
        "hintereinander."
    ),
    "cart.overlap": "{place:^through} fahren zwei Karren. Einer genügt.",
    "cart.chambers": (
        "{place:^the} gehört zum Schacht, und nach der Regelauslegung dieser Partie fahren Karren nur durch Kammern."
    ),
    "cannot-pay": "Du brauchst {needed:gr} und hast nur {has}.",
    "wrong-payment.sum": "Die Fördergebühr beträgt insgesamt {due:gr}, deine Zahlungen ergeben aber {paid:gr}.",
    "wrong-payment.stranger": "{payee:nom} steht hier keine Fördergebühr zu.",
    "wrong-payment.too-little": (
        "{payee:nom} muss mindestens {least:gr} bekommen: Auf manchen Feldern kannst du sonst niemanden bezahlen."
    ),
    "wrong-payment.too-much": (
        "{payee:nom} darf höchstens {most:gr} bekommen: Mehr kosten die Felder nicht, auf denen Bergleute von "
        "{payee:nom} stehen."
    ),
    "payees-open": (
        "Die Fördergebühr von {due:gr} lässt sich unterschiedlich auf {payees:nom} verteilen. Gib an, wer wie viel "
        "bekommt."
    ),
    # Assistants and buildings
    "no-assistant-place": (
        "{building:^in} gibt es keinen Gehilfenplatz, wohl aber in der Werkstatt, an der Pumpe, auf dem Markt und in "
        "der Burg."
    ),
    "one-assistant": "{building:^in} ist schon ein Gehilfe von {owner:nom}, und Platz ist nur für einen.",
    "same-building-twice": "Dieses Gebäude wurde in diesem Spielzug schon besucht.",
    "inn-sold-out": "Im Wirtshaus ist in dieser Spielphase niemand mehr anzuwerben.",
    "miner-limit": "Du hast schon alle deine 10 Bergleute.",
    "not-on-sale.tool": "In der Werkstatt liegt zurzeit {tool:tool.no} aus.",
    "not-on-sale.price": "Für {price:gr} liegt in der Werkstatt zurzeit {tool:tool.no} aus.",
    "price-open": (
        "Davon liegt in der Werkstatt mehr als eine Karte aus: {tool:tool}. Gib den Preis an: {prices:gr.or}."
    ),
    "no-water#dry": "{place:^in} ist kein Wasser.",
    "no-water#more": "Du willst {asked:water_cube} entfernen, aber {place:in} {there:liegt nur #|liegen nur #}.",
    "no-water#none": "Entferne mindestens 1 Wasserwürfel.",
    "pump-limit": "Nach der Regelauslegung dieser Partie pumpst du bei einem Besuch höchstens {limit:water_cube} ab.",
    "transactions.none": (
        "Zu einem Marktbesuch gehört mindestens eine Transaktion: Verkaufe oder kaufe einen Salzwürfel."
    ),
    "transactions.many": "Bei einem Marktbesuch sind höchstens zwei Transaktionen möglich.",
    "own-salt": "Du hast kein {colour:mass} zu verkaufen.",
    "column-full": (
        "Die Spalte für {colour:mass} auf dem Markt ist voll. Mit einem Handelsbrief könntest du trotzdem verkaufen."
    ),
    "column-empty": "Auf dem Markt liegt kein {colour:mass}.",
    "same-cube.sold": (
        "Der {colour:adj} Salzwürfel wurde gerade verkauft. Beim selben Besuch kannst du ihn nicht zurückkaufen."
    ),
    "same-cube.bought": (
        "Deinen einzigen {colour:adj.acc} Salzwürfel hast du gerade erst gekauft. Beim selben Besuch kannst du ihn "
        "nicht wieder verkaufen."
    ),
    # Couriers
    "order-not-open": "Es liegt kein Auftrag über {salt:salt.acc} aus.",
    "order-salt#some": "Dieser Auftrag verlangt {salt:salt.acc}; du hast {has:cubes.acc}.",
    "order-salt#none": "Dieser Auftrag verlangt {salt:salt.acc}; du hast kein Salz.",
    "must-deliver": (
        "Dein Salz reicht für einen ausliegenden Auftrag, also muss der Bergmann in der Burg einen erfüllen."
    ),
    "fine.money": (
        "Die Strafe beträgt 3 gr, und du hast {has:=0 kein Geld|nur #|nur #}. Gib stattdessen 1 Salzwürfel ab."
    ),
    "fine.salt": "Du hast kein {colour:mass}, um damit die Strafe zu zahlen.",
    # Food and bucket
    "not-tired": "Proviant bringt müde Bergleute wieder auf die Beine, und {place:in} hast du davon zu wenige.",
    "bucket-neighbour": (
        "Die Schöpfkelle bringt Wasser in eine benachbarte Kammer desselben Ganges. {target:^the} liegt nicht neben "
        "{origin:the}."
    ),
    "bucket-unrevealed": (
        "{target:^the} ist noch unerkundet, und nach der Regelauslegung dieser Partie schüttet man in eine solche "
        "Kammer kein Wasser."
    ),
    # --- Events ------------------------------------------------------------------------------------------------------
    "event.turn-started": "Der Spielzug von {player:nom} begann: Spielphase {phase:roman}, Runde {round}.",
    "event.miner-moved#hired": "Der neue Bergmann von {player:nom} kam {target:into}.",
    "event.miner-moved#placed": "{player:nom} setzte einen Bergmann {target:into} ein.",
    "event.miner-moved#moved": "{player:nom} versetzte einen Bergmann {origin:from} {target:into}.",
    "event.miner-moved#assistant": "{player:nom} setzte einen Bergmann {origin:from} als Gehilfen {target:into}.",
    "event.miner-moved#courier": "{player:nom} schickte einen Bergmann {origin:from} {target:into}.",
    "event.miner-moved#advanced": "Der Bergmann von {player:nom} rückte {target:into} vor.",
    "event.miner-moved#home": "Der Bergmann von {player:nom} kam {origin:from} in den eigenen Vorrat zurück.",
    "event.tile-turned#shown": (
        "{chamber:^the} wurde erkundet: {salt:salt}, {water:=0 kein Wasser|# Wasserwürfel|# Wasserwürfel}."
    ),
    "event.tile-turned#hidden": "{chamber:^the} wurde erkundet.",
    "event.salt-extracted": "{player:nom} baute {salt:salt.acc} {chamber:in} ab und förderte alles zu Tage.",
    "event.fee-paid#one": "{player:nom} zahlte {amount:gr} an {payee:nom} für die Förderung durch {spaces:spaces}.",
    "event.fee-paid#more": "{player:nom} zahlte {amount:gr} an {payee:nom} für die Förderung: {spaces:spaces}.",
    "event.miners-tired": "Die Arbeit {place:in} machte {miners:# Bergmann|# Bergleute} von {player:nom} müde.",
    "event.miners-stood-up": (
        "{miners:# müder Bergmann|# müde Bergleute} von {player:nom} {miners:stand|standen} {place:in} wieder auf."
    ),
    "event.tool-used": "{player:nom} nutzte {tool:tool.acc}.",
    "event.water-moved#pumped": "{player:nom} pumpte {cubes:water_cube} {origin:from} ab.",
    "event.water-moved#carried": "{player:nom} schöpfte {cubes:water_cube} {origin:from} {target:into}.",
    "event.pump-paid#some": "{player:nom} zahlte {amount:gr} an der Pumpe.",
    "event.pump-paid#none": "{player:nom} zahlte an der Pumpe nichts.",
    "event.miner-hired": "{player:nom} warb für {price:gr} einen Bergmann an.",
    "event.tool-bought": "{player:nom} kaufte {tool:tool.acc} für {price:gr}.",
    "event.tool-shown#shown": "Ein neues Werkzeug wurde ausgelegt: {tool:tool}.",
    "event.tool-shown#hidden": "Ein neues Werkzeug wurde ausgelegt.",
    "event.salt-sold#market": "{player:nom} verkaufte {colour:cube.acc} für {price:gr}.",
    "event.salt-sold#bank": (
        "{player:nom} verkaufte {colour:cube.acc} für {price:gr}; die Spalte war voll, also kam er in den allgemeinen "
        "Vorrat."
    ),
    "event.salt-bought": "{player:nom} kaufte {colour:cube.acc} für {price:gr}.",
    "event.market-visited": "{player:nom} besuchte den Markt, ohne zu handeln.",
    "event.square-visited": "{player:nom} gewann auf dem Rathausplatz {amount:gr}.",
    "event.assistant-paid": "{player:nom} bekam für den Gehilfen {building:in} {amount:gr} aus dem allgemeinen Vorrat.",
    "event.castle-entered": "Ein Bergmann von {player:nom} betrat die Burg.",
    "event.order-filled": (
        "{player:nom} erfüllte einen Auftrag: {salt:salt} für {pay:gr}. In dieser Spielphase {counter:ist jetzt # "
        "Auftrag|sind jetzt # Aufträge} erfüllt."
    ),
    "event.order-shown#shown": "Ein neuer Auftrag wurde aufgedeckt: {salt:salt} für {pay:gr}.",
    "event.order-shown#hidden": "Ein neuer Auftrag wurde aufgedeckt.",
    "event.fine-paid#money": "{player:nom} erfüllte keinen Auftrag und zahlte {amount:gr} Strafe.",
    "event.fine-paid#salt": "{player:nom} erfüllte keinen Auftrag und gab zur Strafe {salt:salt.acc} ab.",
    "event.fine-paid#nothing": "{player:nom} erfüllte keinen Auftrag und hatte nichts, um die Strafe zu zahlen.",
    "event.passed": "{player:nom} passte.",
    "event.turn-ended": "Der Spielzug von {player:nom} endete.",
    "event.phase-ended": "Spielphase {phase:roman} endete, und alle Bergleute kamen ausgeruht zurück.",
    "event.tools-readied": "{player:nom} deckte wieder auf: {tools:tools}.",
    "event.left-game#both": (
        "Aus dem Spiel genommen: ausliegende Aufträge ({orders:orders}) und nicht verkaufte Werkzeuge ({tools:tools})."
    ),
    "event.left-game#orders": "Aus dem Spiel genommen: ausliegende Aufträge ({orders:orders}).",
    "event.left-game#tools": "Aus dem Spiel genommen: nicht verkaufte Werkzeuge ({tools:tools}).",
    "event.left-game#nothing": "Es war nichts mehr aus dem Spiel zu nehmen.",
    "event.market-restocked": "Auf dem Markt fehlte {colour:mass}, also kam 1 Würfel dazu.",
    "event.phase-started": "Spielphase {phase:roman} begann mit {start:nom} als Startspieler.",
    "event.game-ended#one": "Die Partie ging zu Ende: {scores:scores}. {winners:nom} gewann.",
    "event.game-ended#more": "Die Partie ging zu Ende: {scores:scores}. {winners:nom} teilten sich den Sieg.",
}
