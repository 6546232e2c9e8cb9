import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { writeLongFilm } from '#test/factories/sample-videos.ts';
import { slowUploads } from '#test/support/browser/upload-throttling.ts';
import { startTcpProxy, type TcpProxy } from '#test/support/process/tcp-proxy.ts';
import { signInBrowser } from '../support/browser-session.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import type { Figure } from '../support/measurements.ts';
import { startBrowser } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';

const bytes = 300_000_000;
const bytesPerSecond = 10_000_000;
const cuts = [50_000_000, 80_000_000, 90_000_000];
const target = 1.05;

/**
 * Upload of an MP4 of 300 MB from a browser over a connection that breaks three times: the bytes
 * sent, compared with the file.
 */
export async function video(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-video-'));
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    session = (await signedInCreator(db)).session;
  });
  const browser = await startBrowser();
  try {
    const film = join(folder, 'VID_20261120.mp4');
    await writeLongFilm(film, 'river', bytes);
    const proxy = await startTcpProxy(portal.url);
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await signInBrowser(context, proxy.url, session);
    const page = await context.newPage();
    await slowUploads(page, bytesPerSecond);
    await page.goto(new URL('/app/post/create?format=FORMAT_VIDEO', proxy.url).href);
    const before = proxy.sentBytes();
    const seconds = await send(page, film, proxy);
    const sent = proxy.sentBytes() - before;
    await proxy.disconnect();
    const ratio = sent / bytes;
    const line = `a line that is cut ${cuts.length} times`;
    return [
      {
        what: `an MP4 of ${bytes / 1e6} MB over ${line}, in ${seconds} s`,
        figure: `${(sent / 1e6).toFixed(1)} MB sent`,
        limit: `${bytes / 1e6} MB in the file`,
        ratio: ratio.toFixed(4),
        target: `≤ ${target} ×`,
        holds: ratio <= target && ratio >= 1,
      },
    ];
  } finally {
    await browser.close();
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Chooses the video, and cuts the line after each given number of bytes. Ends when all of it has
 * arrived.
 */
async function send(page: Page, film: string, { cutAfter }: TcpProxy): Promise<number> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a video' }).click();
  const startedAt = performance.now();
  const [first = 0, ...others] = cuts;
  const isCut = cutAfter(first);
  await (await chooser).setFiles(film);
  await isCut;
  for (const after of others) await cutAfter(after);
  await page.getByText('Video uploaded.').waitFor({ timeout: 180_000 });
  return Math.round((performance.now() - startedAt) / 1000);
}
