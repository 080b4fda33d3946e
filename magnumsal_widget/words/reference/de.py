"""The rule reference in German."""

from __future__ import annotations

from typing import Final

TEXTS: Final = {
    # --- Rules by name -----------------------------------------------------------------------------------------------
    "rule.notation": "Wie ein Zug geschrieben wird",
    "rule.game-over": "Die Partie ist zu Ende",
    "rule.castle-first": "Zuerst die Burg",
    "rule.no-courier": "Niemand betritt die Burg",
    "rule.no-action-left": "Keine Aktion mehr",
    "rule.actions-left": "Noch Aktionen übrig",
    "rule.no-miner": "Dort ist kein Bergmann",
    "rule.tired": "Ermüdung",
    "rule.queue-stays": "Niemand verlässt die Warteschlange",
    "rule.same-place": "Derselbe Ort",
    "rule.chain-rule": "Kettenregel",
    "rule.no-tool": "Werkzeug fehlt",
    "rule.tool-once": "Jedes Werkzeug einmal je Spielphase",
    "rule.idle-tool": "Werkzeug ohne Wirkung",
    "rule.rope-after-move": "Das Seil gehört zur selben Aktion",
    "rule.rope-other-miner": "Das Seil ist für einen anderen Bergmann",
    "rule.not-a-chamber": "Keine Kammer",
    "rule.unrevealed": "Unerkundete Kammer",
    "rule.nothing-taken": "Nichts abgebaut",
    "rule.no-salt": "Dort liegt nicht genug Salz",
    "rule.strength": "Arbeitskraft",
    "rule.cart": "Wo ein Karren hilft",
    "rule.cannot-pay": "Zu wenig Geld",
    "rule.wrong-payment": "Fördergebühr falsch gezahlt",
    "rule.payees-open": "An wen zahlen?",
    "rule.no-assistant-place": "Kein Gehilfenplatz",
    "rule.one-assistant": "Ein Gehilfe je Gebäude",
    "rule.same-building-twice": "Kein Gebäude zweimal im selben Spielzug",
    "rule.inn-sold-out": "Niemand mehr im Wirtshaus",
    "rule.miner-limit": "Höchstens 10 Bergleute",
    "rule.not-on-sale": "Nicht im Angebot",
    "rule.price-open": "Welcher Preis?",
    "rule.no-water": "Dort ist nicht genug Wasser",
    "rule.pump-limit": "Grenze der Pumpe",
    "rule.transactions": "Eine oder zwei Transaktionen",
    "rule.own-salt": "Kein solches Salz zu verkaufen",
    "rule.column-full": "Spalte voll",
    "rule.column-empty": "Spalte leer",
    "rule.same-cube": "Derselbe Würfel nur in einer Transaktion",
    "rule.order-not-open": "Kein solcher Auftrag",
    "rule.order-salt": "Zu wenig Salz für den Auftrag",
    "rule.must-deliver": "Wer einen Auftrag erfüllen kann, muss es tun",
    "rule.fine": "Wie die Strafe gezahlt wird",
    "rule.not-tired": "Dort ist niemand müde",
    "rule.bucket-neighbour": "Die Schöpfkelle reicht nur bis nebenan",
    "rule.bucket-unrevealed": "Schöpfkelle und unerkundete Kammer",
    # --- What each rule says -----------------------------------------------------------------------------------------
    "about.notation": "Jeder Zug lässt sich als kurze Zeile schreiben, zum Beispiel „move supply S1“.",
    "about.game-over": (
        "Die Partie endet mit Spielphase III. Jeder übrige Salzwürfel ist 3 gr wert, ein Satz Werkzeuge bis zu 20 gr, "
        "und es gewinnt, wer am reichsten ist."
    ),
    "about.castle-first": (
        "Vor den Aktionen eines Spielzugs betreten die eigenen Bergleute aus dem linken Feld nacheinander die Burg, "
        "und die aus dem rechten Feld rücken ins linke vor. Das kostet keine Aktion."
    ),
    "about.no-courier": (
        "Aufträge erfüllt, wer in der Warteschlange gewartet hat. Ein Besuch der Burg stellt einen Bergmann ins rechte "
        "Feld; im nächsten eigenen Spielzug rückt er ins linke vor, im übernächsten betritt er die Burg."
    ),
    "about.no-action-left": (
        "In der ersten Runde einer Spielphase hat man eine Aktion, in jeder späteren zwei. Proviant und Schöpfkelle "
        "brauchen keine Aktion."
    ),
    "about.actions-left": (
        "Alle Aktionen eines Spielzugs werden genutzt. Auch Passen ist eine Aktion, und wer in einem Spielzug nur "
        "passt, gönnt seinen Bergleuten eine Pause: Alle müden stehen wieder auf."
    ),
    "about.no-miner": (
        "Man versetzt nur eigene Bergleute: aus dem eigenen Vorrat, von einem Gehilfenplatz oder von einem Feld im "
        "Bergwerk. Auch zum Abbauen, zum Abpumpen und für die Schöpfkelle muss ein eigener Bergmann in der Kammer sein."
    ),
    "about.tired": (
        "Bergleute, die Salz abgebaut haben, sind müde. Bis sie wieder aufstehen, werden sie nicht versetzt und "
        "arbeiten nicht, zählen aber weiter für die Kette und für die Förderung."
    ),
    "about.queue-stays": "Ein Bergmann in der Warteschlange ist beschäftigt, bis er in der Burg war.",
    "about.same-place": (
        "Versetzen heißt, einen Bergmann an einen anderen Ort zu bringen. Stehen bleiben ist keine Aktion, Passen "
        "schon."
    ),
    "about.chain-rule": (
        "Jeder Bergmann im Bergwerk muss mit dem Schachteingang verbunden sein: Auf seinem Weg nach oben darf kein "
        "Feld unbesetzt sein. Wem die Bergleute dort gehören und ob sie müde sind, spielt keine Rolle. Die Kette darf "
        "nur reißen, wenn ein Bergmann eine Kammer verlässt, die wie alle weiter hinten im Gang erkundet und ohne Salz "
        "ist."
    ),
    "about.no-tool": (
        "Nutzen kann man nur Werkzeuge, die offen vor einem liegen. In der Werkstatt kosten sie 3, 4 und 5 gr."
    ),
    "about.tool-once": (
        "Ein genutztes Werkzeug wird verdeckt. Am Ende der Spielphase deckt man alle eigenen Werkzeuge wieder auf."
    ),
    "about.idle-tool": (
        "Ein Werkzeug, das nichts ändern würde, wird nicht genutzt. So wird keines aus Versehen vergeudet."
    ),
    "about.rope-after-move": (
        "Mit einem Seil darf man in derselben Aktion noch einen Bergmann im Bergwerk einsetzen oder versetzen. Man "
        "entscheidet, wenn man sieht, wohin der erste geraten ist, und darf mehrere Seile nutzen."
    ),
    "about.rope-other-miner": (
        "Jedes Seil ist für einen Bergmann, der in dieser Aktion noch nicht eingesetzt oder versetzt wurde."
    ),
    "about.not-a-chamber": (
        "Salz und Wasser liegen in den Kammern zu beiden Seiten. Im Schacht gibt es keines von beiden."
    ),
    "about.unrevealed": (
        "Eine Kammer bleibt verdeckt, bis der erste Bergmann sie betritt. Dann kommen ihr Salz und ihr Wasser darauf."
    ),
    "about.nothing-taken": "Wer abbaut, nimmt mindestens einen Salzwürfel.",
    "about.no-salt": "Abbauen kann man nur das Salz, das in der Kammer liegt, in beliebigen Farben.",
    "about.strength": (
        "Die Arbeitskraft ist die Zahl der eigenen ausgeruhten Bergleute in der Kammer, dazu 1 für jede genutzte "
        "Spitzhacke, abzüglich der Wasserwürfel. So viele Salzwürfel darf man höchstens nehmen. Mindestens ein eigener "
        "ausgeruhter Bergmann muss dort sein."
    ),
    "about.cart": (
        "Ein Karren bringt das Salz ohne Gebühr durch ein Feld oder durch zwei, die auf dem Weg nach oben benachbart "
        "sind. Er ist für Felder da, die eine Gebühr kosten. Mehrere Karren fahren durch verschiedene Felder."
    ),
    "about.cannot-pay": (
        "Eine Aktion muss man bezahlen können, wenn man sie ausführt. Der Groschen für den eigenen Gehilfen kommt erst "
        "danach."
    ),
    "about.wrong-payment": (
        "Für jeden Salzwürfel zahlt man 1 gr je Feld auf dem Weg nach oben, auf dem kein eigener Bergmann steht. Das "
        "Geld bekommt ein Besitzer von Bergleuten auf diesem Feld; bei mehreren Besitzern hat man die Wahl, Würfel für "
        "Würfel."
    ),
    "about.payees-open": (
        "Stehen auf einem Feld Bergleute mehrerer Spieler, wählt man, wer die Gebühr bekommt, und darf sie auch "
        "aufteilen."
    ),
    "about.no-assistant-place": (
        "Werkstatt, Pumpe, Markt und Burg haben einen Gehilfenplatz. Im Wirtshaus und auf dem Rathausplatz gibt es "
        "keinen."
    ),
    "about.one-assistant": (
        "Ein Gebäude hat höchstens einen Gehilfen. Er bleibt, bis sein Besitzer ihn versetzt oder die Spielphase "
        "endet, und bringt 1 gr bei jedem Besuch; in der Burg für jeden erfüllten Auftrag."
    ),
    "about.same-building-twice": (
        "Dieselbe Aktion darf man in einem Spielzug zweimal ausführen, dasselbe Gebäude aber nie zweimal besuchen."
    ),
    "about.inn-sold-out": (
        "Der Markierungsstein im Wirtshaus rückt mit jedem angeworbenen Bergmann ein Feld nach rechts. Hinter dem "
        "letzten Feld ist bis zur nächsten Spielphase niemand mehr anzuwerben."
    ),
    "about.miner-limit": "Jede Farbe hat 10 Bergleute.",
    "about.not-on-sale": (
        "Es liegen bis zu drei Werkzeuge aus, für 3, 4 und 5 gr. Wird eines gekauft, werden die teureren billiger, und "
        "ein neues kommt dazu, solange es noch welche gibt."
    ),
    "about.price-open": "Liegt dasselbe Werkzeug zu zwei Preisen aus, gibt man an, welches man kauft.",
    "about.no-water": (
        "An der Pumpe entfernt man einen oder mehr Wasserwürfel aus einer Kammer, in der ein eigener Bergmann ist. Der "
        "erste ist kostenlos, der zweite kostet 2 gr, jeder weitere 1 gr mehr als der vorige."
    ),
    "about.pump-limit": (
        "Nach einer der Regelauslegungen pumpt man bei einem Besuch höchstens vier Wasserwürfel ab, so viele, wie der "
        "Spielplan Preise zeigt."
    ),
    "about.transactions": (
        "Bei einem Marktbesuch macht man eine oder zwei Transaktionen. Jede ist der Verkauf oder der Kauf eines "
        "Salzwürfels."
    ),
    "about.own-salt": (
        "Man verkauft Salz, das man hat. Der Würfel kommt auf das teuerste freie Feld seiner Spalte, und dessen Preis "
        "bekommt man."
    ),
    "about.column-full": (
        "Jede Farbe hat eine Spalte mit wenigen Feldern. Sind alle belegt, kann niemand Salz dieser Farbe verkaufen, "
        "es sei denn mit einem Handelsbrief."
    ),
    "about.column-empty": (
        "Man kauft den billigsten Würfel einer Spalte. Was nicht auf dem Markt liegt, kann man nicht kaufen."
    ),
    "about.same-cube": "Bei einem Marktbesuch wird ein Würfel entweder verkauft oder gekauft, nie beides.",
    "about.order-not-open": "Erfüllen kann man nur Aufträge, die offen in der Burg liegen.",
    "about.order-salt": (
        "Für einen Auftrag gibt man genau das Salz ab, das er zeigt, und bekommt den Lohn, den er zeigt."
    ),
    "about.must-deliver": (
        "Ein Bergmann, der die Burg betritt, muss einen ausliegenden Auftrag erfüllen, wenn das Salz dafür reicht. "
        "Welchen, ist frei. Nur wenn es nicht geht, wird die Strafe fällig."
    ),
    "about.fine": (
        "Lässt sich kein ausliegender Auftrag erfüllen, beträgt die Strafe 3 gr oder 1 Salzwürfel nach Wahl. Wer "
        "weniger als 3 gr hat, gibt einen Salzwürfel; wer kein Salz hat, das Geld, das da ist; wer gar nichts hat, "
        "nichts."
    ),
    "about.not-tired": "Proviant bringt einen oder zwei eigene müde Bergleute wieder auf die Beine, wo immer sie sind.",
    "about.bucket-neighbour": (
        "Die Schöpfkelle bringt einen Wasserwürfel aus einer Kammer, in der ein eigener Bergmann ist, in die nächste "
        "Kammer desselben Ganges, näher am Schacht oder weiter hinten. In den Schacht kommt kein Wasser."
    ),
    "about.bucket-unrevealed": (
        "Die Spielregeln sind sich nicht einig, ob man Wasser in eine unerkundete Kammer schütten darf. Für jede "
        "Partie entscheidet es eine Regelauslegung."
    ),
    # --- Sections of the rulebook ------------------------------------------------------------------------------------
    "section.notation": "Dieses Programm: wie Züge geschrieben werden",
    "section.turn": "Spielverlauf: der Spielzug und seine Aktionen",
    "section.placing": "Aktionen: einen Bergmann einsetzen oder versetzen",
    "section.chain": "Aktionen: einen Bergmann einsetzen oder versetzen, die Kettenregel",
    "section.extraction": "Aktionen: Salz abbauen",
    "section.transport": "Aktionen: Salz abbauen, die Förderung",
    "section.fatigue": "Aktionen: Salz abbauen, die Ermüdung",
    "section.assistants": "Aktionen: einen Gehilfen einsetzen",
    "section.visiting": "Aktionen: ein Gebäude besuchen",
    "section.paying": "Aktionen: was sofort zu zahlen ist",
    "section.inn": "Gebäude: Wirtshaus",
    "section.workshop": "Gebäude: Werkstatt",
    "section.pump": "Gebäude: Pumpe",
    "section.market": "Gebäude: Markt",
    "section.queue": "Gebäude: Burg, die Warteschlange",
    "section.castle": "Gebäude: Burg, Aufträge und Strafen",
    "section.tools": "Werkzeuge: wann man sie nutzt",
    "section.rope": "Werkzeuge: Seil",
    "section.bucket": "Werkzeuge: Schöpfkelle",
    "section.cart": "Werkzeuge: Karren",
    "section.food": "Werkzeuge: Proviant",
    "section.end": "Spielende",
    # --- Rulings -----------------------------------------------------------------------------------------------------
    "ruling.cart-capacity": "Wie viel ein Karren fasst",
    "ruling.cart-capacity.unlimited": "Ein Karren fasst beliebig viele Salzwürfel.",
    "ruling.cart-capacity.2": "Ein Karren fasst 2 Salzwürfel; für weitere wird die Gebühr gezahlt.",
    "ruling.fatigue": "Wer müde wird",
    "ruling.fatigue.needed": "Nur so viele Bergleute werden müde, wie die Arbeit braucht.",
    "ruling.fatigue.all": "Alle eigenen Bergleute in der Kammer werden müde.",
    "ruling.bucket-unrevealed": "Schöpfkelle und unerkundete Kammer",
    "ruling.bucket-unrevealed.allowed": "Wasser darf in eine unerkundete Kammer geschüttet werden.",
    "ruling.bucket-unrevealed.forbidden": "Wasser darf nur in erkundete Kammern geschüttet werden.",
    "ruling.cart-spaces": "Wo ein Karren fährt",
    "ruling.cart-spaces.any": "Ein Karren fährt durch Kammern und Schachtabschnitte.",
    "ruling.cart-spaces.chambers": "Ein Karren fährt nur durch Kammern.",
    "ruling.full-market-sale": "Preis in einer vollen Spalte",
    "ruling.full-market-sale.lowest": "Ein Verkauf in eine volle Spalte bringt deren niedrigsten Preis.",
    "ruling.full-market-sale.lowest+1": (
        "Ein Verkauf in eine volle Spalte bringt 1 gr mehr als deren niedrigsten Preis."
    ),
    "ruling.chain-exception": "Wann die Kette reißen darf",
    "ruling.chain-exception.revealed-and-empty": (
        "Die Kette darf reißen, wo die Kammer und alle weiteren erkundet und ohne Salz sind."
    ),
    "ruling.chain-exception.empty": "Die Kette darf reißen, wo in der Kammer und allen weiteren kein Salz liegt.",
    "ruling.second-courier": "Der zweite Bote",
    "ruling.second-courier.must": (
        "Auch ein zweiter Bergmann im selben Spielzug muss einen Auftrag erfüllen, wenn er kann."
    ),
    "ruling.second-courier.may": "Ein zweiter Bergmann im selben Spielzug darf ablehnen; dann wird die Strafe gezahlt.",
    "ruling.market-visit": "Transaktionen je Marktbesuch",
    "ruling.market-visit.at-least-one": "Eine oder zwei Transaktionen je Besuch.",
    "ruling.market-visit.up-to-two": "Bis zu zwei Transaktionen je Besuch, auch gar keine.",
    "ruling.pump-limit": "Grenze der Pumpe",
    "ruling.pump-limit.none": "Beliebig viele Wasserwürfel je Besuch.",
    "ruling.pump-limit.4": "Höchstens 4 Wasserwürfel je Besuch.",
    "ruling.cube-supply": "Wie viele Würfel es gibt",
    "ruling.cube-supply.unlimited": "Es sind immer genug Würfel da.",
    "ruling.cube-supply.box": "Nur die Würfel aus der Schachtel; was fehlt, wird nicht gelegt.",
    "ruling.stranded-miners": "Schon abgeschnittene Bergleute",
    "ruling.stranded-miners.ignored": (
        "Ein Zug darf niemanden neu abschneiden; schon abgeschnittene Bergleute zählen nicht."
    ),
    "ruling.stranded-miners.count": "Auch schon abgeschnittene Bergleute halten die fest, die näher am Schacht stehen.",
    "ruling.free-tools": "Wann Proviant und Schöpfkelle genutzt werden",
    "ruling.free-tools.between-actions": "Proviant und Schöpfkelle nutzt man zwischen den Aktionen.",
    "ruling.free-tools.any-time": "Proviant und Schöpfkelle nutzt man jederzeit im eigenen Spielzug.",
    "ruling.rope-miner": "Wen das Seil versetzt",
    "ruling.rope-miner.another": "Das Seil versetzt einen anderen Bergmann.",
    "ruling.rope-miner.any": "Das Seil darf denselben Bergmann noch einmal versetzen.",
    "ruling.idle-tools": "Werkzeuge ohne Wirkung",
    "ruling.idle-tools.forbidden": "Ein Werkzeug, das nichts ändern würde, wird nicht genutzt.",
    "ruling.idle-tools.allowed": "Ein Werkzeug darf auch genutzt werden, wenn es nichts ändert.",
    # --- Variants ----------------------------------------------------------------------------------------------------
    "variant.standard": "Grundspiel",
    "variant.standard.about": "Die Kammern liegen verdeckt, bis der erste Bergmann sie betritt.",
    "variant.mapped-mine": "Bergwerk-Lageplan",
    "variant.mapped-mine.about": (
        "Die Plättchen liegen von Anfang an offen; Salz und Wasser kommen erst mit dem ersten Bergmann darauf."
    ),
}
