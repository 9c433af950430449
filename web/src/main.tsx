// The page's beginning.
import { render } from 'preact';
import './style.css';
import { open, warmUp } from './state';
import { App } from './ui/app';

// For the next visit without a connection. Where there are no service workers, the page works all the same.
const register = () => void navigator.serviceWorker?.register('sw.js').catch(() => {});

warmUp();
await open();
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD) {
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
}
