"""The rule reference in English."""

from __future__ import annotations

from typing import Final

TEXTS: Final = {
    # --- Rules by name -----------------------------------------------------------------------------------------------
    "rule.notation": "How a move is written",
    "rule.game-over": "Game over",
    "rule.castle-first": "The castle comes first",
    "rule.no-courier": "Nobody is entering the castle",
    "rule.no-action-left": "No action left",
    "rule.actions-left": "Actions left",
    "rule.no-miner": "No miner there",
    "rule.tired": "Fatigue",
    "rule.queue-stays": "Nobody leaves the castle queue",
    "rule.same-place": "Same place",
    "rule.chain-rule": "Chain rule",
    "rule.no-tool": "Tool missing",
    "rule.tool-once": "Each tool once a phase",
    "rule.idle-tool": "Tool without effect",
    "rule.rope-after-move": "A rope belongs to the same action",
    "rule.rope-other-miner": "A rope is for another miner",
    "rule.not-a-chamber": "Not a chamber",
    "rule.unrevealed": "Unrevealed chamber",
    "rule.nothing-taken": "Nothing taken",
    "rule.no-salt": "Not enough salt there",
    "rule.strength": "Strength",
    "rule.cart": "Where a cart helps",
    "rule.cannot-pay": "Not enough money",
    "rule.wrong-payment": "Transport fee paid wrongly",
    "rule.payees-open": "Who is paid?",
    "rule.no-assistant-place": "No assistant's place",
    "rule.one-assistant": "One assistant to a building",
    "rule.same-building-twice": "No building twice in a turn",
    "rule.inn-sold-out": "Nobody left at the inn",
    "rule.miner-limit": "Ten miners at most",
    "rule.not-on-sale": "Not on sale",
    "rule.price-open": "Which price?",
    "rule.no-water": "Not enough water there",
    "rule.pump-limit": "Limit of the pump house",
    "rule.transactions": "One or two transactions",
    "rule.own-salt": "No such salt to sell",
    "rule.column-full": "Column full",
    "rule.column-empty": "Column empty",
    "rule.same-cube": "The same cube is not traded twice",
    "rule.order-not-open": "No such order",
    "rule.order-salt": "Not enough salt for the order",
    "rule.must-deliver": "Who can fill an order must",
    "rule.fine": "How the fine is paid",
    "rule.not-tired": "Nobody tired there",
    "rule.bucket-neighbour": "The bucket reaches next door only",
    "rule.bucket-unrevealed": "Bucket into an unrevealed chamber",
    # --- What each rule says -----------------------------------------------------------------------------------------
    "about.notation": "Every move can be typed as one short line of text, such as “move supply S1”.",
    "about.game-over": (
        "The game ends with phase III. Each salt cube left over is worth 3 gr, a set of tools up to 20 gr, and the "
        "richest player wins."
    ),
    "about.castle-first": (
        "Before the actions of a turn, your miners in the left circle enter the castle one after another, and those in "
        "the right circle move up to the left one. This costs no action."
    ),
    "about.no-courier": (
        "Orders are filled by miners who have waited in the castle queue. Visit the castle to put a miner in the right "
        "circle; on your next turn he moves to the left one, and on the turn after that he goes in."
    ),
    "about.no-action-left": (
        "You have one action in the first round of a phase and two in every later one. Food and buckets need no action."
    ),
    "about.actions-left": (
        "All actions of a turn are used up. Passing is an action too, and if you pass every action of a turn, all your "
        "tired miners stand up again."
    ),
    "about.no-miner": (
        "You move only your own miners, from your supply, from an assistant's place or from a space of the mine. To "
        "extract salt, to pump or to use a bucket you also need one of them in the chamber."
    ),
    "about.tired": (
        "Miners who have extracted salt are tired. Until they stand up again they cannot be moved and cannot work, but "
        "they still count for the chain and for transport."
    ),
    "about.queue-stays": "A miner in the castle queue is not available until he has been to the castle.",
    "about.same-place": "To move a miner means to take him somewhere else. Staying put is no action; passing is.",
    "about.chain-rule": (
        "Every miner in the mine must be joined to the entrance: no space on his way up may be empty. It does not "
        "matter whose miners stand there, or whether they are tired. A miner may break the chain only when he leaves a "
        "chamber that, like all chambers further in, is revealed and without salt."
    ),
    "about.no-tool": (
        "You can use only tools that lie face up in front of you. The workshop sells them for 3, 4 and 5 gr."
    ),
    "about.tool-once": "A used tool is turned face down. When the phase ends, all your tools are turned face up again.",
    "about.idle-tool": "A tool that would change nothing is not used, so that none is wasted by mistake.",
    "about.rope-after-move": (
        "A rope lets you place or move one more miner in the mine within the same action. You decide after seeing "
        "where the first one has got to, and you may use several ropes."
    ),
    "about.rope-other-miner": "Each rope is for a miner who has not yet been placed or moved in this action.",
    "about.not-a-chamber": "Salt and water lie in the chambers at the sides. The sections of the shaft hold neither.",
    "about.unrevealed": (
        "A chamber stays face down until the first miner enters it. Then its salt and water are put on it."
    ),
    "about.nothing-taken": "Whoever extracts takes at least one salt cube.",
    "about.no-salt": "You can take only the salt that lies in the chamber, in any colours you like.",
    "about.strength": (
        "Strength is the number of your rested miners in the chamber, plus 1 for each pickaxe you use, less the water "
        "cubes there. You take as many salt cubes as that at most. At least one rested miner of yours must be there."
    ),
    "about.cart": (
        "A cart takes your salt free of fees through one space, or through two that are adjacent on the way to the "
        "surface. It is for spaces that would cost a fee. With several carts, each covers spaces of its own."
    ),
    "about.cannot-pay": (
        "You must be able to pay for an action when you take it. The coin for your own assistant comes only afterwards."
    ),
    "about.wrong-payment": (
        "For each salt cube you pay 1 gr for every space on the way up where you have no miner. It goes to an owner of "
        "miners in that space; with several owners you choose, cube by cube."
    ),
    "about.payees-open": (
        "Where miners of several players stand in a space, you choose who gets the fee, and you may divide it."
    ),
    "about.no-assistant-place": (
        "The workshop, the pump house, the market and the castle have a place for an assistant. The inn and the town "
        "square have none."
    ),
    "about.one-assistant": (
        "A building has one assistant at most. He stays until his owner moves him or the phase ends, and he brings 1 "
        "gr at each visit; at the castle, for each order filled."
    ),
    "about.same-building-twice": "You may do the same action twice in a turn, but never visit the same building twice.",
    "about.inn-sold-out": (
        "The marker at the inn moves one space to the right with each miner hired. Past the last space there is nobody "
        "to hire until the next phase."
    ),
    "about.miner-limit": "Each colour has 10 miners.",
    "about.not-on-sale": (
        "Up to three tools are on sale, for 3, 4 and 5 gr. When one is bought, the dearer ones become cheaper and a "
        "new one comes up while there are any left."
    ),
    "about.price-open": "If the same tool is on sale at two prices, say which of the two you buy.",
    "about.no-water": (
        "At the pump house you remove one or more water cubes from one chamber where you have a miner. The first is "
        "free, the second costs 2 gr, and each further one 1 gr more than the one before."
    ),
    "about.pump-limit": (
        "One reading of the rules allows the pump house four water cubes a visit, as printed on the board."
    ),
    "about.transactions": (
        "On a visit to the market you make one or two transactions. Each is the sale or the purchase of one salt cube."
    ),
    "about.own-salt": (
        "You sell salt that you have. It is put on the dearest free space of its column, and that price is yours."
    ),
    "about.column-full": (
        "Every colour has a column with few spaces. When all are taken, nobody can sell that colour, unless with a "
        "commercial privilege."
    ),
    "about.column-empty": "You buy the cheapest cube of a column. What is not on the market cannot be bought.",
    "about.same-cube": "During one visit to the market a cube is either sold or bought, never both.",
    "about.order-not-open": "Only orders that lie face up at the castle can be filled.",
    "about.order-salt": "To fill an order you hand over exactly the salt it shows and get the pay it shows.",
    "about.must-deliver": (
        "A miner who enters the castle must fill an open order if you have the salt for one. You choose which. Only if "
        "you cannot is there a fine."
    ),
    "about.fine": (
        "If no open order can be filled, the fine is 3 gr or 1 salt cube of your choice. With less than 3 gr you give "
        "a salt cube; without salt, the money you have; with nothing at all, nothing."
    ),
    "about.not-tired": "Food gets one or two of your tired miners back on their feet, wherever they are.",
    "about.bucket-neighbour": (
        "A bucket carries one water cube from a chamber where you have a miner to the next chamber of the same "
        "corridor, nearer the shaft or further in. Water never goes into the shaft."
    ),
    "about.bucket-unrevealed": (
        "The rulebooks differ on whether water may be poured into an unrevealed chamber. A ruling decides it for each "
        "game."
    ),
    # --- Sections of the rulebook ------------------------------------------------------------------------------------
    "section.notation": "This program: how moves are written",
    "section.turn": "Course of play: the turn and its actions",
    "section.placing": "Actions: placing or moving a miner",
    "section.chain": "Actions: placing or moving a miner, the chain rule",
    "section.extraction": "Actions: extracting salt",
    "section.transport": "Actions: extracting salt, transport to the surface",
    "section.fatigue": "Actions: extracting salt, tired miners",
    "section.assistants": "Actions: placing an assistant",
    "section.visiting": "Actions: visiting a building",
    "section.paying": "Actions: what must be paid at once",
    "section.inn": "Buildings: inn",
    "section.workshop": "Buildings: workshop",
    "section.pump": "Buildings: pump house",
    "section.market": "Buildings: market",
    "section.queue": "Buildings: castle, the queue",
    "section.castle": "Buildings: castle, orders and fines",
    "section.tools": "Tools: when they are used",
    "section.rope": "Tools: rope",
    "section.bucket": "Tools: bucket",
    "section.cart": "Tools: cart",
    "section.food": "Tools: food",
    "section.end": "End of the game",
    # --- Rulings -----------------------------------------------------------------------------------------------------
    "ruling.cart-capacity": "How much a cart holds",
    "ruling.cart-capacity.unlimited": "A cart takes any number of salt cubes.",
    "ruling.cart-capacity.2": "A cart takes 2 salt cubes; for further ones the fee is paid.",
    "ruling.fatigue": "Who tires",
    "ruling.fatigue.needed": "Only as many miners tire as the work needs.",
    "ruling.fatigue.all": "All your miners in the chamber tire.",
    "ruling.bucket-unrevealed": "Bucket into an unrevealed chamber",
    "ruling.bucket-unrevealed.allowed": "Water may be poured into an unrevealed chamber.",
    "ruling.bucket-unrevealed.forbidden": "Water may be poured into revealed chambers only.",
    "ruling.cart-spaces": "Where a cart runs",
    "ruling.cart-spaces.any": "A cart runs through chambers and shaft sections.",
    "ruling.cart-spaces.chambers": "A cart runs through chambers only.",
    "ruling.full-market-sale": "Price in a full column",
    "ruling.full-market-sale.lowest": "A sale into a full column brings its lowest price.",
    "ruling.full-market-sale.lowest+1": "A sale into a full column brings its lowest price and 1 gr more.",
    "ruling.chain-exception": "When the chain may break",
    "ruling.chain-exception.revealed-and-empty": (
        "The chain may break where the chamber and all further ones are revealed and without salt."
    ),
    "ruling.chain-exception.empty": "The chain may break where no salt lies in the chamber and all further ones.",
    "ruling.second-courier": "The second courier",
    "ruling.second-courier.must": "A second miner of the same turn must fill an order too, if he can.",
    "ruling.second-courier.may": "A second miner of the same turn may decline and pay the fine.",
    "ruling.market-visit": "Transactions a visit",
    "ruling.market-visit.at-least-one": "One or two transactions a visit.",
    "ruling.market-visit.up-to-two": "Up to two transactions a visit, or none.",
    "ruling.pump-limit": "Limit of the pump house",
    "ruling.pump-limit.none": "Any number of water cubes a visit.",
    "ruling.pump-limit.4": "4 water cubes a visit at most.",
    "ruling.cube-supply": "How many cubes there are",
    "ruling.cube-supply.unlimited": "There are always enough cubes.",
    "ruling.cube-supply.box": "Only the cubes in the box; what is missing is not placed.",
    "ruling.stranded-miners": "Miners already cut off",
    "ruling.stranded-miners.ignored": "A move must not cut anyone off anew; those already cut off do not matter.",
    "ruling.stranded-miners.count": "Miners already cut off hold back those nearer the shaft as well.",
    "ruling.free-tools": "When food and bucket are used",
    "ruling.free-tools.between-actions": "Food and bucket are used between actions.",
    "ruling.free-tools.any-time": "Food and bucket are used at any time in the turn.",
    "ruling.rope-miner": "Whom the rope moves",
    "ruling.rope-miner.another": "A rope moves another miner.",
    "ruling.rope-miner.any": "A rope may move the same miner again.",
    "ruling.idle-tools": "Tools that change nothing",
    "ruling.idle-tools.forbidden": "A tool that would change nothing is not used.",
    "ruling.idle-tools.allowed": "A tool may be used even if it changes nothing.",
    # --- Variants ----------------------------------------------------------------------------------------------------
    "variant.standard": "Standard game",
    "variant.standard.about": "The chambers lie face down until the first miner enters.",
    "variant.mapped-mine": "Mapped Mine",
    "variant.mapped-mine.about": (
        "The tiles lie face up from the start; salt and water are put on them when the first miner enters."
    ),
}
