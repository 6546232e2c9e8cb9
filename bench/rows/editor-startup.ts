import { maxScriptKb } from '../../scripts/bundle/bundle-limits.ts';
import { deferredScriptKb, pageScriptKb } from '../../scripts/bundle/bundle-sizes.ts';
import { alternately } from '../support/alternating-runs.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import { type Figure, median, milliseconds } from '../support/measurements.ts';
import { startBrowser, type Usable, visit } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';
import { serveBareTiptap } from '../support/tiptap-baseline.ts';

const caret: Usable = { element: '.ProseMirror[contenteditable=true]', how: 'caret' };

/**
 * A new article compared with a page that only has Tiptap: the time until it has a caret, and all
 * of its script.
 */
export async function editor(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    session = (await signedInCreator(db)).session;
  });
  const bare = await serveBareTiptap();
  const browser = await startBrowser();
  try {
    const url = `${portal.url}/app/post/create?format=FORMAT_ARTICLE`;
    const [ours, limit] = await alternately(
      async () => (await visit(browser, { url, session, usable: caret })).usable,
      async () => (await visit(browser, { url: bare.url, usable: caret })).usable,
    );
    const ratio = median(ours) / median(limit);
    return [
      {
        what: 'caret usable in a new article',
        figure: milliseconds(ours),
        limit: milliseconds(limit),
        ratio: ratio.toFixed(2),
        target: '≤ 1.5 ×, ≤ 5000 ms',
        holds: ratio <= 1.5 && median(ours) <= 5000,
      },
      scriptFigure(),
    ];
  } finally {
    await browser.close();
    await bare.stop();
    await portal.stop();
  }
}

/**
 * Every script that the page of a new article names, and what it fetches besides when it has come
 * to rest.
 */
function scriptFigure(): Figure {
  const page = 'app.post.create.en.html';
  const most = maxScriptKb['app.post.create'];
  const script = pageScriptKb(page);
  const later = deferredScriptKb(page, 'en');
  return {
    what: 'script of a new article',
    figure: `${script.toFixed(0)} kB, ${later.toFixed(0)} kB more later by itself`,
    limit: `${most} kB`,
    ratio: (script / most).toFixed(2),
    target: '≤ 1 ×',
    holds: script <= most,
  };
}
