running = []  # not empty while a test runs: before, in the bodies of modules and classes, nothing need be there
