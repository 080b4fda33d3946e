"""The rule reference in Polish."""

from __future__ import annotations

from typing import Final

TEXTS: Final = {
    # --- Rules by name -----------------------------------------------------------------------------------------------
    "rule.notation": "Zapis ruchu",
    "rule.game-over": "Koniec gry",
    "rule.castle-first": "Najpierw zamek",
    "rule.no-courier": "Nikt nie wchodzi do zamku",
    "rule.no-action-left": "Brak akcji",
    "rule.actions-left": "Zostały jeszcze akcje",
    "rule.no-miner": "Brak górnika",
    "rule.tired": "Zmęczenie górników",
    "rule.queue-stays": "Z kolejki do zamku się nie wychodzi",
    "rule.same-place": "To samo miejsce",
    "rule.chain-rule": "Zasada łańcucha",
    "rule.no-tool": "Brak narzędzia",
    "rule.tool-once": "Każde narzędzie raz na fazę",
    "rule.idle-tool": "Narzędzie bez żadnego skutku",
    "rule.rope-after-move": "Lina w ramach tej samej akcji",
    "rule.rope-other-miner": "Lina dla innego górnika",
    "rule.not-a-chamber": "To nie komnata",
    "rule.unrevealed": "Nieodkryta komnata",
    "rule.nothing-taken": "Nic nie wydobyto",
    "rule.no-salt": "Za mało soli na miejscu",
    "rule.strength": "Siła wydobycia",
    "rule.cart": "Gdzie przydaje się wózek",
    "rule.cannot-pay": "Za mało pieniędzy",
    "rule.wrong-payment": "Zła opłata za wyniesienie",
    "rule.payees-open": "Komu zapłacić?",
    "rule.no-assistant-place": "Brak miejsca na pomocnika",
    "rule.one-assistant": "Jeden pomocnik w budynku",
    "rule.same-building-twice": "Każdy budynek najwyżej raz w turze",
    "rule.inn-sold-out": "Pusta karczma",
    "rule.miner-limit": "Najwyżej 10 górników",
    "rule.not-on-sale": "Nie na sprzedaż",
    "rule.price-open": "Jaka cena?",
    "rule.no-water": "Za mało wody na miejscu",
    "rule.pump-limit": "Limit szybu wodnego",
    "rule.transactions": "Jedna lub dwie transakcje",
    "rule.own-salt": "Brak soli na sprzedaż",
    "rule.column-full": "Pełna kolumna",
    "rule.column-empty": "Pusta kolumna",
    "rule.same-cube": "Ta sama kostka tylko w jednej transakcji",
    "rule.order-not-open": "Nie ma takiego zamówienia",
    "rule.order-salt": "Za mało soli na zamówienie",
    "rule.must-deliver": "Kto może zrealizować zamówienie, musi to zrobić",
    "rule.fine": "Jak płaci się karę",
    "rule.not-tired": "Nikt nie jest zmęczony",
    "rule.bucket-neighbour": "Czerpak sięga tylko do sąsiedniej komnaty",
    "rule.bucket-unrevealed": "Czerpak i nieodkryta komnata",
    # --- What each rule says -----------------------------------------------------------------------------------------
    "about.notation": "Każdy ruch można zapisać w jednym krótkim wierszu, na przykład „move supply S1”.",
    "about.game-over": (
        "Gra kończy się po fazie III. Każda pozostała kostka soli jest warta 3 gr, zestaw narzędzi do 20 gr, a wygrywa "
        "najbogatszy gracz."
    ),
    "about.castle-first": (
        "Przed akcjami tury górnicy z lewego koła wchodzą kolejno do zamku, a górnicy z prawego koła przesuwają się do "
        "lewego. Nie kosztuje to akcji."
    ),
    "about.no-courier": (
        "Zamówienia realizują górnicy, którzy odczekali swoje w kolejce do zamku. Korzystając z zamku, wstawia się "
        "górnika do prawego koła; w następnej turze przesuwa się on do lewego, a w kolejnej wchodzi do zamku."
    ),
    "about.no-action-left": (
        "W pierwszej rundzie fazy przysługuje jedna akcja, w każdej następnej dwie. Suchy prowiant i czerpak nie "
        "wymagają akcji."
    ),
    "about.actions-left": (
        "W turze wykorzystuje się wszystkie akcje. Pas też jest akcją. Po turze złożonej z samych pasów wszyscy własni "
        "zmęczeni górnicy znów stają na nogi."
    ),
    "about.no-miner": (
        "Przestawia się tylko własnych górników: z zasobów, z miejsca na pomocnika albo z pola w kopalni. Własny "
        "górnik w komnacie jest potrzebny także do wydobycia, do pompowania i do użycia czerpaka."
    ),
    "about.tired": (
        "Górnicy, którzy wydobywali sól, są zmęczeni. Dopóki znów nie staną na nogi, nie można ich przestawiać i nie "
        "mogą pracować, ale nadal liczą się w łańcuchu i przy wynoszeniu soli."
    ),
    "about.queue-stays": "Górnik stojący w kolejce do zamku jest zajęty, dopóki nie był w zamku.",
    "about.same-place": (
        "Przestawić górnika to znaczy zabrać go gdzie indziej. Pozostanie na miejscu nie jest akcją; jest nią pas."
    ),
    "about.chain-rule": (
        "Każdy górnik w kopalni musi być połączony z wejściem do szybu: na jego drodze na powierzchnię żadne pole nie "
        "może być puste. Nie ma znaczenia, czyi górnicy tam stoją i czy są zmęczeni. Łańcuch wolno przerwać tylko "
        "wtedy, gdy górnik opuszcza komnatę, która tak jak wszystkie dalsze jest odkryta i bez soli."
    ),
    "about.no-tool": "Używać można tylko własnych odkrytych narzędzi. W warsztacie kupuje się je za 3, 4 i 5 gr.",
    "about.tool-once": "Użyte narzędzie zostaje zakryte. Na koniec fazy wszystkie własne narzędzia znów się odkrywa.",
    "about.idle-tool": (
        "Narzędzia, które niczego nie zmieni, nie używa się, aby żadne nie zmarnowało się przez pomyłkę."
    ),
    "about.rope-after-move": (
        "Lina pozwala w tej samej akcji wstawić lub przestawić w kopalni jeszcze jednego górnika. Decyzja zapada, gdy "
        "już widać, dokąd trafił pierwszy; lin można użyć kilku."
    ),
    "about.rope-other-miner": (
        "Każda lina jest dla górnika, którego w tej akcji jeszcze nie wstawiono ani nie przestawiono."
    ),
    "about.not-a-chamber": "Sól i woda leżą w komnatach po bokach. W sekcjach szybu nie ma ani soli, ani wody.",
    "about.unrevealed": (
        "Komnata pozostaje zakryta, dopóki nie wejdzie do niej pierwszy górnik. Wtedy kładzie się na niej sól i wodę."
    ),
    "about.nothing-taken": "Kto wydobywa, bierze co najmniej jedną kostkę soli.",
    "about.no-salt": "Wydobyć można tylko tę sól, która leży w komnacie, w dowolnych kolorach.",
    "about.strength": (
        "Siła wydobycia to liczba własnych wypoczętych górników w komnacie, plus 1 za każdy użyty kilof, minus liczba "
        "kostek wody. Tyle kostek soli można najwyżej wydobyć. W komnacie musi być co najmniej jeden własny wypoczęty "
        "górnik."
    ),
    "about.cart": (
        "Wózek przewozi sól bez opłat przez jedno pole albo przez dwa pola sąsiadujące na drodze na powierzchnię. "
        "Służy na polach, za które trzeba by zapłacić. Jeśli wózków jest kilka, każdy obejmuje inne pola."
    ),
    "about.cannot-pay": (
        "Za akcję trzeba móc zapłacić wtedy, gdy się ją wykonuje. Grosz za własnego pomocnika przychodzi dopiero potem."
    ),
    "about.wrong-payment": (
        "Za każdą kostkę soli płaci się 1 gr za każde pole na drodze na powierzchnię, na którym nie ma własnego "
        "górnika. Pieniądze dostaje właściciel górników na tym polu; przy kilku właścicielach wybór należy do "
        "płacącego, kostka po kostce."
    ),
    "about.payees-open": (
        "Jeśli na polu stoją górnicy kilku graczy, płacący wybiera, kto dostaje opłatę, i może ją podzielić."
    ),
    "about.no-assistant-place": (
        "Miejsce na pomocnika jest w warsztacie, w szybie wodnym, na targu i w zamku. W karczmie i na rynku go nie ma."
    ),
    "about.one-assistant": (
        "W budynku jest najwyżej jeden pomocnik. Zostaje tam, dopóki właściciel go nie przestawi albo nie skończy się "
        "faza, i przynosi 1 gr za każde skorzystanie z budynku; w zamku za każde zrealizowane zamówienie."
    ),
    "about.same-building-twice": (
        "Tę samą akcję można w turze wykonać dwa razy, ale z tego samego budynku nie można skorzystać dwukrotnie."
    ),
    "about.inn-sold-out": (
        "Po zatrudnieniu każdego górnika znacznik w karczmie przesuwa się o jedno pole w prawo. Za ostatnim polem do "
        "końca fazy nie ma już kogo zatrudnić."
    ),
    "about.miner-limit": "Każdy kolor ma 10 górników.",
    "about.not-on-sale": (
        "Na sprzedaż są najwyżej trzy narzędzia: za 3, 4 i 5 gr. Po zakupie droższe tanieją, a dopóki są karty, "
        "dochodzi nowe."
    ),
    "about.price-open": "Jeśli to samo narzędzie jest na sprzedaż po dwóch cenach, trzeba podać, które się kupuje.",
    "about.no-water": (
        "W szybie wodnym usuwa się jedną lub więcej kostek wody z jednej komnaty, w której jest własny górnik. "
        "Pierwsza jest za darmo, druga kosztuje 2 gr, a każda następna o 1 gr więcej niż poprzednia."
    ),
    "about.pump-limit": (
        "Według jednej z interpretacji w szybie wodnym można za jednym razem wypompować cztery kostki wody, tyle, ile "
        "cen jest na planszy."
    ),
    "about.transactions": (
        "Korzystając z targu, dokonuje się jednej lub dwóch transakcji. Każda to sprzedaż albo kupno jednej kostki "
        "soli."
    ),
    "about.own-salt": (
        "Sprzedaje się sól, którą się ma. Kostka trafia na najdroższe wolne pole swojej kolumny i tyle się za nią "
        "dostaje."
    ),
    "about.column-full": (
        "Każdy kolor ma kolumnę z kilkoma polami. Gdy wszystkie są zajęte, nikt nie może sprzedać soli tego koloru, "
        "chyba że ma glejt handlowy."
    ),
    "about.column-empty": "Kupuje się najtańszą kostkę z kolumny. Czego nie ma na targu, tego nie można kupić.",
    "about.same-cube": (
        "Podczas jednego skorzystania z targu kostkę można albo sprzedać, albo kupić, nigdy jedno i drugie."
    ),
    "about.order-not-open": "Realizować można tylko zamówienia, które leżą odkryte w zamku.",
    "about.order-salt": (
        "Aby zrealizować zamówienie, oddaje się dokładnie tę sól, którą ono pokazuje, i dostaje podaną na nim zapłatę."
    ),
    "about.must-deliver": (
        "Górnik, który wchodzi do zamku, musi zrealizować odkryte zamówienie, jeśli wystarcza na nie soli. Można "
        "wybrać które. Tylko gdy to niemożliwe, płaci się karę."
    ),
    "about.fine": (
        "Jeśli żadnego odkrytego zamówienia nie można zrealizować, kara wynosi 3 gr albo 1 dowolną kostkę soli. Kto ma "
        "mniej niż 3 gr, oddaje kostkę soli; kto nie ma soli, oddaje tyle pieniędzy, ile ma; kto nie ma nic, nie "
        "oddaje nic."
    ),
    "about.not-tired": "Suchy prowiant stawia na nogi jednego lub dwóch własnych zmęczonych górników, gdziekolwiek są.",
    "about.bucket-neighbour": (
        "Czerpakiem przenosi się jedną kostkę wody z komnaty, w której jest własny górnik, do sąsiedniej komnaty tego "
        "samego korytarza, bliżej szybu albo dalej. Do szybu wody się nie wlewa."
    ),
    "about.bucket-unrevealed": (
        "Instrukcje różnią się co do tego, czy wolno wlać wodę do nieodkrytej komnaty. Dla każdej rozgrywki rozstrzyga "
        "to interpretacja."
    ),
    # --- Sections of the rulebook ------------------------------------------------------------------------------------
    "section.notation": "Ten program: zapis ruchów",
    "section.turn": "Przebieg rozgrywki: tura i jej akcje",
    "section.placing": "Akcje: wstawianie i przestawianie górnika",
    "section.chain": "Akcje: wstawianie i przestawianie górnika, zasada łańcucha",
    "section.extraction": "Akcje: wydobycie soli",
    "section.transport": "Akcje: wydobycie soli, wynoszenie na powierzchnię",
    "section.fatigue": "Akcje: wydobycie soli, zmęczenie górników",
    "section.assistants": "Akcje: wstawianie pomocnika",
    "section.visiting": "Akcje: korzystanie z budynku",
    "section.paying": "Akcje: co trzeba od razu zapłacić",
    "section.inn": "Budynki: karczma",
    "section.workshop": "Budynki: warsztat",
    "section.pump": "Budynki: szyb wodny",
    "section.market": "Budynki: targ",
    "section.queue": "Budynki: zamek, kolejka",
    "section.castle": "Budynki: zamek, zamówienia i kary",
    "section.tools": "Narzędzia: kiedy się ich używa",
    "section.rope": "Narzędzia: lina",
    "section.bucket": "Narzędzia: czerpak",
    "section.cart": "Narzędzia: wózek",
    "section.food": "Narzędzia: suchy prowiant",
    "section.end": "Koniec gry",
    # --- Rulings -----------------------------------------------------------------------------------------------------
    "ruling.cart-capacity": "Ile mieści wózek",
    "ruling.cart-capacity.unlimited": "Wózek mieści dowolną liczbę kostek soli.",
    "ruling.cart-capacity.2": "Wózek mieści 2 kostki soli; za dalsze płaci się opłatę.",
    "ruling.fatigue": "Kto się męczy",
    "ruling.fatigue.needed": "Męczy się tylko tylu górników, ilu potrzeba do pracy.",
    "ruling.fatigue.all": "Męczą się wszyscy własni górnicy w komnacie.",
    "ruling.bucket-unrevealed": "Czerpak i nieodkryta komnata",
    "ruling.bucket-unrevealed.allowed": "Wodę wolno wlać do nieodkrytej komnaty.",
    "ruling.bucket-unrevealed.forbidden": "Wodę wolno wlać tylko do odkrytej komnaty.",
    "ruling.cart-spaces": "Gdzie jeździ wózek",
    "ruling.cart-spaces.any": "Wózek jeździ przez komnaty i sekcje szybu.",
    "ruling.cart-spaces.chambers": "Wózek jeździ tylko przez komnaty.",
    "ruling.full-market-sale": "Cena w pełnej kolumnie",
    "ruling.full-market-sale.lowest": "Sprzedaż do pełnej kolumny przynosi jej najniższą cenę.",
    "ruling.full-market-sale.lowest+1": "Sprzedaż do pełnej kolumny przynosi jej najniższą cenę i jeszcze 1 gr.",
    "ruling.chain-exception": "Kiedy łańcuch może się przerwać",
    "ruling.chain-exception.revealed-and-empty": (
        "Łańcuch może się przerwać tam, gdzie komnata i wszystkie dalsze są odkryte i bez soli."
    ),
    "ruling.chain-exception.empty": (
        "Łańcuch może się przerwać tam, gdzie w komnacie i we wszystkich dalszych nie leży sól."
    ),
    "ruling.second-courier": "Drugi posłaniec",
    "ruling.second-courier.must": "Drugi górnik w tej samej turze też musi zrealizować zamówienie, jeśli może.",
    "ruling.second-courier.may": "Drugi górnik w tej samej turze może zrezygnować; płaci się wtedy karę.",
    "ruling.market-visit": "Liczba transakcji na targu",
    "ruling.market-visit.at-least-one": "Jedna lub dwie transakcje za jednym razem.",
    "ruling.market-visit.up-to-two": "Najwyżej dwie transakcje za jednym razem, może też być żadna.",
    "ruling.pump-limit": "Limit szybu wodnego",
    "ruling.pump-limit.none": "Dowolna liczba kostek wody za jednym razem.",
    "ruling.pump-limit.4": "Najwyżej 4 kostki wody za jednym razem.",
    "ruling.cube-supply": "Ile jest kostek",
    "ruling.cube-supply.unlimited": "Kostek zawsze wystarcza.",
    "ruling.cube-supply.box": "Tylko kostki z pudełka; czego brakuje, tego się nie kładzie.",
    "ruling.stranded-miners": "Górnicy już odcięci",
    "ruling.stranded-miners.ignored": "Ruch nie może odciąć nikogo nowego; górnicy już odcięci się nie liczą.",
    "ruling.stranded-miners.count": "Także górnicy już odcięci zatrzymują na miejscu tych, którzy stoją bliżej szybu.",
    "ruling.free-tools": "Kiedy używa się prowiantu i czerpaka",
    "ruling.free-tools.between-actions": "Prowiantu i czerpaka używa się między akcjami.",
    "ruling.free-tools.any-time": "Prowiantu i czerpaka można użyć w dowolnej chwili tury.",
    "ruling.rope-miner": "Kogo można przestawić liną",
    "ruling.rope-miner.another": "Liną przestawia się innego górnika.",
    "ruling.rope-miner.any": "Liną można jeszcze raz przestawić tego samego górnika.",
    "ruling.idle-tools": "Narzędzia bez żadnego skutku",
    "ruling.idle-tools.forbidden": "Narzędzia, które niczego nie zmieni, nie używa się.",
    "ruling.idle-tools.allowed": "Narzędzia wolno użyć, nawet jeśli niczego nie zmieni.",
    # --- Variants ----------------------------------------------------------------------------------------------------
    "variant.standard": "Zwykła rozgrywka",
    "variant.standard.about": "Komnaty są zakryte, dopóki nie wejdzie do nich pierwszy górnik.",
    "variant.mapped-mine": "Mapa kopalni",
    "variant.mapped-mine.about": (
        "Żetony kopalni od początku leżą odkryte; sól i wodę kładzie się na nich, gdy wejdzie pierwszy górnik."
    ),
}
