// The page's beginning: a sandbox is made ready while the rest of the page comes.
import './style.css';
import { open, warmUp } from './state';

// For the next visit without a connection. Where there are no service workers, the page works all the same.
const register = () => void navigator.serviceWorker?.register('sw.js').catch(() => {});

warmUp();
const page = import('./ui/page');
const app = document.getElementById('app')!;
await open();
await page.then(({ show }) => show(app), () => {
    app.innerHTML = '<p class="note" role="alert">A part of this page could not be loaded. Reload it when the connection is back.</p>';
});
if (import.meta.env.PROD) {
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
}
