import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });
// One worker, because each one resets the demo data when it starts.
test.describe.configure({ mode: 'default' });

const desktop = { width: 1280, height: 800 };

async function openFirst(page: Page, state: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto('/app/invoice');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: state, exact: true }).click();
  await expect(page).toHaveURL(/state=/);
  await expect(page.getByRole('row').nth(1)).toContainText(state);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Invoice \d{4}\// })).toBeVisible();
}

// spec 1.26, 1.35, 2.40
test('staff find an accepted invoice, see its account on request and record its payment', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await openFirst(page, 'Accepted');
  await expect(page.getByText(/^•+\d{4}$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show full numbers' }).click();
  await page.getByRole('button', { name: 'Show numbers' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^\d{9,18}$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(/^\d{9,18}$/)).toBeHidden();

  await page.getByRole('button', { name: 'Record payment…' }).click();
  await dialog.getByLabel('Bank reference (UTR)').focus();
  await page.keyboard.type('UTR/1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText("This isn't in the right format.")).toBeVisible();
  await dialog.getByLabel('Bank reference (UTR)').fill('hdfcn5 2026 1124 12345');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done', { exact: true })).toBeFocused();
  await expect(page.getByText('HDFCN52026112412345')).toBeVisible();
  await expect(page.getByText('Changed an invoice')).toBeVisible();
  await expect(page.getByText('Opened invoices')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record payment…' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel invoice…' })).toBeHidden();
});

test('a cancellation that does not arrive can be repeated, and leaves a credit note', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await openFirst(page, 'Awaiting acceptance');
  await expect(page.getByRole('button', { name: 'Record payment…' })).toBeHidden();
  await page.getByRole('button', { name: 'Cancel invoice…' }).click();
  await page.getByLabel('Reason').fill('पता ग़लत छपा था।');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/invoice/updateStatus', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const reply = await route.fetch();
    // It has taken effect, and the reply is lost.
    return keys.length === 1 ? route.abort() : route.fulfill({ response: reply });
  });
  await page.getByRole('button', { name: 'Cancel invoice', exact: true }).click();
  await expect(page.getByRole('alert').getByText(/No connection/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeFocused();
  expect(new Set(keys).size).toBe(1);
  await expect(page.getByText(/^\d{4}\/[0-9A-Z]{6}\/C\d{3}$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Credit note \(PDF\)/ }).click();
  expect((await download).suggestedFilename()).toMatch(/C\d{3}\.pdf$/);
});

// spec 1.27
test('the PDFs of a month are one download, also after a failure', async ({ staffContext }) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  await page.goto('/app/invoice');
  await page.getByRole('button', { name: 'Monthly ZIP' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invoices of a month' });
  await expectAccessible(page);
  await dialog.getByLabel('Month').selectOption({ index: 12 });
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('There are no invoices for this month.')).toBeVisible();
  await page.route('**/api/invoice/getZipInvoice', (route) => route.abort(), { times: 1 });
  await dialog.getByLabel('Month').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText(/No connection/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(/^The file is ready: .*[kM]B/)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^invoices-20\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('the list is narrowed to one creator and exported with plain numbers', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  await page.goto('/app/invoice');
  const name = (await page.getByRole('row').nth(1).getByRole('cell').nth(1).textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Creator' }).click();
  await page.keyboard.type(name);
  await page.getByRole('option').filter({ hasText: name }).first().click();
  await expect(page).toHaveURL(/creator=/);
  await expect(page.getByRole('button', { name: new RegExp(`^Remove ${name}`) })).toBeVisible();
  await page.reload();
  const cells = page.getByRole('row').getByRole('cell').filter({ hasText: name });
  await expect(cells.first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount((await cells.count()) + 1);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(/^\uFEFF"Number","Creator"/);
  expect(text).toMatch(/"20\d\d-\d\d","[A-Z][\w ]+","\d+(\.\d\d)?"/);
});

test('a rate card applies from its month on, and wrong prices are explained', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.goto('/app/invoice?rates=true');
  await expect(page.getByText('Current', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New rate card' }).click();
  await page.getByText('OGC', { exact: true }).click();
  const views = page.getByRole('group', { name: 'Article' }).getByLabel('Views');
  await expect(views).toHaveValue('90');
  await page.getByLabel('Applies from').selectOption({ index: 1 });
  await views.fill('95,5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Should be in decimal')).toBeVisible();
  await expect(views).toBeFocused();
  await expectAccessible(page);
  await views.fill('95.50');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/invoice?rates=true');
  await expect(page.getByRole('article').filter({ hasText: 'Planned' })).toContainText('₹95.50');
});

test('staff find rate cards by type and status, and see which of two versions applies', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  const cards = page.getByRole('article');
  const save = async (price: string) => {
    await page.goto('/app/invoice?rates=new');
    await page.getByText('ICC', { exact: true }).click();
    await page.getByLabel('Applies from').selectOption({ index: 3 });
    await page.getByRole('group', { name: 'Article' }).getByLabel('Views').fill(price);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/app/invoice?rates=true');
  };
  await save('701.25');
  await save('702.75');
  await expect(cards.filter({ hasText: '₹702.75' }).first()).toContainText('Planned');
  await expect(cards.filter({ hasText: '₹701.25' }).first()).toContainText('Replaced');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Payment type' }).click();
  await page.getByRole('option', { name: 'OGC' }).click();
  await expect(page).toHaveURL(/rates=true&paymentType=OGC/);
  await expect(cards.filter({ hasText: /^ICC/ })).toHaveCount(0);
  await expect(cards.filter({ hasText: /^OGC/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Past' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/app/invoice?rates=true');

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Current' }).click();
  await expect(page.getByText('2 in total')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Earliest month first' }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(cards.first()).toContainText('Current');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(cards.first()).toContainText('Planned');
});

test('staff sort invoices, find them by number and name, and export rate cards', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  await page.goto('/app/invoice');
  await page.getByRole('button', { name: 'Issued' }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  const issued = page.getByRole('columnheader', { name: 'Issued' });
  await expect(issued).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Issued' }).click();
  await expect(issued).toHaveAttribute('aria-sort', 'descending');
  await expect(page).not.toHaveURL(/sort=/);
  const links = page.getByRole('row').getByRole('link');
  const number = (await links.first().textContent()) ?? '';
  const cell = page.getByRole('row').nth(1).getByRole('cell').nth(1);
  const name = (await cell.textContent()) ?? '';
  await page.getByRole('searchbox').fill(number.toLowerCase());
  await expect(page.getByText('1 in total')).toBeVisible();
  await expect(links).toHaveText([number]);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(number.toLowerCase());
  await expect(links).toHaveText([number]);
  await page.getByRole('searchbox').fill(name.slice(-4));
  await expect(links.filter({ hasText: number })).toBeVisible();
  const others = page.getByRole('row').filter({ hasNotText: name.slice(-4) });
  await expect(others, 'the header').toHaveCount(1);

  await page.getByRole('link', { name: 'Rate cards' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('rate-cards.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(
    /^\uFEFF"Payment type","Applies from","Format","Paid for","Rupees per 1,000"/,
  );
  expect(text).toMatch(/"OGC","20\d\d-\d\d","Article","Views","\d+(\.\d\d)?","\d+"/);
});
