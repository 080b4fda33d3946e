"""How each language bends the game's words: nouns after numbers, places after prepositions, colours, lists."""
