"""`python -m magnumsal_widget.lab`, for an environment whose scripts are not on PATH; the same as `magnumsal`."""

import sys

from .cli import main

sys.exit(main())
