"""No signals: names that packages import. Written for these tests."""
SIGINT, SIGTERM = 2, 15


def signal(number, handler):
    return None


getsignal = default_int_handler = signal
