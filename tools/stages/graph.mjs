// Runs tasks that need one another, on so many cores, with a lane beside them for those that mostly wait.

const WAITING = 2; // tasks of that lane at a time

/**
 * Runs tasks: { name, needs, lane, cores }. Tasks of the lane "wait" run beside the others, two at a time; those of "compute" take `cores` cores
 * each, all of them where that is "all". In each lane tasks start in their order as soon as what they need has passed and there is room: one that is
 * ready may overtake one that is not. `run(task)` gives a promise of whether it passed. Tasks that need one that failed do not run.
 * Gives a Map of task to { state: "passed" | "failed" | "left out", seconds }.
 */
export async function runAll(tasks, cores, run, now = () => performance.now()) {
    const results = new Map(), running = new Map();
    const named = new Map(tasks.map((task) => [task.name, task]));
    for (const task of tasks) for (const need of task.needs) if (!named.has(need)) throw new Error(`${task.name} needs ${need}, which there is not`);
    const stateOf = (name) => results.get(named.get(name))?.state;
    const size = (task) => (task.lane === "wait" ? 0 : task.cores === "all" ? cores : Math.min(task.cores, cores));
    const used = () => [...running.keys()].reduce((sum, task) => sum + size(task), 0);
    const waiting = () => [...running.keys()].filter((task) => task.lane === "wait").length;
    const hasRoom = (task) => (task.lane === "wait" ? waiting() < WAITING : used() + size(task) <= cores);
    const isOpen = (task) => !results.has(task) && !running.has(task);

    function leaveOut() {
        for (let more = true; more; ) {
            const lost = tasks.filter((task) => isOpen(task) && task.needs.some((need) => ["failed", "left out"].includes(stateOf(need))));
            for (const task of lost) results.set(task, { state: "left out", seconds: 0 });
            more = lost.length > 0;
        }
    }
    function start(task) {
        const begun = now();
        const end = (passed) => {
            running.delete(task);
            results.set(task, { state: passed ? "passed" : "failed", seconds: (now() - begun) / 1000 });
        };
        running.set(task, Promise.resolve(run(task)).then(end, (error) => (end(false), Promise.reject(error))));
    }
    // A task for all cores waits until those before it have ended; it is not overtaken for ever, since nothing that is ready behind it starts.
    function startReady() {
        let blocked = false;
        for (const task of tasks) {
            if (!isOpen(task) || task.needs.some((need) => stateOf(need) !== "passed")) continue;
            if (task.lane !== "wait" && blocked) continue;
            if (hasRoom(task)) start(task);
            else if (task.lane !== "wait") blocked = true;
        }
    }
    for (;;) {
        leaveOut();
        startReady();
        if (!running.size) break;
        await Promise.race(running.values());
    }
    const stuck = tasks.filter(isOpen);
    if (stuck.length) throw new Error(`these need each other: ${stuck.map(({ name }) => name).join(", ")}`);
    return results;
}
