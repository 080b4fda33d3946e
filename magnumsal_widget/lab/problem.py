"""What can go wrong before JupyterLab runs."""


class LauncherProblem(Exception):
    """The launcher cannot go on; the message is one that a person can act on."""
