import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInCreator } from '../support/creator-sessions.ts';
import type { Figure } from '../support/measurements.ts';
import { openPhone, startBrowser } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';
import { photograph } from '../support/sample-photos.ts';

const count = 30;
const limit = 60_000;

/**
 * Thirty photographs of 12 megapixels, chosen at once on a slow phone: until the server has every
 * one, and the gallery can be sent.
 */
export async function gallery(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    session = (await signedInCreator(db)).session;
  });
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  const browser = await startBrowser();
  const url = `${portal.url}/app/post/create?format=FORMAT_GALLERY`;
  const phone = await openPhone(browser, {
    url,
    session,
    usable: { element: 'textarea', how: 'shown' },
  });
  try {
    const picture = await photograph(4000, 3000);
    const files = Array.from({ length: count }, (_, at) => join(folder, `IMG_${at + 1}.jpg`));
    for (const file of files) await writeFile(file, picture);
    const { page } = phone;
    await page.goto(url, { timeout: 120_000 });
    const input = page.locator('input[type=file][multiple]');
    await input.waitFor({ state: 'attached', timeout: 120_000 });
    const startedAt = performance.now();
    await input.setInputFiles(files);
    const arrived = page.locator('li[data-uploaded=true]');
    await arrived.nth(count - 1).waitFor({ state: 'attached', timeout: 5 * limit });
    const took = performance.now() - startedAt;
    const size = `${((count * picture.length) / 1e6).toFixed(0)} MB`;
    return [
      {
        what: `${count} photographs of 12 megapixels (${size}) ready to send on a slow phone`,
        figure: `${(took / 1000).toFixed(1)} s`,
        limit: `${limit / 1000} s`,
        ratio: (took / limit).toFixed(2),
        target: '≤ 1 ×',
        holds: took <= limit,
      },
    ];
  } finally {
    await phone.close();
    await browser.close();
    await portal.stop();
    await rm(folder, { recursive: true });
  }
}
