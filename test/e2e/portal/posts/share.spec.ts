import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function choose(page: Page, title: string, item: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: /^More options for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
}

/** The published post in the creator's list, once the publisher has taken it. */
async function publish(staff: Page, page: Page, title: string): Promise<void> {
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.getByText('Success').first()).toBeVisible();
  await expect(async () => {
    await page.goto('/app/post/list?state=PUBLISHED');
    await expect(cardOf(page, title)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('the link of a published post is copied without a network, and opens for everybody', async ({
  page,
  context,
  browser,
  portal,
  openInReview,
}) => {
  const title = 'नदी के उस पार का स्कूल';
  await publish((await openInReview(title)).staff, page, title);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.setOffline(true);
  await choose(page, title, 'Copy link');
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${portal.url}/p/[0-9a-f-]{36}$`));
  await context.setOffline(false);

  const stranger = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const reading = await stranger.newPage();
  await reading.goto(link);
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(reading.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(reading.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  await expectAccessible(reading);

  await choose(page, title, 'Unpublish…');
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).press('Enter');
  await expect(cardOf(page, title)).toHaveCount(0);
  await reading.goto(`${link}?again`);
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText("This post isn't available");
  await stranger.close();
});

test('a phone shares the link with its apps; closing their list is not an error', async ({
  page,
  openInReview,
}) => {
  const title = 'मेले की रौनक';
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    navigator.share = async (data) => {
      (window as unknown as { shared: unknown[] }).shared.push(data);
      throw new DOMException('closed', 'AbortError');
    };
  });
  await publish((await openInReview(title)).staff, page, title);
  await choose(page, title, 'Share…');
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  await expect.poll(shared).toEqual([{ title, url: expect.stringMatching(/\/p\/[0-9a-f-]{36}$/) }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a browser that refuses to copy shows the link to be copied by hand', async ({
  page,
  openInReview,
}) => {
  const title = 'पहाड़ की पगडंडी';
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => {
      throw new DOMException('refused', 'NotAllowedError');
    };
  });
  await publish((await openInReview(title)).staff, page, title);
  await choose(page, title, 'Preview');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy this link' });
  await expect(dialog.getByRole('textbox', { name: 'Link to the post' })).toHaveValue(
    /\/p\/[0-9a-f-]{36}$/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
});
