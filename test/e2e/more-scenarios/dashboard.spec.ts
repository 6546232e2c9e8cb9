import { dashboards } from '#mocks/scenario-tables/dashboard-scenarios.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* The states of the list of posts, as the mock plays them. */

for (const { scenario, path, heading, sees } of dashboards) {
  test(`${scenario.name}: “${sees}”`, async ({ page, openScenario }) => {
    await openScenario(scenario.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(sees, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('approved takes a post back from review in Hindi, and shows drafts in review', async ({
  page,
  openScenario,
}) => {
  await openScenario('approved');
  await page.goto('/app/post/list?state=SUBMITTED_FOR_DHPUBLISH_REVIEW');
  await expect(page.getByRole('radio', { name: 'समीक्षा में' })).toBeChecked();
  const card = page.getByRole('article').filter({ hasText: 'समीक्षा में' });
  await card.getByRole('button', { name: /और विकल्प/ }).click();
  await page.getByRole('menuitem', { name: 'समीक्षा से वापस लें' }).click();
  await expect(
    page.getByText('समीक्षा से वापस ले ली गई। अब आप इसे बदल सकते हैं।', { exact: true }),
  ).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('dashboard-more-fails keeps what was loaded, and offers to try again', async ({
  page,
  openScenario,
}) => {
  await openScenario('dashboard-load-more-fails');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
});
