"""Runs a command with this standard input and output; the last line of stderr tells its processor time and peak memory."""
import json
import os
import subprocess
import sys

child = subprocess.Popen(sys.argv[1:])
_, status, used = os.wait4(child.pid, 0)
told = {"seconds": used.ru_utime + used.ru_stime, "bytes": used.ru_maxrss * 1024}
print("\n" + json.dumps(told), file=sys.stderr)
sys.exit(os.waitstatus_to_exitcode(status))
