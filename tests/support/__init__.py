"""What tests and benchmarks share: Chromium, JupyterLab, notebooks."""
