import { prefersPlainText } from '../article/plain-text-preference.ts';
import { startEarlyInput } from './early-input.ts';

/*
 * The first script of a new article's page. It runs before the portal and is kept out of its
 * chunks.
 */

const page = document.getElementById('first-page');
const title = page?.querySelector('textarea');
const body = page?.querySelector<HTMLElement>('[data-labels]');
if (page && title && body && !prefersPlainText()) startEarlyInput(page, title, body);
else page?.remove();
