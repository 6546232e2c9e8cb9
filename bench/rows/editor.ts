import { existsSync, readFileSync } from 'node:fs';
import { root } from '../../scripts/run.ts';
import { alternately } from '../alternately.ts';
import { serveBareTiptap } from '../bare-tiptap.ts';
import { signedInCreator } from '../creator.ts';
import { type Figure, median, milliseconds } from '../figures.ts';
import { startBrowser, type Usable, visit } from '../phone.ts';
import { startPortal } from '../portal.ts';

const caret: Usable = { element: '.ProseMirror[contenteditable=true]', how: 'caret' };

/** A new article beside a page with Tiptap and nothing else: when a caret stands in it; and all the script that its page names. */
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

const mostScript = 250;

/** Every script that the page of a new article names, as the server sends it to a browser of today. */
function scriptFigure(): Figure {
  const page = readFileSync(`${root}dist/prerendered/app.post.create.en.html`, 'utf8');
  const files = new Set(page.match(/\/assets\/[^"]+\.js/g));
  const sizes = [...files].map((file) => readFileSync(sentAs(`${root}dist${file}`)).length);
  const script = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return {
    what: 'script of a new article',
    figure: `${script.toFixed(0)} kB`,
    limit: `${mostScript} kB`,
    ratio: (script / mostScript).toFixed(2),
    target: '≤ 1 ×',
    holds: script <= mostScript,
  };
}

/** What is too small to gain by it is sent as it is. */
const sentAs = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
