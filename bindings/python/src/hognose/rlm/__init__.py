"""The REPL of a recursive language model: blocks of code that share their variables, and functions of the host between them.

The names of rlm-code's Monty interpreter are here, too, so that a project of that can import this module instead.
"""
from ._interpreter import CodeResult, ExecutionStats, Interpreter, create_rlm_interpreter
from ._validator import CodeValidator

MontyInterpreter = Interpreter
MontyCodeResult = CodeResult
MontyCodeValidator = CodeValidator
MontyExecutionStats = ExecutionStats
create_rlm_monty_interpreter = create_rlm_interpreter

__all__ = [
    "CodeResult", "CodeValidator", "ExecutionStats", "Interpreter", "MontyCodeResult", "MontyCodeValidator", "MontyExecutionStats", "MontyInterpreter",
    "create_rlm_interpreter", "create_rlm_monty_interpreter",
]
