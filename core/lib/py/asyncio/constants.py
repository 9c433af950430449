"""Numbers that asyncio is made with."""

DEBUG_STACK_DEPTH = 10
THREAD_JOIN_TIMEOUT = 300
