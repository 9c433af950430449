"""No processes: names that packages import. Written for these tests."""
PIPE, STDOUT, DEVNULL = -1, -2, -3


class SubprocessError(Exception):
    pass


class CalledProcessError(SubprocessError):
    pass


class TimeoutExpired(SubprocessError):
    pass


class CompletedProcess:
    def __init__(self, args, returncode, stdout=None, stderr=None):
        self.args, self.returncode, self.stdout, self.stderr = args, returncode, stdout, stderr


class Popen:
    def __init__(self, *args, **kwargs):
        raise OSError('no processes')


def run(*args, **kwargs):
    raise OSError('no processes')


call = check_call = check_output = run
