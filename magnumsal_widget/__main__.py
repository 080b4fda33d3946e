"""``python -m magnumsal_widget``: a first look at what the rules can say, without a notebook."""

from __future__ import annotations

from .scenarios import scenario, scenarios


def tour() -> list[str]:
    """The rulebook's example of the transport fee, played, and a move that breaks the chain rule, in two languages."""
    lines = [f"Example 4. {scenarios()['example-4']}", ""]
    game = scenario("example-4")
    lines += [str(game.state), ""]
    decision = "extract 1R2 1b1g"
    verdict = game.explain(decision)
    lines += [f"> {decision}", verdict.text("en"), verdict.text("pl")]
    for event in game.play(decision):
        lines.append(f"  {event}")
    orange, black = game.state.seat("orange"), game.state.seat("black")
    lines += [f"Orange now has {orange.money} gr and {orange.salt}, Black {black.money} gr.", ""]
    lines += [f"Example 2. {scenarios()['example-2']}", ""]
    refused = scenario("example-2").explain("move supply 2R1")
    lines += ["> move supply 2R1", refused.text("en"), refused.text("de")]
    lines += [f"Rulebook: {violation.source}" for violation in refused.violations]
    return lines


if __name__ == "__main__":
    print("\n".join(tour()))  # noqa: T201
