# Tracebacks of exception groups in groups and contexts.

### a group in the context of the last member closes for both
try:
    try: raise ExceptionGroup('eg', [ValueError(1), KeyError(2)])
    finally: raise OSError(3)
except* Exception as e:
    raise
#|   + Exception Group Traceback (most recent call last):
#|   |   File "main.py", line 4, in <module>
#|   |     except* Exception as e:
#|   |         raise
#|   | ExceptionGroup:  (1 sub-exception)
#|   +-+---------------- 1 ----------------
#|     | Exception Group Traceback (most recent call last):
#|     |   File "main.py", line 2, in <module>
#|     |     try: raise ExceptionGroup('eg', [ValueError(1), KeyError(2)])
#|     |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|     | ExceptionGroup: eg (2 sub-exceptions)
#|     +-+---------------- 1 ----------------
#|       | ValueError: 1
#|       +---------------- 2 ----------------
#|       | KeyError: 2
#|       +------------------------------------
#|     | 
#|     | During handling of the above exception, another exception occurred:
#|     | 
#|     | Traceback (most recent call last):
#|     |   File "main.py", line 3, in <module>
#|     |     finally: raise OSError(3)
#|     |              ^^^^^^^^^^^^^^^^
#|     | OSError: 3

### groups nested eleven deep
e = ValueError(1)
for i in range(12): e = ExceptionGroup(str(i), [e])
raise e
#|   + Exception Group Traceback (most recent call last):
#|   |   File "main.py", line 3, in <module>
#|   |     raise e
#|   | ExceptionGroup: 11 (1 sub-exception)
#|   +-+---------------- 1 ----------------
#|     | ExceptionGroup: 10 (1 sub-exception)
#|     +-+---------------- 1 ----------------
#|       | ExceptionGroup: 9 (1 sub-exception)
#|       +-+---------------- 1 ----------------
#|         | ExceptionGroup: 8 (1 sub-exception)
#|         +-+---------------- 1 ----------------
#|           | ExceptionGroup: 7 (1 sub-exception)
#|           +-+---------------- 1 ----------------
#|             | ExceptionGroup: 6 (1 sub-exception)
#|             +-+---------------- 1 ----------------
#|               | ExceptionGroup: 5 (1 sub-exception)
#|               +-+---------------- 1 ----------------
#|                 | ExceptionGroup: 4 (1 sub-exception)
#|                 +-+---------------- 1 ----------------
#|                   | ExceptionGroup: 3 (1 sub-exception)
#|                   +-+---------------- 1 ----------------
#|                     | ExceptionGroup: 2 (1 sub-exception)
#|                     +-+---------------- 1 ----------------
#|                       | ... (max_group_depth is 10)
#|                       +------------------------------------
