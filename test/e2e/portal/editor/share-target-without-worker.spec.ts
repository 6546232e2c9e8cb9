import { shareWithPortal } from '#test/support/browser/share.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* What is shared goes to the server where the service worker is switched off. */

for (const megabytes of [1, 20, 200])
  test(`a form of ${megabytes} MB leads to a page that says to choose the files again`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/413/);
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await shareWithPortal(page, { zeros: megabytes * 1_000_000 });
    await expect(page).toHaveURL(/\/share(\?problem=not-received)?$/);
    await expect(
      page.getByRole('heading', { level: 1, name: "Sharing didn't work" }),
    ).toBeVisible();
    await expect(page.getByText('Choose them again while you create a post.')).toBeVisible();
  });
