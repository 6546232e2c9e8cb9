import { dashboards } from '#mocks/scenario-tables/dashboard-scenarios.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* The list of posts in its situations, as the mock acts them. */

for (const { scenario, path, heading, sees } of dashboards) {
  test(`${scenario.name}: “${sees}”`, async ({ page, openScenario }) => {
    await openScenario(scenario.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(sees, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('approved takes a post back from review, and shows which drafts are in review', async ({
  page,
  openScenario,
}) => {
  await openScenario('approved');
  await page.context().addCookies([{ name: 'language', value: 'en', url: page.url() }]);
  await page.goto('/app/post/list?state=SUBMITTED_FOR_DHPUBLISH_REVIEW');
  await expect(page.getByRole('radio', { name: 'In review' })).toBeChecked();
  const card = page.getByRole('article').filter({ hasText: 'In Review' });
  await card.getByRole('button', { name: /^More options for/ }).click();
  await page.getByRole('menuitem', { name: 'Take back from review' }).click();
  await expect(page.getByText('Taken back from review. You can edit it now.')).toBeVisible();
  await expect(page.getByText('In Review', { exact: true })).toHaveCount(0);
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
