import { isSimpleWriting } from '../simple-writing.ts';
import { openFirstWriting } from './first-writing.ts';

/* The first script of a new article's page: it comes before the portal, needs none of it, and is kept clear of its chunks. */

const page = document.getElementById('first-page');
const title = page?.querySelector('textarea');
const paper = page?.querySelector<HTMLElement>('[data-texts]');
if (page && title && paper && !isSimpleWriting()) openFirstWriting(page, title, paper);
else page?.remove();
