"""Running tests from the command line: -m unittest."""
import sys
from . import main

sys.argv[0] = 'python -m unittest'
main(module=None)
