// The content security policies of the site. A page has its own in a meta element; a host that can send headers sends them, too, since
// scripts of workers have no other (README.md).

const text = (rules) => Object.entries(rules).map(([name, values]) => `${name} ${values}`).join('; ');

const page = {
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'worker-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
};

/** Of each page: no inline scripts, nothing from elsewhere. Inline styles are those of what programs display. */
export const PAGE_POLICY = text(page);

/** The same while one works on the site: vite's client has a worker from a blob, and a socket. */
export const WORK_POLICY = text({ ...page, 'worker-src': "'self' blob:", 'connect-src': "'self' ws:" });

/** What a host sends with every file: the page's rules, and what only the frame of the host functions needs, workers from `data:`. */
export const HEADER_POLICY = text({ ...page, 'worker-src': "'self' data:" });

/** What a host sends with the scripts in `assets/` beside it: a worker loads its parts and the module, and connects to nothing. */
export const WORKER_POLICY = text({ 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'" });
