// What tour.mjs gives everywhere.
export const TOUR = {
    sum: 42,
    later: ['a', 'a'],
    printed: ['stdout', 'now\n'],
    point: '(1, 2.0)',
    big: '1180591620717411303424',
    missing: [true, 'KeyError', 1],
    endless: [true, 'steps'],
    aborted: 'cancelled',
    library: ['a', 'b c'],
    dump: 'paid',
    disposed: 'DisposedError',
};

/** What worker_tour.mjs gives everywhere. */
export const WORKER_TOUR = {
    sum: 42,
    pair: [true, 'a', 'a'],
    printed: ['stdout', 'now\n'],
    step: ['call', 'approve', 99, true],
    missing: [true, 'KeyError'],
    aborted: [true, 'cancelled'],
    terminated: 'the worker was terminated',
    library: ['a', 'b c'],
    pool: [1, 4, 9],
};
