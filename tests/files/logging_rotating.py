# RotatingFileHandler counts the characters of a record, not its bytes.
import logging, logging.handlers, os, shutil


def written(text, times=5, **options):
    shutil.rmtree('/tmp/l', ignore_errors=True)
    os.mkdir('/tmp/l')
    handler = logging.handlers.RotatingFileHandler('/tmp/l/x', **options)
    logger = logging.Logger('x')
    logger.addHandler(handler)
    for _ in range(times):
        logger.warning(text)
    handler.close()
    print({name: os.path.getsize('/tmp/l/' + name) for name in sorted(os.listdir('/tmp/l'))})


### texts that are not ASCII
written('日本' * 10, maxBytes=100, backupCount=3, encoding='utf-8')
written('é\n', maxBytes=8, backupCount=2)
written('aä' * 4, maxBytes=18, backupCount=9, delay=True)
#> {'x': 61, 'x.1': 122, 'x.2': 122}
#> {'x': 4, 'x.1': 8, 'x.2': 8}
#> {'x': 13, 'x.1': 13, 'x.2': 13, 'x.3': 13, 'x.4': 13}

### at the border
for most in 31, 32, 33, 42, 43:
    written('ä' * 10, maxBytes=most, backupCount=9)
#> {'x': 21, 'x.1': 21, 'x.2': 21, 'x.3': 21, 'x.4': 21}
#> {'x': 21, 'x.1': 21, 'x.2': 21, 'x.3': 21, 'x.4': 21}
#> {'x': 21, 'x.1': 42, 'x.2': 42}
#> {'x': 21, 'x.1': 42, 'x.2': 42}
#> {'x': 21, 'x.1': 42, 'x.2': 42}

### encodings
written('ä' * 10, maxBytes=32, backupCount=9, encoding='latin-1')
written('ä' * 10, maxBytes=54, backupCount=9, encoding='utf-16-le')
written('\ud800' * 4, maxBytes=10, backupCount=9, encoding='utf-8', errors='replace')
written('a' * 10, maxBytes=30, backupCount=9)
#> {'x': 11, 'x.1': 22, 'x.2': 22}
#> {'x': 22, 'x.1': 44, 'x.2': 44}
#> {'x': 5, 'x.1': 5, 'x.2': 5, 'x.3': 5, 'x.4': 5}
#> {'x': 11, 'x.1': 22, 'x.2': 22}
