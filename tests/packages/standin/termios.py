"""There is no terminal. Written for these tests."""
TCSANOW, TCSADRAIN, TCSAFLUSH = 0, 1, 2
ECHO, ICANON, VMIN, VTIME = 8, 2, 6, 5


class error(Exception):
    pass


def tcgetattr(fd):
    raise error(25, 'Inappropriate ioctl for device')


def tcsetattr(fd, when, attributes):
    raise error(25, 'Inappropriate ioctl for device')
