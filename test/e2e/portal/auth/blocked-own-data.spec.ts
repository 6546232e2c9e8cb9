import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { call } from '#test/support/api/people.ts';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { signInByCode } from '#test/support/browser/code-sign-in.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { unzip } from '#test/unit/server/own-data/zip-reader.ts';

/* A blocked creator gets a copy of their data on a phone, over a network that fails. */

test.use({ viewport: { width: 360, height: 740 } });
test.slow();

const section = (page: Page) => page.getByRole('region', { name: 'Your data' });
const button = (page: Page, name: string) => section(page).getByRole('button', { name });

async function openBlockedAccount(page: Page, url: string, phone: string): Promise<void> {
  await signInByCode(page, url, phone);
  await page.getByRole('link', { name: 'See why and what you can do' }).click();
}

test('gets a copy of their data, although the network is cut in between', async ({
  portal,
  page,
  context,
  network,
  staffContext,
  signInAsApprovedCreator,
}) => {
  const { phone, userId } = await signInAsApprovedCreator();
  await sendForReview(page.request, portal.url, 'नहर का पानी');
  const block = { creatorUserId: userId, action: 'block', reason: 'spam' };
  await call(staffContext.request, portal.url, '/api/creator/block', block);
  await openBlockedAccount(page, portal.url, phone);
  await expect(button(page, 'Request a copy')).toBeVisible();
  await expectAccessible(page);

  await network.cut();
  await button(page, 'Request a copy').click();
  await expect(section(page).getByRole('alert')).toContainText('No connection');
  await network.restore();
  await button(page, 'Request a copy').click();
  await expect(section(page)).toContainText("We're preparing your copy");
  // The page may be left, and the network may be gone while the server works.
  await network.cut();
  await network.restore();
  await page.reload();
  await expect(button(page, 'Download')).toBeVisible({ timeout: 60_000 });

  await network.cut();
  await button(page, 'Download').click();
  await expect(section(page).getByRole('alert')).toContainText('No connection');
  await network.restore();
  const address = page.waitForResponse('**/api/ownData/export/link');
  const downloaded = page.waitForEvent('download');
  await button(page, 'Download').click();
  const file = await readFile(await (await downloaded).path());
  await expect(section(page).getByRole('status')).toContainText('The download has started');
  const files = unzip(file);
  expect(files.get('data/identities.json')?.toString()).toContain(phone);
  expect(files.get('posts/posts-0001.html')?.toString()).toContain('नहर का पानी');

  const { data } = (await (await address).json()) as { data: { url: string } };
  const status = async () => (await page.request.get(data.url)).status();
  expect(await status()).toBe(200);
  await context.clearCookies({ name: 'blocked-access' });
  expect(await status(), 'the address alone opens nothing').toBe(401);

  await button(page, 'Download').click();
  await expect(page.getByText('Sign in again to get your data')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await openBlockedAccount(page, portal.url, phone);
  await expect(button(page, 'Download')).toBeVisible();
  expect(await status(), 'a download continues after another sign-in').toBe(200);
  await page.goto('/app/profile');
  await expect(page, 'everything else stays closed').toHaveURL(/\/login/);
});
