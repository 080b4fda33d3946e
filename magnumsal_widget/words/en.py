"""What is said in English: what stands in the way of a decision, what it costs, what happened."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # --- Verdicts ----------------------------------------------------------------------------------------------------
    "verdict.violation": "{name}: {text}",
    "legal": "Allowed.",
    "cost.free": "It costs nothing.",
    "cost.income": "You get {amount:gr}.",
    "cost.bank": "You pay {amount:gr} to the bank.",
    "cost.payee#one": "You pay {amount:gr} to {payee:nom} for {spaces:spaces}.",
    "cost.payee#more": "You pay {amount:gr} to {payee:nom}: {spaces:spaces}.",
    # The text itself
    "notation.empty": "There is nothing to read. A move is one line, such as “move supply S1”.",
    "notation.verb": (
        "{word:quote} is not a move. Every move begins with one of these words: move, rope, extract, assist, visit, "
        "deliver, fine, food, bucket, pass, end."
    ),
    "notation.form": "This move is not complete, or there is too much in it. It is written like this: {form}",
    "notation.place": (
        "{word:quote} cannot stand here. Places are S1 to S6, chambers such as 1R2, supply, and buildings such as pump."
    ),
    "notation.salt": (
        "{word:quote} cannot stand here. Amounts of salt are written like 2b1g (b is brown, g green, w white), single "
        "cubes as brown, green or white."
    ),
    "notation.number": "{word:quote} cannot stand here. A whole number is needed, such as 2.",
    "notation.tool": (
        "{word:quote} is not a tool. The tools are rope, pickaxe, bucket, cart, food, commercial and royal."
    ),
    "notation.player": "{word:quote} is not a player. Players are named by colour: orange, black, purple or white.",
    # When
    "game-over": "The game is over, so there is nothing left to decide.",
    "castle-first": (
        "First comes the castle: your miner from the left circle fills an order or you pay the fine. Your actions "
        "follow."
    ),
    "no-courier": (
        "None of your miners is entering the castle now. Orders are filled and fines paid at the start of a turn, by "
        "miners from the left circle."
    ),
    "no-action-left": (
        "All actions of this turn are used. You can still use a tool that needs no action, or end the turn."
    ),
    "actions-left": "You still have {actions:action} this turn. If you want to do nothing, pass.",
    # Miners
    "no-miner.supply": "There is no miner in your supply. Move one from elsewhere, or hire one at the inn.",
    "no-miner.assistant": "You have no assistant {building:in}.",
    "no-miner.space": "You have no miner {place:in}.",
    "tired": "The miner in {place} is tired. A rest or some food will get him back on his feet.",
    "queue-stays": "Miners in the castle queue stay there until they have been to the castle.",
    "same-place": "The miner is already {place:in}. Choose another place for him.",
    "chain-rule.enter": (
        "The miner cannot go there: {gaps:the} {gaps:is|are} empty, so {target:the} is not joined to the entrance."
    ),
    "chain-rule.leave": "If the miner leaves {place}, {miners:# other miner is|# other miners are} cut off.",
    # Tools
    "no-tool#none": "This takes {needed:tool-{tool}}, and you have none ready. Tools are sold in the workshop.",
    "no-tool#some": "This takes {needed:tool-{tool}}, and you have only {ready} ready.",
    "tool-once": (
        "Already used in this phase: {tool:tool}. Each tool works once a phase and turns face up again when the phase "
        "ends."
    ),
    "idle-tool": "Keep {tool:tool.a} for later: it would change nothing here.",
    "rope-after-move": (
        "A rope belongs to placing or moving a miner in the mine: use it straight after that, within the same action."
    ),
    "rope-other-miner": "The rope is for another miner: the one in {place} has just been placed or moved.",
    # Extraction and transport
    "not-a-chamber": "{place:^the} is not a chamber. Salt and water lie only in chambers.",
    "unrevealed": "{place:^the} is still unrevealed. Send a miner there to see what it holds.",
    "nothing-taken": "Take at least 1 salt cube.",
    "no-salt#none": "There is no salt left {place:in}.",
    "no-salt#some": "You want {asked:salt}, but {place:the} holds {there:cubes}.",
    "strength#some": (
        "Strength in {place}: {miners:rested}{pickaxes:+tool-pickaxe}{water:-water_cube} = {strength}. You can extract "
        "{strength:# salt cube|up to # salt cubes}."
    ),
    "strength#none": (
        "Strength in {place}: {miners:rested}{pickaxes:+tool-pickaxe}{water:-water_cube}, which leaves none for the "
        "salt. More miners, a pickaxe or the pump house will help."
    ),
    "cart.length": "A cart runs through one space, or through two that are adjacent on the way to the surface.",
    "cart.way": "The way from {chamber:the} to the surface does not lead {place:through}, so a cart is no use there.",
    "cart.free": "No transport fee is due {place:in}, so a cart would save nothing there.",
    "cart.adjacent": (
        "From {first} the way does not go straight on to {second}. A cart covers one space, or two in a row."
    ),
    "cart.overlap": "Two carts run {place:through}. One is enough.",
    "cart.chambers": (
        "{place:^the} belongs to the shaft, and by the ruling of this game carts run only through chambers."
    ),
    "cannot-pay": "You need {needed:gr} and have {has}.",
    "wrong-payment.sum": "The transport fee is {due:gr} in all, but you pay {paid}.",
    "wrong-payment.stranger": "No transport fee is due to {payee:nom} here.",
    "wrong-payment.too-little": "{payee:nom} must get at least {least:gr}: in some spaces nobody else can be paid.",
    "wrong-payment.too-much": (
        "{payee:nom} can get {most:gr} at most: more is not due in the spaces where {payee:whose} miners are."
    ),
    "payees-open": "{payees:nom} can share the transport fee of {due:gr} in several ways. Say who gets how much.",
    # Assistants and buildings
    "no-assistant-place": (
        "There is no assistant's place {building:in}. There is one in the workshop, at the pump house, at the market "
        "and at the castle."
    ),
    "one-assistant": "{owner:nom} already has an assistant {building:in}, and there is room for only one.",
    "same-building-twice": "This building was already visited this turn.",
    "inn-sold-out": "Nobody is left to hire at the inn in this phase.",
    "miner-limit": "You already have all 10 of your miners.",
    "not-on-sale.tool": "There is no {tool:tool} on sale in the workshop now.",
    "not-on-sale.price": "There is no {tool:tool} on sale for {price:gr} now.",
    "price-open": (
        "The workshop has more than one of these on sale: {tool:tool}. Say which price you pay: {prices:gr.or}."
    ),
    "no-water#dry": "There is no water {place:in}.",
    "no-water#more": "You want to remove {asked:water_cube}, but there {there:is only #|are only #} {place:in}.",
    "no-water#none": "Remove at least 1 water cube.",
    "pump-limit": (
        "By the ruling of this game the pump house removes {limit:# water cube|# water cubes} a visit at most."
    ),
    "transactions.none": "A visit to the market takes at least one transaction: sell or buy a salt cube.",
    "transactions.many": "A visit to the market has room for two transactions at most.",
    "own-salt": "You have no {colour} salt to sell.",
    "column-full": "The {colour} column of the market is full. A commercial privilege would let you sell all the same.",
    "column-empty": "There is no {colour} salt on the market.",
    "same-cube.sold": "The {colour} salt cube has just been sold. It cannot be bought back during the same visit.",
    "same-cube.bought": (
        "Your only {colour} salt cube has just been bought. It cannot be sold again during the same visit."
    ),
    # Couriers
    "order-not-open": "There is no open order for {salt:salt}.",
    "order-salt#some": "This order takes {salt:salt}; you have {has:cubes}.",
    "order-salt#none": "This order takes {salt:salt}; you have no salt.",
    "must-deliver": "Your salt fills an open order, so the miner in the castle must fill one.",
    "fine.money": "The fine is 3 gr, and you have {has:=0 no money|only #|only #}. Give 1 salt cube instead.",
    "fine.salt": "You have no {colour} salt to pay the fine with.",
    # Food and bucket
    "not-tired": "Food gets tired miners back on their feet, and you have too few of them {place:in}.",
    "bucket-neighbour": (
        "A bucket carries water to a neighbouring chamber of the same corridor. {target:^the} is not next to "
        "{origin:the}."
    ),
    "bucket-unrevealed": (
        "{target:^the} is still unrevealed, and by the ruling of this game no water is poured into such a chamber."
    ),
    # --- Events ------------------------------------------------------------------------------------------------------
    "event.turn-started": "{player:whose} turn began: phase {phase:roman}, round {round}.",
    "event.miner-moved#hired": "{player:whose} new miner went {target:into}.",
    "event.miner-moved#placed": "{player:nom} placed a miner {target:in}.",
    "event.miner-moved#moved": "{player:nom} moved a miner from {origin:the} to {target:the}.",
    "event.miner-moved#assistant": "{player:nom} placed a miner from {origin:the} as an assistant {target:in}.",
    "event.miner-moved#courier": "{player:nom} sent a miner from {origin:the} to {target:the}.",
    "event.miner-moved#advanced": "{player:whose} miner moved up to {target:the}.",
    "event.miner-moved#home": "{player:whose} miner came back from {origin:the} to the supply.",
    "event.tile-turned#shown": (
        "{chamber:^the} was revealed: {salt:salt}, {water:=0 no water|# water cube|# water cubes}."
    ),
    "event.tile-turned#hidden": "{chamber:^the} was revealed.",
    "event.salt-extracted": (
        "{player:nom} extracted {salt:salt} from {chamber:the} and transported everything to the surface."
    ),
    "event.fee-paid#one": "{player:nom} paid {payee:nom} {amount:gr} for transport through {spaces:spaces}.",
    "event.fee-paid#more": "{player:nom} paid {payee:nom} {amount:gr} for transport: {spaces:spaces}.",
    "event.miners-tired": "The work {place:in} tired out {miners} of {player:whose} miners.",
    "event.miners-stood-up": "{miners} of {player:whose} miners stood up again {place:in}.",
    "event.tool-used": "{player:nom} used {tool:tool.a}.",
    "event.water-moved#pumped": "{player:nom} pumped {cubes:water_cube} {origin:from}.",
    "event.water-moved#carried": "{player:nom} carried {cubes:water_cube} from {origin:the} to {target:the}.",
    "event.pump-paid#some": "{player:nom} paid {amount:gr} at the pump house.",
    "event.pump-paid#none": "{player:nom} paid nothing at the pump house.",
    "event.miner-hired": "{player:nom} hired a miner for {price:gr}.",
    "event.tool-bought": "{player:nom} bought {tool:tool.a} for {price:gr}.",
    "event.tool-shown#shown": "A new tool was put on sale: {tool:tool}.",
    "event.tool-shown#hidden": "A new tool was put on sale.",
    "event.salt-sold#market": "{player:nom} sold {colour:cube} for {price:gr}.",
    "event.salt-sold#bank": (
        "{player:nom} sold {colour:cube} for {price:gr}; the column was full, so the cube went to the bank."
    ),
    "event.salt-bought": "{player:nom} bought {colour:cube} for {price:gr}.",
    "event.market-visited": "{player:nom} visited the market and traded nothing.",
    "event.square-visited": "{player:nom} won {amount:gr} in the town square.",
    "event.assistant-paid": "{player:nom} got {amount:gr} from the bank for the assistant {building:in}.",
    "event.castle-entered": "One of {player:whose} miners entered the castle.",
    "event.order-filled": (
        "{player:nom} filled an order: {salt:salt} for {pay:gr}. That makes {counter:order} in this phase."
    ),
    "event.order-shown#shown": "A new order was revealed: {salt:salt} for {pay:gr}.",
    "event.order-shown#hidden": "A new order was revealed.",
    "event.fine-paid#money": "{player:nom} filled no order and paid a fine of {amount:gr}.",
    "event.fine-paid#salt": "{player:nom} filled no order and paid a fine of {salt:salt}.",
    "event.fine-paid#nothing": "{player:nom} filled no order and had nothing to pay the fine with.",
    "event.passed": "{player:nom} passed.",
    "event.turn-ended": "{player:whose} turn ended.",
    "event.phase-ended": "Phase {phase:roman} ended, and all miners came back rested.",
    "event.tools-readied": "{player:whose} tools were turned face up again: {tools:tools}.",
    "event.left-game#both": "Out of the game: open orders ({orders:orders}) and unsold tools ({tools:tools}).",
    "event.left-game#orders": "Out of the game: open orders ({orders:orders}).",
    "event.left-game#tools": "Out of the game: unsold tools ({tools:tools}).",
    "event.left-game#nothing": "Nothing was left to take out of the game.",
    "event.market-restocked": "{colour:^cube} was put on the market, which had none.",
    "event.phase-started": "Phase {phase:roman} began with {start:nom} as the start player.",
    "event.game-ended#one": "The game ended: {scores:scores}. {winners:nom} won.",
    "event.game-ended#more": "The game ended: {scores:scores}. {winners:nom} shared the victory.",
}
