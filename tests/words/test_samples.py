"""Sentences written out in full, as a reader of each language expects them."""

# ruff: noqa: E501 (a table of sentences, one a line)

from __future__ import annotations

from typing import Any

import pytest

from magnumsal_widget.rules.components import Salt
from magnumsal_widget.words import say

ENTER: dict[str, Any] = {"target": "2R1", "gaps": ("S4",)}
LONG_GAP: dict[str, Any] = {"target": "2R3", "gaps": ("S3", "S4", "2R1", "2R2")}
STRENGTH = {"place": "2R1", "cubes": 9, "pickaxes": 0, "water": 1}
ORDER = {"player": "orange", "salt": Salt(2, 1), "pay": 17}

SAMPLES: list[tuple[str, dict[str, Any], str, str]] = [
    # Entering an unconnected space
    ("chain-rule.enter", ENTER, "en", "The miner cannot go there: section S4 is empty, so chamber 2R1 is not joined to the entrance."),
    ("chain-rule.enter", ENTER, "pl", "Górnik nie może tam wejść: w sekcji S4 nikogo nie ma, więc komnata 2R1 nie jest połączona z wejściem do szybu."),
    ("chain-rule.enter", ENTER, "de", "Dorthin kann der Bergmann nicht: In Abschnitt S4 steht niemand, also ist Kammer 2R1 nicht mit dem Schachteingang verbunden."),
    ("chain-rule.enter", ENTER, "fr", "Le mineur ne peut pas y aller\u00a0: la section S4 est vide, la salle 2R1 n'est donc pas reliée à l'entrée du puits."),
    ("chain-rule.enter", LONG_GAP, "en", "The miner cannot go there: sections S3 and S4 and chambers 2R1 and 2R2 are empty, so chamber 2R3 is not joined to the entrance."),
    ("chain-rule.enter", LONG_GAP, "pl", "Górnik nie może tam wejść: w sekcjach S3 i S4 oraz w komnatach 2R1 i 2R2 nikogo nie ma, więc komnata 2R3 nie jest połączona z wejściem do szybu."),
    ("chain-rule.enter", LONG_GAP, "de", "Dorthin kann der Bergmann nicht: In den Abschnitten S3 und S4 sowie in den Kammern 2R1 und 2R2 steht niemand, also ist Kammer 2R3 nicht mit dem Schachteingang verbunden."),
    ("chain-rule.enter", LONG_GAP, "fr", "Le mineur ne peut pas y aller\u00a0: les sections S3 et S4 et les salles 2R1 et 2R2 sont vides, la salle 2R3 n'est donc pas reliée à l'entrée du puits."),
    # Cutting others off
    ("chain-rule.leave", {"place": "S3", "miners": 1}, "en", "If the miner leaves S3, 1 other miner is cut off."),
    ("chain-rule.leave", {"place": "S3", "miners": 2}, "en", "If the miner leaves S3, 2 other miners are cut off."),
    ("chain-rule.leave", {"place": "S3", "miners": 1}, "pl", "Jeśli górnik opuści sekcję S3, 1 inny górnik zostanie odcięty od wejścia."),
    ("chain-rule.leave", {"place": "S3", "miners": 2}, "pl", "Jeśli górnik opuści sekcję S3, 2 innych górników zostanie odciętych od wejścia."),
    ("chain-rule.leave", {"place": "1R1", "miners": 5}, "pl", "Jeśli górnik opuści komnatę 1R1, 5 innych górników zostanie odciętych od wejścia."),
    ("chain-rule.leave", {"place": "S3", "miners": 1}, "de", "Verlässt der Bergmann Abschnitt S3, verliert 1 anderer Bergmann den Anschluss."),
    ("chain-rule.leave", {"place": "S3", "miners": 2}, "de", "Verlässt der Bergmann Abschnitt S3, verlieren 2 andere Bergleute den Anschluss."),
    ("chain-rule.leave", {"place": "S3", "miners": 1}, "fr", "Si le mineur quitte la section S3, 1 autre mineur sera coupé de l'entrée."),
    ("chain-rule.leave", {"place": "S3", "miners": 2}, "fr", "Si le mineur quitte la section S3, 2 autres mineurs seront coupés de l'entrée."),
    # Tired
    ("tired", {"place": "1R2"}, "en", "The miner in 1R2 is tired. A rest or some food will get him back on his feet."),
    ("tired", {"place": "1R2"}, "pl", "Górnik w komnacie 1R2 jest zmęczony. Na nogi postawi go odpoczynek albo suchy prowiant."),
    ("tired", {"place": "1R2"}, "de", "Der Bergmann in Kammer 1R2 ist müde. Eine Pause oder Proviant bringt ihn wieder auf die Beine."),
    ("tired", {"place": "1R2"}, "fr", "Le mineur de la salle 1R2 est fatigué. Du repos ou de la nourriture, et le voilà de nouveau debout."),
    # Strength
    ("strength", {**STRENGTH, "miners": 4, "strength": 3}, "en", "Strength in 2R1: 4 rested miners − 1 water cube = 3. You can extract up to 3 salt cubes."),
    ("strength", {**STRENGTH, "miners": 2, "strength": 1}, "en", "Strength in 2R1: 2 rested miners − 1 water cube = 1. You can extract 1 salt cube."),
    ("strength", {**STRENGTH, "miners": 4, "strength": 3}, "pl", "Siła wydobycia w komnacie 2R1: 4 wypoczętych górników − 1 kostka wody = 3. Można wydobyć najwyżej 3 kostki soli."),
    ("strength", {**STRENGTH, "miners": 2, "strength": 1}, "pl", "Siła wydobycia w komnacie 2R1: 2 wypoczętych górników − 1 kostka wody = 1. Można wydobyć 1 kostkę soli."),
    ("strength", {**STRENGTH, "miners": 5, "pickaxes": 1, "strength": 5}, "pl", "Siła wydobycia w komnacie 2R1: 5 wypoczętych górników + 1 kilof − 1 kostka wody = 5. Można wydobyć najwyżej 5 kostek soli."),
    ("strength", {**STRENGTH, "miners": 4, "strength": 3}, "de", "Arbeitskraft in Kammer 2R1: 4 ausgeruhte Bergleute − 1 Wasserwürfel = 3. Du kannst bis zu 3 Salzwürfel abbauen."),
    ("strength", {**STRENGTH, "miners": 2, "strength": 1}, "de", "Arbeitskraft in Kammer 2R1: 2 ausgeruhte Bergleute − 1 Wasserwürfel = 1. Du kannst 1 Salzwürfel abbauen."),
    ("strength", {**STRENGTH, "miners": 4, "strength": 3}, "fr", "Force dans la salle 2R1\u00a0: 4 mineurs reposés − 1 cube d'eau = 3. Vous pouvez extraire jusqu'à 3 cubes de sel."),
    ("strength", {**STRENGTH, "miners": 2, "strength": 1}, "fr", "Force dans la salle 2R1\u00a0: 2 mineurs reposés − 1 cube d'eau = 1. Vous pouvez extraire 1 cube de sel."),
    # Money
    ("cannot-pay", {"needed": 4, "has": 3}, "en", "You need 4\u00a0gr and have 3."),
    ("cannot-pay", {"needed": 4, "has": 3}, "pl", "Potrzeba 4\u00a0gr, a w zasobach tylko 3\u00a0gr."),
    ("cannot-pay", {"needed": 4, "has": 3}, "de", "Du brauchst 4\u00a0gr und hast nur 3."),
    ("cannot-pay", {"needed": 4, "has": 3}, "fr", "Il vous faut 4\u00a0gr et vous en avez 3."),
    ("cost.payee", {"amount": 4, "payee": "black", "spaces": (("1R1", 2), ("S1", 2))}, "en", "You pay 4\u00a0gr to Black: 2 for 1R1, 2 for S1."),
    ("cost.payee", {"amount": 4, "payee": "black", "spaces": (("1R1", 2), ("S1", 2))}, "pl", "Do zapłaty 4\u00a0gr dla czarnego: 2 za 1R1, 2 za S1."),
    ("cost.payee", {"amount": 4, "payee": "black", "spaces": (("1R1", 2), ("S1", 2))}, "de", "Du zahlst 4\u00a0gr an Schwarz: 2 für 1R1, 2 für S1."),
    ("cost.payee", {"amount": 3, "payee": "black", "spaces": (("S2", 3),)}, "fr", "Vous payez 3\u00a0gr à Noir pour S2."),
    # Buildings
    ("same-building-twice", {"building": "inn"}, "en", "This building was already visited this turn."),
    ("same-building-twice", {"building": "inn"}, "pl", "W tej turze już skorzystano z tego budynku."),
    ("same-building-twice", {"building": "inn"}, "de", "Dieses Gebäude wurde in diesem Spielzug schon besucht."),
    ("same-building-twice", {"building": "inn"}, "fr", "Ce bâtiment a déjà été visité pendant ce tour."),
    ("one-assistant", {"building": "market", "owner": "purple"}, "pl", "Na targu jest już pomocnik fioletowego, a miejsce jest tylko dla jednego."),
    ("one-assistant", {"building": "pump", "owner": "orange"}, "fr", "Il y a déjà un assistant d'Orange à la station de pompage, et il n'y a de place que pour un seul."),
    # Log
    ("event.order-filled", {**ORDER, "counter": 3}, "en", "Orange filled an order: 2 brown and 1 green salt cube for 17\u00a0gr. That makes 3 orders in this phase."),
    ("event.order-filled", {**ORDER, "counter": 3}, "pl", "Pomarańczowy zrealizował zamówienie: 2 brązowe kostki soli i 1 zielona za 17\u00a0gr. W tej fazie zrealizowano już 3 zamówienia."),
    ("event.order-filled", {**ORDER, "counter": 5}, "pl", "Pomarańczowy zrealizował zamówienie: 2 brązowe kostki soli i 1 zielona za 17\u00a0gr. W tej fazie zrealizowano już 5 zamówień."),
    ("event.order-filled", {**ORDER, "counter": 1}, "de", "Orange erfüllte einen Auftrag: 2 braune Salzwürfel und 1 grüner für 17\u00a0gr. In dieser Spielphase ist jetzt 1 Auftrag erfüllt."),
    ("event.order-filled", {**ORDER, "counter": 3}, "fr", "Orange a complété une commande\u00a0: 2 cubes de sel bruns et 1 vert pour 17\u00a0gr. Cela fait 3 commandes dans cette phase."),
    ("event.miners-stood-up", {"player": "black", "place": "1R2", "miners": 1}, "pl", "1 zmęczony górnik czarnego znów stanął na nogi w komnacie 1R2."),
    ("event.miners-stood-up", {"player": "black", "place": "1R2", "miners": 2}, "pl", "2 zmęczonych górników czarnego znów stanęło na nogi w komnacie 1R2."),
    ("event.salt-extracted", {"player": "black", "chamber": "1R2", "salt": Salt(1, 0, 1)}, "pl", "Czarny wydobył 1 brązową kostkę soli i 1 białą z komnaty 1R2 i wszystko wyniósł na powierzchnię."),
    ("event.salt-extracted", {"player": "black", "chamber": "1R2", "salt": Salt(1, 0, 1)}, "de", "Schwarz baute 1 braunen Salzwürfel und 1 weißen in Kammer 1R2 ab und förderte alles zu Tage."),
    ("event.miner-moved", {"player": "orange", "origin": "supply", "target": "workshop"}, "en", "Orange placed a miner from the supply as an assistant in the workshop."),
    ("event.miner-moved", {"player": "orange", "origin": "S2", "target": "market"}, "pl", "Pomarańczowy wstawił górnika z sekcji S2 na targ jako pomocnika."),
    ("event.miner-moved", {"player": "orange", "origin": "pump", "target": "queue-right"}, "de", "Orange schickte einen Bergmann von der Pumpe ins rechte Feld der Warteschlange."),
    ("event.miner-moved", {"player": "white", "origin": "queue-left", "target": "supply"}, "fr", "Le mineur de Blanc est revenu du cercle de gauche de la file du château dans la réserve."),
]  # fmt: skip


@pytest.mark.parametrize(("key", "figures", "language", "expected"), SAMPLES)
def test_samples(key: str, figures: dict[str, Any], language: str, expected: str) -> None:
    assert say(key, language, **figures) == expected
