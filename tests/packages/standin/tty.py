"""There is no terminal. Written for these tests."""
import termios


def setraw(fd, when=termios.TCSAFLUSH):
    termios.tcgetattr(fd)


setcbreak = setraw
