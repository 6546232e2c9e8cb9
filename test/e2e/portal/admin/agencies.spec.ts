import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });

const desktop = { width: 1280, height: 800 };

// spec 1.19, 1.31, 2.32, 3.33, 8.14, 8.16
test('staff create, find, block and unblock an agency', async ({ staffContext }) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  const email = `office-${Date.now()}@purvanchal.example`;
  await page.goto('/app/agency');
  await page.getByRole('link', { name: 'New agency' }).click();
  await expect(page.getByRole('heading', { name: 'New agency' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('पूर्वांचल समाचार');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await expectAccessible(page);
  const failure = { error: { code: 'internal-error', message: 'x' } };
  await page.route('**/api/agency/upsert', (route) =>
    route.fulfill({ status: 500, json: failure }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Something went wrong !!')).toBeVisible();
  await page.unroute('**/api/agency/upsert');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'पूर्वांचल समाचार' })).toBeVisible();
  await expect(page.getByText('Saved an agency')).toBeVisible();

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('button', { name: 'Block agency' }).click();
  await expect(page.getByRole('dialog').getByText('This field is required.')).toBeVisible();
  await page.getByText('Spam', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Block agency' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeFocused();
  await expect(page.getByText(/^Blocked since .* Spam$/)).toBeVisible();
  await expect(page.getByText('Changed the account status')).toBeVisible();

  // The list finds it by its status and by the beginning of a word, also after a reload.
  await page.getByRole('link', { name: 'All agencies' }).click();
  await page.getByRole('combobox', { name: 'Account status' }).click();
  await page.getByRole('option', { name: 'Blocked' }).click();
  await page.getByRole('searchbox').fill('समाचार');
  await expect(page).toHaveURL(/status=blocked/);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('button', { name: 'Unblock agency' }).click();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
});

test('two members of staff who edit one agency do not undo each other’s change', async ({
  staffContext,
  secondStaffContext,
  consoleWatch,
}) => {
  consoleWatch.allow(/409/);
  const page = await staffContext.newPage();
  await page.goto('/app/agency');
  await page.getByRole('link', { name: 'New agency' }).click();
  await page.getByLabel('Name').fill('सह्याद्री वृत्त');
  await page.getByLabel('Email').fill(`desk-${randomUUID()}@sahyadri.example`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'सह्याद्री वृत्त' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Contact person').fill('सुनील पाटील');

  const colleague = await secondStaffContext.newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel('Name').fill('सह्याद्री समूह');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByRole('heading', { name: 'सह्याद्री समूह' })).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Somebody changed this record/)).toBeVisible();
  await expect(page.getByLabel('Contact person')).toHaveValue('सुनील पाटील');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load current version' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('सह्याद्री समूह');
  await expect(page.getByLabel('Contact person')).toHaveValue('सुनील पाटील');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'सह्याद्री समूह' })).toBeVisible();
  await expect(page.getByText('सुनील पाटील').first()).toBeVisible();
});

test('a list of staff is exported as a CSV file, and its columns are remembered', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  await page.goto('/app/agency');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeHidden();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('agencies.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFF"Name","Account status"/);
});

test('staff keep filters as a view, which opens again and can be deleted', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  const name = `सक्रिय एजेंसियाँ ${randomUUID().slice(0, 4)}`;
  // The person presses before the list of views has arrived.
  const views = Promise.withResolvers<void>();
  await page.route('**/api/staff/views?*', async (route) => {
    await views.promise;
    await route.continue();
  });
  await page.goto('/app/agency?status=active');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByLabel('Name of the view').fill(name);
  views.resolve();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.goto('/app/agency');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page).toHaveURL(/status=active/);
  await expect(page.getByRole('combobox', { name: 'Account status' })).toHaveText('Active');
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible();
});

test('an action that fails without a network succeeds when retried', async ({ staffContext }) => {
  const page = await staffContext.newPage();
  await page.goto('/app/agency');
  // On a phone the rows are cards.
  await page.getByRole('list', { name: 'Agencies' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Create sign-in link' }).click();
  await page.route('**/api/auth/signInLink', (route) => route.abort());
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('alert').getByText(/No connection/)).toBeVisible();
  await page.unroute('**/api/auth/signInLink');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/token-login/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
