### the version of the implementation is that of sys
import sys
print(sys.implementation.version.major, sys.implementation.version[:2] == sys.version_info[:2])  #> 3 True
