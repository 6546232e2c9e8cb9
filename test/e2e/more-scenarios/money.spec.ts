import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* What creators earned, and invoices with another end each, as the mock acts it. */

test('earnings shows what is paid and open, and an invoice is accepted', async ({
  page,
  openScenario,
}) => {
  await openScenario('earnings');
  await expect(page.getByRole('region', { name: 'Total earnings' })).toContainText('₹29,245.50');
  await expect(page.getByRole('article')).toHaveText([
    /November 2026/,
    /October 2026/,
    /September 2026/,
  ]);
  await page.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Review and accept/ }).click();
  await page.getByRole('button', { name: 'Accept invoice' }).click();
  await expect(page.getByRole('dialog', { name: 'Invoice accepted' })).toContainText('₹8,424.00');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article')).toContainText('Accepted');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Paid');
  await expect(page.getByText('No invoices for this month and status')).toBeVisible();
  await page.getByRole('button', { name: 'Show all invoices' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

// spec 4.38
test('earnings-none says when there will be some', async ({ page, openScenario }) => {
  await openScenario('earnings-empty');
  await expect(page.getByText('No earnings yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByText('No invoices yet')).toBeVisible();
});

test('invoice-unanswered reports the unknown result, and the list the status', async ({
  page,
  openScenario,
}) => {
  await openScenario('invoice-no-reply');
  await page.getByRole('button', { name: /Review and accept/ }).click();
  await page.getByRole('button', { name: 'Accept invoice' }).click();
  await expect(page.getByText("We don't know yet whether the invoice was accepted")).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('article')).toContainText('Accepted on');
});

test('invoice-overtaken says that it was cancelled', async ({ page, openScenario }) => {
  await openScenario('invoice-cancelled-elsewhere');
  await page.getByRole('button', { name: /Review and accept/ }).click();
  await page.getByRole('button', { name: 'Accept invoice' }).click();
  await expect(
    page.getByRole('dialog', { name: 'The status of this invoice changed' }),
  ).toContainText("This invoice was cancelled, so you can't accept it.");
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article')).toContainText('Cancelled');
});
