import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { exportedLines } from '#test/support/browser/exported-lines.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

test('staff find a failed publication by its reason and send it again', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  await page.goto('/app/internal');
  await page.getByRole('link', { name: /Failed publications/ }).click();
  await expect(page.getByRole('heading', { name: 'Failed publications' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText(
    /Needs attention \(\d+\)/,
  );
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'The reader app refused it' }).click();
  await expect(page).toHaveURL(/reason=refused/);
  const row = page.getByRole('row').filter({ hasText: 'The reader app refused it' }).first();
  const title = String(await row.getByRole('link').textContent());
  await page.reload();
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText('1 in total')).toBeVisible();
  await row.getByRole('link', { name: title }).press('Enter');

  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(/200 · duplicate/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).press('Enter');
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(page.getByText(/^Sent again\./)).toBeFocused({ timeout: 15_000 });
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expect(page.getByText('Sent a post to the reader app again')).toBeVisible();
  await expectAccessible(page);

  const attempts = await exportedLines(page, 'publication-attempts.csv');
  expect(attempts[0]).toMatch(/^"Time .+","Result","Reply","Duration \(ms\)"$/);
  expect(attempts[1]).toMatch(/,"Delivered",/);

  await page.getByRole('link', { name: 'Open the post' }).click();
  await expect(page.getByText('Published: readers can see it')).toBeVisible();
});

test('staff see why a publication cannot be sent again, and try it later', async ({
  staffContext,
  consoleWatch,
}) => {
  consoleWatch.allow(/409/);
  const page = await staffContext.newPage();
  await page.setViewportSize(phone);
  await page.goto('/app/publications?state=expired');
  await page.getByRole('list').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Attempts' })).toBeVisible();
  await expect(page.getByText('Given up', { exact: true })).toBeVisible();
  await page.route('**/api/post/resendPublication', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'transition-not-allowed', message: 'Not now' } },
    }),
  );
  await page.getByRole('button', { name: 'Send again' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await expectAccessible(page);
  await page.unroute('**/api/post/resendPublication');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible({
    timeout: 15_000,
  });
});

test('an unknown publication says that it does not exist', async ({
  staffContext,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  const page = await staffContext.newPage();
  await page.goto(`/app/publications?publication=${crypto.randomUUID()}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});
