import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { unzip } from '#test/unit/server/own-data/zip-reader.ts';

/* A creator gets a copy of their data on a phone, over a network that fails. */

test.slow();

const section = (page: Page) => page.getByRole('region', { name: 'Your data' });
const button = (page: Page, name: string) => section(page).getByRole('button', { name });

/** Presses a button with the keyboard. */
async function pressByKey(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

test('a copy is requested and downloaded, although the network is cut in between', async ({
  portal,
  page,
  network,
  signInAsApprovedCreator,
}) => {
  const { phone } = await signInAsApprovedCreator();
  await sendForReview(page.request, portal.url, 'नहर का पानी');
  await page.goto('/app/profile');
  await expect(button(page, 'Request a copy')).toBeVisible();
  await expectAccessible(page);

  await network.cut();
  await pressByKey(page, 'Request a copy');
  await expect(section(page).getByRole('alert')).toContainText('No connection');
  await network.restore();
  await pressByKey(page, 'Request a copy');
  await expect(section(page)).toContainText("We're preparing your copy");
  // The page may be left, and the network may be gone while the server works.
  await network.cut();
  await network.restore();
  await page.reload();
  await expect(button(page, 'Download')).toBeVisible({ timeout: 60_000 });

  await network.cut();
  await pressByKey(page, 'Download');
  await expect(section(page).getByRole('alert')).toContainText('No connection');
  await network.restore();
  const downloaded = page.waitForEvent('download');
  await pressByKey(page, 'Download');
  const file = await readFile(await (await downloaded).path());
  await expect(section(page).getByRole('status')).toContainText('The download has started');
  const files = unzip(file);
  expect(files.get('data/identities.json')?.toString()).toContain(phone);
  expect(files.get('posts/posts-0001.html')?.toString()).toContain('नहर का पानी');
  expect(files.get('index.html')?.toString()).toContain('<html lang="en"');
});

test('a download continues after the server was killed in the middle', async ({
  portal,
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.goto('/app/profile');
  await button(page, 'Request a copy').click();
  await expect(button(page, 'Download')).toBeVisible({ timeout: 60_000 });
  const reply = page.waitForResponse('**/api/ownData/export/link');
  await button(page, 'Download').click();
  const { data } = (await (await reply).json()) as { data: { url: string } };
  const fetchRange = async (range: string, etag = '') => {
    const headers = { range, ...(etag && { 'if-range': etag }) };
    const part = await page.request.get(data.url, { headers });
    return { part, body: await part.body() };
  };
  const first = await fetchRange('bytes=0-999');
  expect(first.part.status()).toBe(206);
  await portal.kill();
  await portal.restart();
  const rest = await fetchRange('bytes=1000-', first.part.headers().etag);
  expect(rest.part.status()).toBe(206);
  const files = unzip(Buffer.concat([first.body, rest.body]));
  expect(files.has('index.html')).toBe(true);
});
