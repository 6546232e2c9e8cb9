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

test('dashboard-more-fails keeps what was loaded, and offers to try again', async ({
  page,
  openScenario,
}) => {
  await openScenario('dashboard-load-more-fails');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
});
