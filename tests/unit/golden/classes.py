@d(1)
class A(B, C, k=1):
    """doc"""
    x: int = 1
    y: str
    if x:
        z: float
    def f(self, a: int, *b: str, c: float = 2.0, **d) -> None:
        """ f
            doc """
        self.q = a
    @property
    def g(self): return self.__p
class G[T: int, *U, **V](B): 
    def m[W = T](self, w: W) -> T: pass
type X[T] = list[T]
def h[T](a: T = 1): pass
