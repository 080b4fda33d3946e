"""The rule reference in French. Typed with ordinary spaces; the no-break ones are set when it is loaded."""

from __future__ import annotations

from typing import Final

TEXTS: Final = {
    # --- Rules by name -----------------------------------------------------------------------------------------------
    "rule.notation": "Comment s'écrit un coup",
    "rule.game-over": "La partie est terminée",
    "rule.castle-first": "D'abord le château",
    "rule.no-courier": "Personne n'entre au château",
    "rule.no-action-left": "Plus d'action",
    "rule.actions-left": "Il reste des actions",
    "rule.no-miner": "Pas de mineur à cet endroit",
    "rule.tired": "Fatigue",
    "rule.queue-stays": "On ne quitte pas la file du château",
    "rule.same-place": "Même endroit",
    "rule.chain-rule": "Règle de la chaîne",
    "rule.no-tool": "Outil manquant",
    "rule.tool-once": "Chaque outil une fois par phase",
    "rule.idle-tool": "Outil sans effet",
    "rule.rope-after-move": "La corde fait partie de la même action",
    "rule.rope-other-miner": "La corde est pour un autre mineur",
    "rule.not-a-chamber": "Ce n'est pas une salle",
    "rule.unrevealed": "Salle non révélée",
    "rule.nothing-taken": "Rien d'extrait",
    "rule.no-salt": "Pas assez de sel à cet endroit",
    "rule.strength": "Force",
    "rule.cart": "Où sert un chariot",
    "rule.cannot-pay": "Pas assez d'argent",
    "rule.wrong-payment": "Frais de transport mal payés",
    "rule.payees-open": "Qui est payé ?",
    "rule.no-assistant-place": "Pas de place d'assistant",
    "rule.one-assistant": "Un seul assistant par bâtiment",
    "rule.same-building-twice": "Un bâtiment, une seule visite par tour",
    "rule.inn-sold-out": "Plus personne à l'auberge",
    "rule.miner-limit": "10 mineurs au plus",
    "rule.not-on-sale": "Pas en vente",
    "rule.price-open": "Quel prix ?",
    "rule.no-water": "Pas assez d'eau à cet endroit",
    "rule.pump-limit": "Limite de la station de pompage",
    "rule.transactions": "Une ou deux transactions",
    "rule.own-salt": "Pas de tel sel à vendre",
    "rule.column-full": "Colonne pleine",
    "rule.column-empty": "Colonne vide",
    "rule.same-cube": "Un même cube, une seule transaction",
    "rule.order-not-open": "Pas de telle commande",
    "rule.order-salt": "Pas assez de sel pour la commande",
    "rule.must-deliver": "Qui peut compléter une commande doit le faire",
    "rule.fine": "Comment se paie la pénalité",
    "rule.not-tired": "Personne de fatigué à cet endroit",
    "rule.bucket-neighbour": "Le seau ne va qu'à côté",
    "rule.bucket-unrevealed": "Seau et salle non révélée",
    # --- What each rule says -----------------------------------------------------------------------------------------
    "about.notation": "Chaque coup peut s'écrire en une courte ligne, par exemple « move supply S1 ».",
    "about.game-over": (
        "La partie se termine avec la phase III. Chaque cube de sel restant vaut 3 gr, un ensemble d'outils jusqu'à 20 "
        "gr, et le joueur le plus riche l'emporte."
    ),
    "about.castle-first": (
        "Avant les actions d'un tour, vos mineurs du cercle de gauche entrent l'un après l'autre au château, et ceux "
        "du cercle de droite passent à gauche. Cela ne coûte pas d'action."
    ),
    "about.no-courier": (
        "Ce sont les mineurs qui ont attendu dans la file du château qui complètent les commandes. Visiter le château "
        "place un mineur dans le cercle de droite ; à votre tour suivant il passe à gauche, et au tour d'après il "
        "entre."
    ),
    "about.no-action-left": (
        "Vous avez une action dans la première manche d'une phase, deux dans chacune des suivantes. La nourriture et "
        "le seau ne demandent pas d'action."
    ),
    "about.actions-left": (
        "Toutes les actions d'un tour se jouent. Passer en est une aussi, et si vous passez toutes les actions d'un "
        "tour, tous vos mineurs fatigués se relèvent."
    ),
    "about.no-miner": (
        "Vous ne déplacez que vos propres mineurs, depuis votre réserve, une place d'assistant ou une case de la mine. "
        "Pour extraire du sel, pomper ou utiliser un seau, il vous faut aussi un mineur dans la salle."
    ),
    "about.tired": (
        "Les mineurs qui ont extrait du sel sont fatigués. Tant qu'ils ne sont pas relevés, on ne les déplace pas et "
        "ils ne travaillent pas, mais ils comptent toujours pour la chaîne et pour le transport."
    ),
    "about.queue-stays": "Un mineur dans la file du château est occupé tant qu'il n'est pas passé au château.",
    "about.same-place": (
        "Déplacer un mineur, c'est le mener ailleurs. Rester sur place n'est pas une action ; passer en est une."
    ),
    "about.chain-rule": (
        "Chaque mineur dans la mine doit être relié à l'entrée du puits : aucune case de son parcours vers la surface "
        "ne peut être vide. Peu importe à qui sont les mineurs qui s'y trouvent et s'ils sont fatigués. La chaîne ne "
        "peut se rompre que si un mineur quitte une salle qui, comme toutes celles plus loin, est révélée et sans sel."
    ),
    "about.no-tool": "Vous ne pouvez utiliser que vos outils face visible. L'atelier les vend 3, 4 et 5 gr.",
    "about.tool-once": (
        "Un outil utilisé est tourné face cachée. À la fin de la phase, tous vos outils sont remis face visible."
    ),
    "about.idle-tool": "On n'utilise pas un outil qui ne changerait rien : ainsi, aucun n'est gâché par erreur.",
    "about.rope-after-move": (
        "Une corde permet de placer ou de déplacer un mineur de plus dans la mine, dans la même action. Vous décidez "
        "après avoir vu où le premier est arrivé, et vous pouvez utiliser plusieurs cordes."
    ),
    "about.rope-other-miner": (
        "Chaque corde est pour un mineur qui n'a pas encore été placé ou déplacé dans cette action."
    ),
    "about.not-a-chamber": (
        "Le sel et l'eau se trouvent dans les salles, de part et d'autre du puits. Le puits lui-même n'en contient pas."
    ),
    "about.unrevealed": (
        "Une salle reste face cachée jusqu'à ce qu'un premier mineur y entre. On y pose alors son sel et son eau."
    ),
    "about.nothing-taken": "Qui extrait du sel en prend au moins un cube.",
    "about.no-salt": "Vous ne pouvez prendre que le sel qui se trouve dans la salle, des couleurs que vous voulez.",
    "about.strength": (
        "La force est le nombre de vos mineurs reposés dans la salle, plus 1 pour chaque pioche utilisée, moins les "
        "cubes d'eau. C'est le nombre de cubes de sel que vous pouvez prendre au plus. Il vous faut au moins un mineur "
        "reposé dans la salle."
    ),
    "about.cart": (
        "Un chariot transporte votre sel sans frais à travers une case, ou deux cases adjacentes du parcours vers la "
        "surface. Il sert dans les cases où il y aurait des frais à payer. Plusieurs chariots traversent des cases "
        "différentes."
    ),
    "about.cannot-pay": (
        "Il faut pouvoir payer une action au moment où on la fait. La pièce de votre propre assistant n'arrive "
        "qu'après."
    ),
    "about.wrong-payment": (
        "Pour chaque cube de sel, vous payez 1 gr par case du parcours vers la surface où vous n'avez pas de mineur. "
        "Cet argent va à un propriétaire de mineurs de cette case ; s'il y en a plusieurs, vous choisissez, cube par "
        "cube."
    ),
    "about.payees-open": (
        "Si une case contient des mineurs de plusieurs joueurs, vous choisissez qui reçoit les frais, et vous pouvez "
        "les partager."
    ),
    "about.no-assistant-place": (
        "L'atelier, la station de pompage, le marché et le château ont une place d'assistant. L'auberge et la place du "
        "village n'en ont pas."
    ),
    "about.one-assistant": (
        "Un bâtiment a un assistant au plus. Il y reste jusqu'à ce que son propriétaire le déplace ou que la phase se "
        "termine, et rapporte 1 gr à chaque visite ; au château, à chaque commande complétée."
    ),
    "about.same-building-twice": (
        "Vous pouvez faire deux fois la même action dans un tour, mais jamais visiter deux fois le même bâtiment."
    ),
    "about.inn-sold-out": (
        "Le marqueur de l'auberge avance d'une case vers la droite à chaque mineur engagé. Après la dernière case, il "
        "n'y a plus personne à engager jusqu'à la phase suivante."
    ),
    "about.miner-limit": "Chaque couleur a 10 mineurs.",
    "about.not-on-sale": (
        "Trois outils au plus sont en vente, à 3, 4 et 5 gr. Quand l'un est acheté, les plus chers deviennent moins "
        "chers et un nouveau s'ajoute, tant qu'il en reste."
    ),
    "about.price-open": "Si le même outil est en vente à deux prix, précisez lequel vous achetez.",
    "about.no-water": (
        "À la station de pompage, vous retirez un ou plusieurs cubes d'eau d'une salle où vous avez un mineur. Le "
        "premier est gratuit, le deuxième coûte 2 gr, et chaque cube suivant 1 gr de plus que le précédent."
    ),
    "about.pump-limit": (
        "Selon un des points de règle, une visite permet de pomper quatre cubes d'eau au plus, autant que le plateau "
        "indique de prix."
    ),
    "about.transactions": (
        "Une visite au marché permet une ou deux transactions. Chacune est la vente ou l'achat d'un cube de sel."
    ),
    "about.own-salt": (
        "Vous vendez du sel que vous avez. Il va sur la case libre la plus chère de sa colonne, et vous en recevez le "
        "prix."
    ),
    "about.column-full": (
        "Chaque couleur a une colonne de quelques cases. Quand toutes sont occupées, personne ne peut vendre de sel de "
        "cette couleur, sauf avec un privilège commercial."
    ),
    "about.column-empty": (
        "Vous achetez le cube le moins cher d'une colonne. Ce qui n'est pas au marché ne peut pas s'acheter."
    ),
    "about.same-cube": "Pendant une visite au marché, un cube est soit vendu, soit acheté, jamais les deux.",
    "about.order-not-open": "Seules les commandes face visible au château peuvent être complétées.",
    "about.order-salt": (
        "Pour compléter une commande, vous donnez exactement le sel qu'elle montre et recevez la somme qu'elle indique."
    ),
    "about.must-deliver": (
        "Un mineur qui entre au château doit compléter une commande visible si vous avez le sel pour le faire. Vous "
        "choisissez laquelle. C'est seulement si c'est impossible qu'il y a une pénalité."
    ),
    "about.fine": (
        "Si aucune commande visible ne peut être complétée, la pénalité est de 3 gr ou d'un cube de sel au choix. Avec "
        "moins de 3 gr, on donne un cube de sel ; sans sel, l'argent qu'on a ; sans rien, on ne donne rien."
    ),
    "about.not-tired": "La nourriture remet debout un ou deux de vos mineurs fatigués, où qu'ils soient.",
    "about.bucket-neighbour": (
        "Un seau porte un cube d'eau d'une salle où vous avez un mineur vers la salle voisine du même couloir, plus "
        "près du puits ou plus loin. L'eau ne va jamais dans le puits."
    ),
    "about.bucket-unrevealed": (
        "Les règles imprimées ne s'accordent pas : peut-on verser de l'eau dans une salle non révélée ? Un point de "
        "règle en décide pour chaque partie."
    ),
    # --- Sections of the rulebook ------------------------------------------------------------------------------------
    "section.notation": "Ce programme : comment s'écrivent les coups",
    "section.turn": "Déroulement : le tour et ses actions",
    "section.placing": "Actions : placer ou déplacer un mineur",
    "section.chain": "Actions : placer ou déplacer un mineur, la règle de la chaîne",
    "section.extraction": "Actions : extraire du sel",
    "section.transport": "Actions : extraire du sel, le transport à la surface",
    "section.fatigue": "Actions : extraire du sel, la fatigue",
    "section.assistants": "Actions : placer un assistant",
    "section.visiting": "Actions : visiter un bâtiment",
    "section.paying": "Actions : ce qui se paie aussitôt",
    "section.inn": "Bâtiments : auberge",
    "section.workshop": "Bâtiments : atelier",
    "section.pump": "Bâtiments : station de pompage",
    "section.market": "Bâtiments : marché",
    "section.queue": "Bâtiments : château, la file",
    "section.castle": "Bâtiments : château, commandes et pénalités",
    "section.tools": "Outils : quand les utiliser",
    "section.rope": "Outils : corde",
    "section.bucket": "Outils : seau",
    "section.cart": "Outils : chariot",
    "section.food": "Outils : nourriture",
    "section.end": "Fin de la partie",
    # --- Rulings -----------------------------------------------------------------------------------------------------
    "ruling.cart-capacity": "La charge d'un chariot",
    "ruling.cart-capacity.unlimited": "Un chariot transporte autant de cubes de sel qu'on veut.",
    "ruling.cart-capacity.2": "Un chariot transporte 2 cubes de sel ; pour les autres, on paie les frais.",
    "ruling.fatigue": "Qui se fatigue",
    "ruling.fatigue.needed": "Seuls se fatiguent les mineurs dont le travail a besoin.",
    "ruling.fatigue.all": "Tous vos mineurs de la salle se fatiguent.",
    "ruling.bucket-unrevealed": "Seau et salle non révélée",
    "ruling.bucket-unrevealed.allowed": "On peut verser de l'eau dans une salle non révélée.",
    "ruling.bucket-unrevealed.forbidden": "On ne verse de l'eau que dans une salle révélée.",
    "ruling.cart-spaces": "Où roule un chariot",
    "ruling.cart-spaces.any": "Un chariot traverse les salles et les sections du puits.",
    "ruling.cart-spaces.chambers": "Un chariot ne traverse que les salles.",
    "ruling.full-market-sale": "Prix dans une colonne pleine",
    "ruling.full-market-sale.lowest": "Une vente dans une colonne pleine rapporte son prix le plus bas.",
    "ruling.full-market-sale.lowest+1": (
        "Une vente dans une colonne pleine rapporte son prix le plus bas et 1 gr de plus."
    ),
    "ruling.chain-exception": "Quand la chaîne peut se rompre",
    "ruling.chain-exception.revealed-and-empty": (
        "La chaîne peut se rompre là où la salle et toutes celles plus loin sont révélées et sans sel."
    ),
    "ruling.chain-exception.empty": (
        "La chaîne peut se rompre là où il n'y a pas de sel dans la salle ni dans celles plus loin."
    ),
    "ruling.second-courier": "Le second porteur",
    "ruling.second-courier.must": "Un second mineur du même tour doit lui aussi compléter une commande, s'il le peut.",
    "ruling.second-courier.may": "Un second mineur du même tour peut refuser ; on paie alors la pénalité.",
    "ruling.market-visit": "Transactions par visite au marché",
    "ruling.market-visit.at-least-one": "Une ou deux transactions par visite.",
    "ruling.market-visit.up-to-two": "Jusqu'à deux transactions par visite, ou aucune.",
    "ruling.pump-limit": "Limite de la station de pompage",
    "ruling.pump-limit.none": "Autant de cubes d'eau qu'on veut par visite.",
    "ruling.pump-limit.4": "4 cubes d'eau au plus par visite.",
    "ruling.cube-supply": "Combien il y a de cubes",
    "ruling.cube-supply.unlimited": "Il y a toujours assez de cubes.",
    "ruling.cube-supply.box": "Seulement les cubes de la boîte ; ce qui manque n'est pas posé.",
    "ruling.stranded-miners": "Mineurs déjà coupés de l'entrée",
    "ruling.stranded-miners.ignored": (
        "Un coup ne doit couper personne de plus de l'entrée ; les mineurs déjà coupés ne comptent pas."
    ),
    "ruling.stranded-miners.count": (
        "Même les mineurs déjà coupés de l'entrée retiennent ceux qui sont plus près du puits."
    ),
    "ruling.free-tools": "Quand utiliser nourriture et seau",
    "ruling.free-tools.between-actions": "La nourriture et le seau s'utilisent entre les actions.",
    "ruling.free-tools.any-time": "La nourriture et le seau s'utilisent à tout moment du tour.",
    "ruling.rope-miner": "Qui se déplace avec la corde",
    "ruling.rope-miner.another": "La corde sert à un autre mineur.",
    "ruling.rope-miner.any": "La corde peut déplacer encore une fois le même mineur.",
    "ruling.idle-tools": "Outils sans effet",
    "ruling.idle-tools.forbidden": "On n'utilise pas un outil qui ne changerait rien.",
    "ruling.idle-tools.allowed": "On peut utiliser un outil même s'il ne change rien.",
    # --- Variants ----------------------------------------------------------------------------------------------------
    "variant.standard": "Partie normale",
    "variant.standard.about": "Les salles restent face cachée jusqu'à ce qu'un premier mineur y entre.",
    "variant.mapped-mine": "Mine cartographiée",
    "variant.mapped-mine.about": (
        "Les tuiles sont face visible dès le début ; le sel et l'eau n'y sont posés qu'avec le premier mineur."
    ),
}
