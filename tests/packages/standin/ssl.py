"""No network, and nothing that makes it safe. Written for these tests."""
raise ImportError('there is no TLS')
