import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* The campaigns that a creator can take part in, as the mock acts them. */

test('campaigns shows what each campaign asks for, and its formats only', async ({
  page,
  openScenario,
}) => {
  await openScenario('campaigns');
  const monsoon = page.getByRole('article', { name: 'मानसून की कहानियाँ' });
  await expect(monsoon.getByText('15 Nov – 15 Dec 2026')).toBeVisible();
  await expect(monsoon.getByText('₹250.00 per post')).toBeVisible();
  await expect(monsoon.getByText('#बारिश')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Create post.*एक तस्वीर/ }).click();
  const sheet = page.getByRole('dialog', { name: 'What do you want to create?' });
  await expect(sheet.getByRole('link')).toHaveCount(1);
  await expect(sheet.getByRole('link', { name: /^Image/ })).toHaveAttribute(
    'href',
    '/app/post/create?format=FORMAT_IMAGE',
  );
});

test('campaigns-none says that no campaign is running', async ({ page, openScenario }) => {
  await openScenario('campaigns-none');
  await expect(page.getByText('No campaigns right now')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const answer = page.waitForResponse('**/api/campaign/running**');
  await page.goto('/app/post/list');
  await answer;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Campaigns' })).toHaveCount(0);
});

test('campaigns-unavailable says so, and leaves the list of posts alone', async ({
  page,
  openScenario,
  consoleWatch,
}) => {
  consoleWatch.allow(/503/);
  await openScenario('campaigns-unavailable');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const answer = page.waitForResponse('**/api/campaign/running**');
  await page.goto('/app/post/list');
  await answer;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test.describe('on a desktop', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test('campaigns are beside the posts until they are dismissed', async ({
    page,
    openScenario,
  }) => {
    await openScenario('campaigns', '/app/post/list');
    const beside = page.getByRole('region', { name: 'Campaigns' });
    await expect(beside.getByText('Until 15 Dec 2026 · ₹250.00 per post')).toBeVisible();
    await expectAccessible(page);
    await beside.getByRole('button', { name: /^Dismiss: मानसून/ }).click();
    await expect(beside.getByRole('listitem')).toHaveCount(1);
    await expect(beside.getByRole('heading', { name: 'Campaigns' })).toBeFocused();
    await page.reload();
    await expect(beside.getByRole('listitem')).toHaveCount(1);
    await beside.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(beside).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Create post' }).click();
    await page.getByRole('menuitem', { name: /^For a campaign/ }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
