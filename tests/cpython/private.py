"""Run in Hognose only: names of CPython's own that test files import and few of their tests use."""
import collections
import enum

_wanted = [(enum, '_test_simple_enum'), (collections, '_count_elements')]
if name == 'test.test_shutil':
    import shutil
    _wanted += [(shutil, '_GiveupOnFastCopy'), (shutil, '_fastcopy_sendfile')]
    shutil._use_fd_functions = False
if name == 'test.test_tokenize':
    import tokenize
    _wanted += [(tokenize, '_tokenize'), (tokenize, '_generate_tokens_from_c_tokenizer'), (tokenize, 'Untokenizer')]
if name == 'test.test_configparser':
    import configparser
    configparser._default_dict = dict
if name == 'test.test_logging':
    import logging
    import weakref
    logging.weakref = weakref
for _module, _name in _wanted:
    if not hasattr(_module, _name):
        import test.support._absent
        setattr(_module, _name, getattr(test.support._absent, _name))

# What of asyncio CPython has twice, in C and in Python.
import asyncio.futures
import asyncio.tasks
for _kind in ('py', 'c'):
    for _module, _name in ((asyncio.tasks, 'Task'), (asyncio.futures, 'Future')):
        setattr(_module, f"_{'Py' if _kind == 'py' else 'C'}{_name}", getattr(_module, _name))
    for _name in ('current_task', '_register_task', '_unregister_task', '_enter_task', '_leave_task', '_swap_current_task'):
        setattr(asyncio.tasks, f"_{_kind}_{_name.lstrip('_')}", getattr(asyncio.tasks, _name))
