import { fileURLToPath } from 'node:url';
import type { Usable } from './phone-profile.ts';
import { serveStill } from './static-file-server.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * The landing page as a handwritten static page without scripts: the best that a page with this
 * text can do.
 */
export const serveStillLanding = () =>
  serveStill(pathOf('../pages'), {
    '/': pathOf('../pages/static-landing-page.html'),
    '/poster.svg': pathOf('../../public/tutorial/poster.svg'),
  });

export const stillUsable: Usable = { element: '#sign-in a', how: 'shown' };
