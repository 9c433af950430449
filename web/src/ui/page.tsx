// What the page's beginning loads meanwhile: everything that is drawn.
import { render } from 'preact';
import { App } from './app';

export const show = (element: HTMLElement) => render(<App />, element);
