"""The texts of the rule reference: names and explanations of rules, sections of the rulebook, rulings, variants."""
