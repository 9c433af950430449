# Run this, and choose "Fork into three" at the question. One past,
# three futures: each resumes the same bytes with a different answer.
import random

random.seed(7)
log = [random.randint(1, 6) for _ in range(5)]
print("rolled:", *log)

plan = ask("What now?",
           ["double the last", "drop the lowest", "roll again"])

if plan == "double the last":
    log[-1] *= 2
elif plan == "drop the lowest":
    log.remove(min(log))
else:
    log.append(random.randint(1, 6))

print("now:   ", *log)
{"plan": plan, "sum": sum(log)}
