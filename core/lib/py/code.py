"""Consoles within a program: they read lines by input() and run them."""
import builtins
import sys
import traceback
from codeop import CommandCompiler, compile_command

_handled_shown = True  # by sys.exception()
__all__ = ['InteractiveInterpreter', 'InteractiveConsole', 'interact', 'compile_command']


class InteractiveInterpreter:
    """Runs texts in a namespace, and shows their errors."""

    def __init__(self, locals=None):
        self.locals = {'__name__': '__console__', '__doc__': None} if locals is None else locals
        self.compile = CommandCompiler()

    def runsource(self, source, filename='<input>', symbol='single'):
        """Runs a text. True where more has to follow."""
        try:
            ready = self.compile(source, filename, symbol)
        except (SyntaxError, ValueError, OverflowError):
            self.showsyntaxerror(filename, source=source)
        else:
            if ready is None:
                return True
            self.runcode(ready)
        return False

    def runcode(self, code):
        """Runs code."""
        try:
            exec(code, self.locals)
        except BaseException as error:
            if isinstance(error, SystemExit):
                raise
            self.showtraceback()

    def _show(self, kind, value, tb):
        sys.last_type, sys.last_value, sys.last_exc, sys.last_traceback = kind, value, value, tb
        if sys.excepthook is sys.__excepthook__:
            self.write(''.join(traceback.format_exception(kind, value, tb)))
        else:
            sys.excepthook(kind, value, tb)

    def showsyntaxerror(self, filename=None, **kwargs):
        """Shows the SyntaxError that is handled."""
        error = sys.exception()
        if filename and isinstance(error, SyntaxError):
            error.filename = filename
        self._show(type(error), error.with_traceback(None), None)

    def showtraceback(self):
        """Shows the exception that is handled, without the frame of the interpreter."""
        error = sys.exception()
        tb = error.__traceback__
        while tb is not None and tb.tb_frame.f_globals is not self.locals:
            tb = tb.tb_next
        self._show(type(error), error.with_traceback(tb), tb)

    def write(self, data):
        """Writes to sys.stderr."""
        sys.stderr.write(data)


class InteractiveConsole(InteractiveInterpreter):
    """Reads lines, and runs them as soon as they are complete."""

    def __init__(self, locals=None, filename='<console>', *, local_exit=False):
        super().__init__(locals)
        self.filename, self.local_exit = filename, local_exit
        self.resetbuffer()

    def resetbuffer(self):
        """Forgets lines that are not complete."""
        self.buffer = []

    def interact(self, banner=None, exitmsg=None):
        """Reads lines until they end."""
        first, more = getattr(sys, 'ps1', '>>> '), getattr(sys, 'ps2', '... ')
        if banner is None:
            banner = f'Python {sys.version} on {sys.platform}\n({type(self).__name__})'
        if banner:
            self.write(f'{banner}\n')
        try:
            self._read(first, more)
        finally:
            if exitmsg is None:
                self.write(f'now exiting {type(self).__name__}...\n')
            elif exitmsg:
                self.write(f'{exitmsg}\n')

    def _read(self, first, more):
        waiting = False
        while True:
            try:
                try:
                    line = self.raw_input(more if waiting else first)
                except EOFError:
                    self.write('\n')
                    return
                waiting = self.push(line)
            except KeyboardInterrupt:
                self.write('\nKeyboardInterrupt\n')
                self.resetbuffer()
                waiting = False
            except SystemExit:
                if not self.local_exit:
                    raise
                self.write('\n')
                return

    def push(self, line, filename=None, _symbol='single'):
        """Takes one line. True where more has to follow."""
        self.buffer.append(line)
        more = self.runsource('\n'.join(self.buffer), self.filename if filename is None else filename, _symbol)
        if not more:
            self.resetbuffer()
        return more

    def raw_input(self, prompt=''):
        """The next line."""
        return builtins.input(prompt)


def interact(banner=None, readfunc=None, local=None, exitmsg=None, local_exit=False):
    """Runs a console."""
    console = InteractiveConsole(local, local_exit=local_exit)
    if readfunc is not None:
        console.raw_input = readfunc
    console.interact(banner, exitmsg)
