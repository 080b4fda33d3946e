"""The launcher: `magnumsal lab` opens the course in JupyterLab.

Nothing here is imported by the board or the rules, and nothing here needs JupyterLab before it is started.
"""
