# A simulated operating system kernel, after Martin Richards' benchmark: tasks of
# several kinds pass packets and are scheduled by priority. 10,000 idle rounds
# must give 23,246 packets queued and 9,297 holds.

IDLE, WORKER, HANDLER_A, HANDLER_B, DEVICE_A, DEVICE_B = range(6)
FOR_DEVICE, FOR_WORK = 0, 1


class Packet:
    def __init__(self, owner, kind):
        self.owner = owner
        self.kind = kind
        self.at = 0
        self.letters = [0, 0, 0, 0]


class Task:
    def __init__(self, kernel, ident, priority, inbox):
        self.kernel = kernel
        self.ident = ident
        self.priority = priority
        self.inbox = inbox
        self.held = False
        self.waiting = not self.starts_ready()
        self.after = None

    def starts_ready(self):
        return False

    def idle(self):
        return self.held or (self.waiting and not self.inbox)

    def turn(self):
        packet = None
        if self.waiting and self.inbox:
            packet = self.inbox.pop(0)
        self.waiting = False
        return self.work(packet)

    def wait(self):
        self.waiting = True
        return self

    def hold(self):
        self.kernel.holds += 1
        self.held = True
        return self.after

    def release(self, ident):
        other = self.kernel.tasks[ident]
        other.held = False
        return other if other.priority > self.priority else self

    def send(self, packet):
        target = self.kernel.tasks[packet.owner]
        self.kernel.sent += 1
        packet.owner = self.ident
        return target.receive(packet, self)

    def receive(self, packet, sender):
        first = not self.inbox
        self.inbox.append(packet)
        return self if first and self.priority > sender.priority else sender


class Idle(Task):
    def __init__(self, kernel, ident, priority, rounds):
        Task.__init__(self, kernel, ident, priority, [])
        self.bits = 1
        self.left = rounds

    def starts_ready(self):
        return True

    def work(self, packet):
        self.left -= 1
        if self.left == 0:
            return self.hold()
        odd = self.bits & 1
        self.bits >>= 1
        if odd:
            self.bits ^= 0xD008
            return self.release(DEVICE_B)
        return self.release(DEVICE_A)


class Worker(Task):
    target = HANDLER_A
    letter = 0

    def work(self, packet):
        if packet is None:
            return self.wait()
        self.target = HANDLER_B if self.target == HANDLER_A else HANDLER_A
        packet.owner = self.target
        packet.at = 0
        for i in range(4):
            self.letter = self.letter % 26 + 1
            packet.letters[i] = 64 + self.letter
        return self.send(packet)


class Handler(Task):
    def __init__(self, kernel, ident, priority, inbox):
        super().__init__(kernel, ident, priority, inbox)
        self.jobs = []
        self.free = []

    def work(self, packet):
        if packet is not None:
            (self.jobs if packet.kind == FOR_WORK else self.free).append(packet)
        if self.jobs:
            job = self.jobs[0]
            if job.at == 4:
                return self.send(self.jobs.pop(0))
            if self.free:
                carrier = self.free.pop(0)
                carrier.at = job.letters[job.at]
                job.at += 1
                return self.send(carrier)
        return self.wait()


class Device(Task):
    pending = None

    def work(self, packet):
        if packet is None:
            packet = self.pending
            if packet is None:
                return self.wait()
            self.pending = None
            return self.send(packet)
        self.pending = packet
        return self.hold()


class Kernel:
    def __init__(self, rounds):
        self.sent = 0
        self.holds = 0
        work = [Packet(WORKER, FOR_WORK) for _ in range(2)]
        to_a = [Packet(DEVICE_A, FOR_DEVICE) for _ in range(3)]
        to_b = [Packet(DEVICE_B, FOR_DEVICE) for _ in range(3)]
        self.tasks = [
            Idle(self, IDLE, 0, rounds),
            Worker(self, WORKER, 1000, work),
            Handler(self, HANDLER_A, 2000, to_a),
            Handler(self, HANDLER_B, 3000, to_b),
            Device(self, DEVICE_A, 4000, []),
            Device(self, DEVICE_B, 5000, []),
        ]
        for lower, higher in zip(self.tasks, self.tasks[1:]):
            higher.after = lower

    def run(self):
        task = self.tasks[-1]
        while task is not None:
            task = task.after if task.idle() else task.turn()
        return self.sent, self.holds


for _ in range(7):
    result = Kernel(10000).run()
print(result)
