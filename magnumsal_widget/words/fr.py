"""What is said in French: what stands in the way of a decision, what it costs, what happened.

Typed with ordinary spaces; the no-break ones are set when the catalogue is loaded.
"""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # --- Verdicts ----------------------------------------------------------------------------------------------------
    "verdict.violation": "{name} : {text}",
    "legal": "C'est permis.",
    "cost.free": "C'est gratuit.",
    "cost.income": "Vous recevez {amount:gr}.",
    "cost.bank": "Vous payez {amount:gr} à la banque.",
    "cost.payee#one": "Vous payez {amount:gr} à {payee:nom} pour {spaces:spaces}.",
    "cost.payee#more": "Vous payez {amount:gr} à {payee:nom} : {spaces:spaces}.",
    # The text itself
    "notation.empty": "Il n'y a rien à lire. Un coup tient en une ligne, par exemple « move supply S1 ».",
    "notation.verb": (
        "{word:quote} n'est pas un coup. Un coup commence par move, rope, extract, assist, visit, deliver, fine, food, "
        "bucket, pass ou end."
    ),
    "notation.form": "Ce coup est incomplet ou contient un mot de trop. Il s'écrit ainsi : {form}",
    "notation.place": (
        "{word:quote} ne convient pas ici. Les lieux sont S1 à S6, les salles comme 1R2, supply (la réserve) et les "
        "bâtiments comme pump (la station de pompage)."
    ),
    "notation.salt": (
        "{word:quote} ne convient pas ici. Une quantité de sel s'écrit comme 2b1g (b pour brun, g pour vert, w pour "
        "blanc), un seul cube brown, green ou white."
    ),
    "notation.number": "{word:quote} ne convient pas ici. Il faut un nombre entier, par exemple 2.",
    "notation.tool": (
        "{word:quote} n'est pas un outil. Les outils sont rope (corde), pickaxe (pioche), bucket (seau), cart "
        "(chariot), food (nourriture), commercial (privilège commercial) et royal (privilège royal)."
    ),
    "notation.player": (
        "{word:quote} n'est pas un joueur. Les joueurs portent le nom de leur couleur : orange (Orange), black (Noir), "
        "purple (Violet) ou white (Blanc)."
    ),
    # When
    "game-over": "La partie est terminée : il n'y a plus rien à décider.",
    "castle-first": (
        "D'abord le château : votre mineur du cercle de gauche complète une commande, ou vous payez la pénalité. Vos "
        "actions viennent ensuite."
    ),
    "no-courier": (
        "Aucun de vos mineurs n'entre au château en ce moment. On complète une commande ou on paie la pénalité au "
        "début du tour, avec les mineurs du cercle de gauche."
    ),
    "no-action-left": (
        "Toutes les actions de ce tour sont faites. Vous pouvez encore utiliser un outil qui ne demande pas d'action, "
        "ou terminer le tour."
    ),
    "actions-left": "Il vous reste {actions:action} dans ce tour. Si vous ne voulez rien faire, passez.",
    # Miners
    "no-miner.supply": (
        "Il n'y a pas de mineur dans votre réserve. Prenez-en un ailleurs, ou engagez-en un à l'auberge."
    ),
    "no-miner.assistant": "Vous n'avez pas d'assistant {building:in}.",
    "no-miner.space": "Vous n'avez pas de mineur {place:in}.",
    "tired": "Le mineur {place:from} est fatigué. Du repos ou de la nourriture, et le voilà de nouveau debout.",
    "queue-stays": "Les mineurs de la file du château y restent jusqu'à leur passage au château.",
    "same-place": "Le mineur est déjà {place:in}. Choisissez-lui un autre lieu.",
    "chain-rule.enter": (
        "Le mineur ne peut pas y aller : {gaps:the} {gaps:est vide|sont vides}, {target:the} n'est donc pas reliée à "
        "l'entrée du puits."
    ),
    "chain-rule.leave": (
        "Si le mineur quitte {place:the}, {miners:# autre mineur sera coupé|# autres mineurs seront coupés} de "
        "l'entrée."
    ),
    # Tools
    "no-tool#none": (
        "Il vous faut {needed:tool-{tool}} et vous n'en avez pas de disponible. Les outils s'achètent à l'atelier."
    ),
    "no-tool#some": "Il vous faut {needed:tool-{tool}} et vous n'en avez que {ready:# de disponible|# de disponibles}.",
    "tool-once": (
        "Cet outil a déjà servi dans cette phase : {tool:tool}. Chaque outil sert une fois par phase et redevient "
        "disponible à la fin de celle-ci."
    ),
    "idle-tool": "Gardez {tool:tool.a} pour plus tard : ici, cet outil ne changerait rien.",
    "rope-after-move": (
        "La corde va avec le placement ou le déplacement d'un mineur dans la mine : utilisez-la juste après, dans la "
        "même action."
    ),
    "rope-other-miner": "La corde est pour un autre mineur : celui {place:from} vient d'être placé ou déplacé.",
    # Extraction and transport
    "not-a-chamber": "{place:^the} n'est pas une salle. Le sel et l'eau ne se trouvent que dans les salles.",
    "unrevealed": "{place:^the} n'est pas encore révélée. Envoyez-y un mineur pour voir ce qu'elle contient.",
    "nothing-taken": "Prenez au moins 1 cube de sel.",
    "no-salt#none": "Il n'y a plus de sel {place:in}.",
    "no-salt#some": "Vous voulez {asked:salt}, mais {place:the} en contient {there:cubes}.",
    "strength#some": (
        "Force {place:in} : {miners:rested}{pickaxes:+tool-pickaxe}{water:-water_cube} = {strength}. Vous pouvez "
        "extraire {strength:# cube de sel|jusqu'à # cubes de sel}."
    ),
    "strength#none": (
        "Force {place:in} : {miners:rested}{pickaxes:+tool-pickaxe}{water:-water_cube}, il ne reste rien pour le sel. "
        "D'autres mineurs, une pioche ou la station de pompage peuvent aider."
    ),
    "cart.length": "Un chariot traverse une case, ou deux cases adjacentes du parcours vers la surface.",
    "cart.way": (
        "Le parcours qui mène {chamber:from} à la surface ne passe pas {place:through} : un chariot n'y sert à rien."
    ),
    "cart.free": "Il n'y a pas de frais de transport à payer {place:in} : un chariot n'y ferait rien économiser.",
    "cart.adjacent": (
        "De {first}, le parcours ne mène pas directement à {second}. Un chariot traverse une case, ou deux qui se "
        "suivent."
    ),
    "cart.overlap": "Deux chariots passent {place:through}. Un seul suffit.",
    "cart.chambers": (
        "{place:^the} fait partie du puits, et selon le point de règle choisi pour cette partie, les chariots ne "
        "traversent que les salles."
    ),
    "cannot-pay": "Il vous faut {needed:gr} et vous en avez {has}.",
    "wrong-payment.sum": "Les frais de transport sont de {due:gr} en tout, mais vos paiements font {paid:gr}.",
    "wrong-payment.stranger": "Ici, vous ne devez pas de frais de transport à {payee:nom}.",
    "wrong-payment.too-little": (
        "{payee:nom} doit recevoir au moins {least:gr} : dans certaines cases, personne d'autre ne peut être payé."
    ),
    "wrong-payment.too-much": (
        "{payee:nom} peut recevoir {most:gr} au plus : les cases où se trouvent ses mineurs ne coûtent pas davantage."
    ),
    "payees-open": (
        "Les frais de transport de {due:gr} peuvent se partager de plusieurs façons entre {payees:nom}. Précisez qui "
        "reçoit combien."
    ),
    # Assistants and buildings
    "no-assistant-place": (
        "Il n'y a pas de place d'assistant {building:in}. Il y en a une à l'atelier, à la station de pompage, au "
        "marché et au château."
    ),
    "one-assistant": "Il y a déjà un assistant {owner:gen} {building:in}, et il n'y a de place que pour un seul.",
    "same-building-twice": "Ce bâtiment a déjà été visité pendant ce tour.",
    "inn-sold-out": "Il n'y a plus personne à engager à l'auberge dans cette phase.",
    "miner-limit": "Vous avez déjà tous vos 10 mineurs.",
    "not-on-sale.tool": "Cet outil n'est pas en vente à l'atelier en ce moment : {tool:tool}.",
    "not-on-sale.price": "Cet outil n'est pas en vente à {price:gr} en ce moment : {tool:tool}.",
    "price-open": "L'atelier vend plusieurs exemplaires de cet outil : {tool:tool}. Précisez le prix : {prices:gr.or}.",
    "no-water#dry": "Il n'y a pas d'eau {place:in}.",
    "no-water#more": "Vous voulez retirer {asked:water_cube}, mais il n'y en a que {there} {place:in}.",
    "no-water#none": "Retirez au moins 1 cube d'eau.",
    "pump-limit": (
        "Selon le point de règle choisi pour cette partie, la station de pompage retire {limit:water_cube} au plus par "
        "visite."
    ),
    "transactions.none": "Une visite au marché demande au moins une transaction : vendez ou achetez un cube de sel.",
    "transactions.many": "Une visite au marché permet deux transactions au plus.",
    "own-salt": "Vous n'avez pas de {colour:mass} à vendre.",
    "column-full": (
        "La colonne du {colour:mass} est pleine au marché. Un privilège commercial vous permettrait de vendre quand "
        "même."
    ),
    "column-empty": "Il n'y a pas de {colour:mass} au marché.",
    "same-cube.sold": (
        "Ce cube de {colour:mass} vient d'être vendu. Vous ne pouvez pas le racheter pendant la même visite."
    ),
    "same-cube.bought": (
        "Votre seul cube de {colour:mass} vient d'être acheté. Vous ne pouvez pas le revendre pendant la même visite."
    ),
    # Couriers
    "order-not-open": "Aucune commande visible ne demande {salt:salt}.",
    "order-salt#some": "Cette commande demande {salt:salt} ; vous en avez {has:cubes}.",
    "order-salt#none": "Cette commande demande {salt:salt} ; vous n'avez pas de sel.",
    "must-deliver": "Votre sel suffit pour une commande visible : le mineur au château doit en compléter une.",
    "fine.money": (
        "La pénalité est de 3 gr et vous {has:=0 n'avez pas d'argent|n'en avez que #|n'en avez que #}. Donnez 1 cube "
        "de sel à la place."
    ),
    "fine.salt": "Vous n'avez pas de {colour:mass} pour payer la pénalité.",
    # Food and bucket
    "not-tired": "La nourriture remet debout des mineurs fatigués, et vous n'en avez pas assez {place:in}.",
    "bucket-neighbour": (
        "Un seau porte l'eau dans une salle adjacente du même couloir. {target:^the} n'est pas à côté {origin:from}."
    ),
    "bucket-unrevealed": (
        "{target:^the} n'est pas encore révélée, et selon le point de règle choisi pour cette partie, on n'y verse pas "
        "d'eau."
    ),
    # --- Events ------------------------------------------------------------------------------------------------------
    "event.turn-started": "Le tour {player:gen} a commencé : phase {phase:roman}, manche {round}.",
    "event.miner-moved#hired": "Le nouveau mineur {player:gen} est allé {target:in}.",
    "event.miner-moved#placed": "{player:nom} a placé un mineur {target:in}.",
    "event.miner-moved#moved": "{player:nom} a déplacé un mineur {origin:from} vers {target:the}.",
    "event.miner-moved#assistant": "{player:nom} a placé un mineur {origin:from} comme assistant {target:in}.",
    "event.miner-moved#courier": "{player:nom} a envoyé un mineur {origin:from} {target:in}.",
    "event.miner-moved#advanced": "Le mineur {player:gen} est passé {target:in}.",
    "event.miner-moved#home": "Le mineur {player:gen} est revenu {origin:from} dans la réserve.",
    "event.tile-turned#shown": (
        "{chamber:^the} a été révélée : {salt:salt}, {water:=0 pas d'eau|# cube d'eau|# cubes d'eau}."
    ),
    "event.tile-turned#hidden": "{chamber:^the} a été révélée.",
    "event.salt-extracted": "{player:nom} a extrait {salt:salt} {chamber:from} et a tout remonté à la surface.",
    "event.fee-paid#one": "{player:nom} a payé {amount:gr} à {payee:nom} pour le transport par {spaces:spaces}.",
    "event.fee-paid#more": "{player:nom} a payé {amount:gr} à {payee:nom} pour le transport : {spaces:spaces}.",
    "event.miners-tired": "Le travail {place:in} a fatigué {miners:# mineur|# mineurs} {player:gen}.",
    "event.miners-stood-up": (
        "{miners:# mineur fatigué|# mineurs fatigués} {player:gen} {miners:s'est relevé|se sont relevés} {place:in}."
    ),
    "event.tool-used": "{player:nom} a utilisé {tool:tool.a}.",
    "event.water-moved#pumped": "{player:nom} a pompé {cubes:water_cube} {origin:in}.",
    "event.water-moved#carried": "{player:nom} a porté {cubes:water_cube} {origin:from} vers {target:the}.",
    "event.pump-paid#some": "{player:nom} a payé {amount:gr} à la station de pompage.",
    "event.pump-paid#none": "{player:nom} n'a rien payé à la station de pompage.",
    "event.miner-hired": "{player:nom} a engagé un mineur pour {price:gr}.",
    "event.tool-bought": "{player:nom} a acheté {tool:tool.a} pour {price:gr}.",
    "event.tool-shown#shown": "Un nouvel outil a été mis en vente : {tool:tool}.",
    "event.tool-shown#hidden": "Un nouvel outil a été mis en vente.",
    "event.salt-sold#market": "{player:nom} a vendu {colour:cube} pour {price:gr}.",
    "event.salt-sold#bank": (
        "{player:nom} a vendu {colour:cube} pour {price:gr} ; la colonne était pleine, le cube est donc allé à la "
        "banque."
    ),
    "event.salt-bought": "{player:nom} a acheté {colour:cube} pour {price:gr}.",
    "event.market-visited": "{player:nom} a visité le marché sans rien échanger.",
    "event.square-visited": "{player:nom} a gagné {amount:gr} sur la place du village.",
    "event.assistant-paid": "{player:nom} a reçu {amount:gr} de la banque pour son assistant {building:in}.",
    "event.castle-entered": "Un mineur {player:gen} est entré au château.",
    "event.order-filled": (
        "{player:nom} a complété une commande : {salt:salt} pour {pay:gr}. Cela fait {counter:order} dans cette phase."
    ),
    "event.order-shown#shown": "Une nouvelle commande a été révélée : {salt:salt} pour {pay:gr}.",
    "event.order-shown#hidden": "Une nouvelle commande a été révélée.",
    "event.fine-paid#money": "{player:nom} n'a pas complété de commande et a payé une pénalité de {amount:gr}.",
    "event.fine-paid#salt": "{player:nom} n'a pas complété de commande et a donné {salt:salt} comme pénalité.",
    "event.fine-paid#nothing": "{player:nom} n'a pas complété de commande et n'avait rien pour payer la pénalité.",
    "event.passed": "{player:nom} a passé.",
    "event.turn-ended": "Le tour {player:gen} s'est terminé.",
    "event.phase-ended": "La phase {phase:roman} s'est terminée et tous les mineurs sont revenus reposés.",
    "event.tools-readied": "Les outils {player:gen} sont redevenus disponibles : {tools:tools}.",
    "event.left-game#both": (
        "Ont quitté la partie : les commandes visibles ({orders:orders}) et les outils invendus ({tools:tools})."
    ),
    "event.left-game#orders": "Ont quitté la partie : les commandes visibles ({orders:orders}).",
    "event.left-game#tools": "Ont quitté la partie : les outils invendus ({tools:tools}).",
    "event.left-game#nothing": "Il n'y avait rien à retirer de la partie.",
    "event.market-restocked": "Il n'y avait plus de {colour:mass} au marché : 1 cube y a été ajouté.",
    "event.phase-started": "La phase {phase:roman} a commencé, avec {start:nom} comme premier joueur.",
    "event.game-ended#one": "La partie s'est terminée : {scores:scores}. {winners:nom} l'a remportée.",
    "event.game-ended#more": "La partie s'est terminée : {scores:scores}. {winners:nom} se sont partagé la victoire.",
}
