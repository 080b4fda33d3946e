"""What is said in Polish: what stands in the way of a decision, what it costs, what happened."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # --- Verdicts ----------------------------------------------------------------------------------------------------
    "verdict.violation": "{name}: {text}",
    "legal": "Dozwolone.",
    "cost.free": "Nic to nie kosztuje.",
    "cost.income": "Przychód: {amount:gr}.",
    "cost.bank": "Do zapłaty {amount:gr} do banku.",
    "cost.payee#one": "Do zapłaty {amount:gr} dla {payee:gen} za {spaces:spaces}.",
    "cost.payee#more": "Do zapłaty {amount:gr} dla {payee:gen}: {spaces:spaces}.",
    # The text itself
    "notation.empty": "Nie ma czego odczytać. Ruch to jeden wiersz, na przykład „move supply S1”.",
    "notation.verb": (
        "{word:quote} to nie ruch. Ruch zaczyna się od słowa move, rope, extract, assist, visit, deliver, fine, food, "
        "bucket, pass albo end."
    ),
    "notation.form": "Ten zapis jest niepełny albo zawiera za dużo słów. Poprawny wygląda tak: {form}",
    "notation.place": (
        "{word:quote} tu nie pasuje. Miejsca to S1–S6, komnaty takie jak 1R2, supply (zasoby) i budynki takie jak pump "
        "(szyb wodny)."
    ),
    "notation.salt": (
        "{word:quote} tu nie pasuje. Ilość soli zapisuje się tak: 2b1g (b to brązowa, g zielona, w biała), a "
        "pojedynczą kostkę słowem brown, green albo white."
    ),
    "notation.number": "{word:quote} tu nie pasuje. Potrzebna jest liczba całkowita, na przykład 2.",
    "notation.tool": (
        "{word:quote} to nie narzędzie. Narzędzia to rope (lina), pickaxe (kilof), bucket (czerpak), cart (wózek), "
        "food (suchy prowiant), commercial (glejt handlowy) i royal (glejt królewski)."
    ),
    "notation.player": (
        "{word:quote} to nie gracz. Graczy nazywa się kolorami: orange (pomarańczowy), black (czarny), purple "
        "(fioletowy) albo white (biały)."
    ),
    # When
    "game-over": "Gra się skończyła i nie ma już nic do rozstrzygnięcia.",
    "castle-first": (
        "Najpierw zamek: górnik z lewego koła realizuje zamówienie albo trzeba zapłacić karę. Potem przychodzi kolej "
        "na akcje."
    ),
    "no-courier": (
        "Żaden własny górnik nie wchodzi teraz do zamku. Zamówienia realizuje się i kary płaci na początku tury, gdy "
        "do zamku wchodzą górnicy z lewego koła."
    ),
    "no-action-left": (
        "W tej turze nie ma już akcji. Można jeszcze użyć narzędzia, które nie wymaga akcji, albo zakończyć turę."
    ),
    "actions-left": (
        "W tej turze {actions:została jeszcze # akcja|zostały jeszcze # akcje|zostało jeszcze # akcji}. Kto nie chce "
        "nic robić, może spasować."
    ),
    # Miners
    "no-miner.supply": (
        "W zasobach nie ma górnika. Można przestawić górnika z innego miejsca albo zatrudnić nowego w karczmie."
    ),
    "no-miner.assistant": "{building:^in} nie ma własnego pomocnika.",
    "no-miner.space": "{place:^in} nie ma własnego górnika.",
    "tired": "Górnik {place:in} jest zmęczony. Na nogi postawi go odpoczynek albo suchy prowiant.",
    "queue-stays": "Górnicy w kolejce do zamku czekają w niej, aż wejdą do zamku.",
    "same-place": "Górnik już stoi {place:in}. Trzeba wybrać dla niego inne miejsce.",
    "chain-rule.enter": (
        "Górnik nie może tam wejść: {gaps:in} nikogo nie ma, więc {target:the} nie jest połączona z wejściem do szybu."
    ),
    "chain-rule.leave": (
        "Jeśli górnik opuści {place:acc}, {miners:# inny górnik zostanie odcięty|# innych górników zostanie "
        "odciętych|# innych górników zostanie odciętych} od wejścia."
    ),
    # Tools
    "no-tool#none": "Potrzebne: {needed:tool-{tool}}, gotowe do użycia: brak. Narzędzia można kupić w warsztacie.",
    "no-tool#some": "Potrzebne: {needed:tool-{tool}}, gotowe do użycia: tylko {ready}.",
    "tool-once": (
        "W tej fazie już użyto {tool:tool.gen}. Każde narzędzie działa raz na fazę; na jej koniec znów się je odkrywa."
    ),
    "idle-tool": "Lepiej zachować {tool:tool.acc} na później: tutaj to narzędzie niczego nie zmieni.",
    "rope-after-move": (
        "Liny używa się zaraz po wstawieniu lub przestawieniu górnika w kopalni, w ramach tej samej akcji."
    ),
    "rope-other-miner": "Lina jest dla innego górnika: tego {place:from} przed chwilą wstawiono lub przestawiono.",
    # Extraction and transport
    "not-a-chamber": "{place:^the} to nie komnata. Sól i woda są tylko w komnatach.",
    "unrevealed": "{place:^the} jest jeszcze nieodkryta. Gdy wejdzie do niej górnik, okaże się, co w niej jest.",
    "nothing-taken": "Trzeba wydobyć co najmniej 1 kostkę soli.",
    "no-salt#none": "{place:^in} nie ma już soli.",
    "no-salt#some": "Wskazano {asked:salt.acc}, a {place:the} zawiera {there:cubes.acc}.",
    "strength#some": (
        "Siła wydobycia {place:in}: {miners:rested}{pickaxes:+tool-pickaxe}{water:-water_cube} = {strength}. Można "
        "wydobyć {strength:# kostkę soli|najwyżej # kostki soli|najwyżej # kostek soli}."
    ),
    "strength#none": (
        "Siła wydobycia {place:in}: {miners:rested}{pickaxes:+tool-pickaxe}{water:-water_cube}, więc na sól nic nie "
        "zostaje. Pomogą kolejni górnicy, kilof albo szyb wodny."
    ),
    "cart.length": "Wózek jedzie przez jedno pole albo przez dwa pola sąsiadujące na drodze na powierzchnię.",
    "cart.way": "Droga {chamber:from} na powierzchnię nie prowadzi {place:through}, więc wózek na nic się tam nie zda.",
    "cart.free": "{place:^in} nie trzeba płacić za wyniesienie, więc wózek nic tam nie da.",
    "cart.adjacent": (
        "Droga {first:from} nie prowadzi wprost {second:into}. Wózek obejmuje jedno pole albo dwa kolejne."
    ),
    "cart.overlap": "{place:^through} jadą dwa wózki. Wystarczy jeden.",
    "cart.chambers": (
        "{place:^the} należy do szybu, a według interpretacji przyjętej w tej rozgrywce wózki jeżdżą tylko przez "
        "komnaty."
    ),
    "cannot-pay": "Potrzeba {needed:gr}, a w zasobach tylko {has:gr}.",
    "wrong-payment.sum": "Opłata za wyniesienie to razem {due:gr}, a podane kwoty dają {paid:gr}.",
    "wrong-payment.stranger": "Tutaj {payee:dat} nie należy się opłata za wyniesienie.",
    "wrong-payment.too-little": (
        "{payee:^nom} musi dostać co najmniej {least:gr}: na niektórych polach nie można zapłacić nikomu innemu."
    ),
    "wrong-payment.too-much": (
        "{payee:^nom} może dostać najwyżej {most:gr}: za pola, na których stoją jego górnicy, nie należy się więcej."
    ),
    "payees-open": (
        "Opłatę za wyniesienie ({due:gr}) można na kilka sposobów podzielić między {payees:gen}. Trzeba podać, kto ile "
        "dostaje."
    ),
    # Assistants and buildings
    "no-assistant-place": (
        "{building:^in} nie ma miejsca na pomocnika. Jest ono w warsztacie, w szybie wodnym, na targu i w zamku."
    ),
    "one-assistant": "{building:^in} jest już pomocnik {owner:gen}, a miejsce jest tylko dla jednego.",
    "same-building-twice": "W tej turze już skorzystano z tego budynku.",
    "inn-sold-out": "W tej fazie w karczmie nie ma już kogo zatrudnić.",
    "miner-limit": "Wszystkich 10 własnych górników już zatrudniono.",
    "not-on-sale.tool": "W warsztacie nie ma teraz {tool:tool.gen} na sprzedaż.",
    "not-on-sale.price": "W warsztacie nie ma teraz {tool:tool.gen} za {price:gr}.",
    "price-open": "W warsztacie jest kilka takich kart: {tool:tool}. Trzeba podać cenę: {prices:gr.or}.",
    "no-water#dry": "{place:^in} nie ma wody.",
    "no-water#more": "Wskazano {asked:water_cube.acc}, a {place:in} {there:jest tylko #|są tylko #|jest tylko #}.",
    "no-water#none": "Trzeba usunąć co najmniej 1 kostkę wody.",
    "pump-limit": (
        "Według interpretacji przyjętej w tej rozgrywce w szybie wodnym można za jednym razem wypompować najwyżej "
        "{limit:water_cube.acc}."
    ),
    "transactions.none": "Na targu trzeba dokonać co najmniej jednej transakcji: sprzedać albo kupić kostkę soli.",
    "transactions.many": "Na targu można za jednym razem dokonać najwyżej dwóch transakcji.",
    "own-salt": "W zasobach nie ma {colour:mass.gen} na sprzedaż.",
    "column-full": "Kolumna {colour:mass.gen} na targu jest pełna. Sprzedać mimo to pozwala glejt handlowy.",
    "column-empty": "Na targu nie ma {colour:mass.gen}.",
    "same-cube.sold": "Tę kostkę {colour:mass.gen} dopiero co sprzedano. W tej samej akcji nie można jej odkupić.",
    "same-cube.bought": "Jedyną kostkę {colour:mass.gen} dopiero co kupiono. W tej samej akcji nie można jej sprzedać.",
    # Couriers
    "order-not-open": "Nie ma odkrytego zamówienia na {salt:salt.acc}.",
    "order-salt#some": "To zamówienie obejmuje {salt:salt.acc}, a zasoby {has:cubes.acc}.",
    "order-salt#none": "To zamówienie obejmuje {salt:salt.acc}, a w zasobach nie ma soli.",
    "must-deliver": "Soli wystarcza na odkryte zamówienie, więc górnik w zamku musi jakieś zrealizować.",
    "fine.money": (
        "Kara to 3 gr, a w zasobach {has:=0 nie ma pieniędzy|tylko # gr|tylko # gr|tylko # gr}. Zamiast tego trzeba "
        "oddać 1 kostkę soli."
    ),
    "fine.salt": "W zasobach nie ma {colour:mass.gen}, którą można by zapłacić karę.",
    # Food and bucket
    "not-tired": "Suchy prowiant stawia na nogi zmęczonych górników, a {place:in} własnych zmęczonych jest za mało.",
    "bucket-neighbour": (
        "Czerpakiem nie da się przenieść wody {origin:from} {target:into}: musi to być sąsiednia komnata tego samego "
        "korytarza."
    ),
    "bucket-unrevealed": (
        "{target:^the} jest jeszcze nieodkryta, a według interpretacji przyjętej w tej rozgrywce do takiej komnaty nie "
        "wlewa się wody."
    ),
    # --- Events ------------------------------------------------------------------------------------------------------
    "event.turn-started": "Zaczęła się tura {player:gen}: faza {phase:roman}, runda {round}.",
    "event.miner-moved#hired": "Nowy górnik {player:gen} trafił {target:into}.",
    "event.miner-moved#placed": "{player:^nom} wstawił górnika {target:into}.",
    "event.miner-moved#moved": "{player:^nom} przestawił górnika {origin:from} {target:into}.",
    "event.miner-moved#assistant": "{player:^nom} wstawił górnika {origin:from} {target:into} jako pomocnika.",
    "event.miner-moved#courier": "{player:^nom} wysłał górnika {origin:from} {target:into}.",
    "event.miner-moved#advanced": "Górnik {player:gen} przesunął się {target:into}.",
    "event.miner-moved#home": "Górnik {player:gen} wrócił {origin:from} do zasobów.",
    "event.tile-turned#shown": (
        "Odkryto {chamber:acc}: {salt:salt}, {water:=0 brak wody|# kostka wody|# kostki wody|# kostek wody}."
    ),
    "event.tile-turned#hidden": "Odkryto {chamber:acc}.",
    "event.salt-extracted": "{player:^nom} wydobył {salt:salt.acc} {chamber:from} i wszystko wyniósł na powierzchnię.",
    "event.fee-paid#one": "{player:^nom} zapłacił {payee:dat} {amount:gr} za wyniesienie przez {spaces:spaces}.",
    "event.fee-paid#more": "{player:^nom} zapłacił {payee:dat} {amount:gr} za wyniesienie: {spaces:spaces}.",
    "event.miners-tired": "Praca {place:in} zmęczyła {miners:# górnika|# górników|# górników} {player:gen}.",
    "event.miners-stood-up": (
        "{miners:# zmęczony górnik|# zmęczonych górników|# zmęczonych górników} {player:gen} {miners:znów stanął|znów "
        "stanęło|znów stanęło} na nogi {place:in}."
    ),
    "event.tool-used": "{player:^nom} użył {tool:tool.gen}.",
    "event.water-moved#pumped": "{player:^nom} wypompował {cubes:water_cube.acc} {origin:from}.",
    "event.water-moved#carried": "{player:^nom} przeniósł {cubes:water_cube.acc} {origin:from} {target:into}.",
    "event.pump-paid#some": "{player:^nom} zapłacił {amount:gr} w szybie wodnym.",
    "event.pump-paid#none": "{player:^nom} nic nie zapłacił w szybie wodnym.",
    "event.miner-hired": "{player:^nom} zatrudnił górnika za {price:gr}.",
    "event.tool-bought": "{player:^nom} kupił {tool:tool.acc} za {price:gr}.",
    "event.tool-shown#shown": "Na sprzedaż trafiło nowe narzędzie: {tool:tool}.",
    "event.tool-shown#hidden": "Na sprzedaż trafiło nowe narzędzie.",
    "event.salt-sold#market": "{player:^nom} sprzedał {colour:cube.acc} za {price:gr}.",
    "event.salt-sold#bank": (
        "{player:^nom} sprzedał {colour:cube.acc} za {price:gr}; kolumna była pełna, więc kostka trafiła do banku."
    ),
    "event.salt-bought": "{player:^nom} kupił {colour:cube.acc} za {price:gr}.",
    "event.market-visited": "{player:^nom} skorzystał z targu bez żadnej transakcji.",
    "event.square-visited": "{player:^nom} wygrał na rynku {amount:gr}.",
    "event.assistant-paid": "{player:^nom} dostał z banku {amount:gr} za pomocnika {building:in}.",
    "event.castle-entered": "Górnik {player:gen} wszedł do zamku.",
    "event.order-filled": (
        "{player:^nom} zrealizował zamówienie: {salt:salt} za {pay:gr}. W tej fazie zrealizowano już {counter:# "
        "zamówienie|# zamówienia|# zamówień}."
    ),
    "event.order-shown#shown": "Odkryto nowe zamówienie: {salt:salt} za {pay:gr}.",
    "event.order-shown#hidden": "Odkryto nowe zamówienie.",
    "event.fine-paid#money": "{player:^nom} nie zrealizował zamówienia i zapłacił {amount:gr} kary.",
    "event.fine-paid#salt": "{player:^nom} nie zrealizował zamówienia i oddał za karę {salt:salt.acc}.",
    "event.fine-paid#nothing": "{player:^nom} nie zrealizował zamówienia i nie miał czym zapłacić kary.",
    "event.passed": "{player:^nom} spasował.",
    "event.turn-ended": "Tura {player:gen} dobiegła końca.",
    "event.phase-ended": "Faza {phase:roman} dobiegła końca, a wszyscy górnicy wrócili wypoczęci.",
    "event.tools-readied": "{player:^nom} znów odkrył narzędzia: {tools:tools}.",
    "event.left-game#both": (
        "Z gry usunięto odkryte zamówienia ({orders:orders}) i niesprzedane narzędzia ({tools:tools})."
    ),
    "event.left-game#orders": "Z gry usunięto odkryte zamówienia ({orders:orders}).",
    "event.left-game#tools": "Z gry usunięto niesprzedane narzędzia ({tools:tools}).",
    "event.left-game#nothing": "Nie było czego usuwać z gry.",
    "event.market-restocked": "Na targu brakowało {colour:mass.gen}, więc dołożono 1 kostkę.",
    "event.phase-started": "Zaczęła się faza {phase:roman}; graczem rozpoczynającym był {start:nom}.",
    "event.game-ended#one": "Gra się skończyła: {scores:scores}. Wygrał {winners:nom}.",
    "event.game-ended#more": "Gra się skończyła: {scores:scores}. Wspólne zwycięstwo odnieśli {winners:nom}.",
}
