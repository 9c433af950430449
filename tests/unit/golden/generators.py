def g(a):
    x = yield
    y = yield x
    z = yield from a
    return z
async def c(a):
    await a
    async with a as b: pass
    async for i in a: pass
    else: pass
    return [i async for i in a if await i]
async def ag(a):
    yield 1
    x = (i async for i in a)
