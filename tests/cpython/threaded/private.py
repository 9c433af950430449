"""Run in Hognose only: what of threads CPython has twice, in C and in Python."""
import queue
import threading

queue._PySimpleQueue = queue.SimpleQueue
threading._PyRLock = threading._CRLock = threading.RLock
