import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });
// One worker, because each one resets the demo data when it starts.
test.describe.configure({ mode: 'default' });

const desktop = { width: 1280, height: 800 };

async function openLongestWaiting(page: Page): Promise<void> {
  await page.goto('/app/bank-details');
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByText('Account and tax numbers are hidden')).toBeVisible();
}

// spec 1.25, 2.38, 4.41, 8.18
test('staff compare bank details with their proof, reject them, and go on to the next', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  const opened: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/bankDetails\?|\/confidential\//.test(request.url())) opened.push(request.url());
  });
  await openLongestWaiting(page);
  await expectAccessible(page);
  expect(opened).toEqual([]);
  await page.getByRole('button', { name: 'Open bank details' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d{9,18}$/)).toBeVisible();
  await expect(page.getByText('Opened bank details')).toBeVisible();
  await page.getByRole('button', { name: 'Open document' }).click();
  const document = page.getByRole('region', { name: 'Document passbook.jpg' });
  const picture = document.getByRole('img');
  await expect(picture).toBeVisible();
  const wholeWidth = (await picture.boundingBox())?.width ?? 0;
  await document.focus();
  await page.keyboard.press('+');
  await expect(page.getByText('150%')).toBeVisible();
  expect((await picture.boundingBox())?.width).toBeCloseTo(wholeWidth * 1.5, 0);
  await page.keyboard.press('0');
  await page.keyboard.press('r');
  await expect(picture).toHaveCSS('transform', /matrix\(0, 1, -1, 0|matrix\([\d.e-]+, 1, -1,/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reject…' }).click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText('Choose at least one reason.')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel(/Note to creator/).fill('पासबुक पर दूसरा नाम है।');
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText('Successfully Rejected bank details.')).toBeVisible();
  await expectAccessible(page);
  const before = page.url();
  await page.getByRole('link', { name: /^Next: / }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByText('Account and tax numbers are hidden')).toBeVisible();

  await page.goto('/app/bank-details');
  await page.getByRole('tab', { name: 'Rejected' }).click();
  await expect(page).toHaveURL(/status=rejected/);
  await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(3);
});

// spec 8.18, 8.19
test('an approval that does not arrive says so, and succeeds when it is tried again', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await openLongestWaiting(page);
  await page.getByRole('button', { name: 'Open bank details' }).click();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/bankDetails', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('error while approved bank details.')).toBeVisible();
  await expect(page.getByText(/No connection/)).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Successfully Approved bank details.')).toBeVisible();
  await expect(page.getByText('Decided on bank details')).toBeVisible();
});

// spec 8.19
test('bank details that a colleague has decided on are not decided again', async ({
  staffContext,
  secondStaffContext,
}) => {
  const page = await staffContext.newPage();
  await openLongestWaiting(page);
  await page.getByRole('button', { name: 'Open bank details' }).click();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  const colleague = await secondStaffContext.newPage();
  await colleague.goto(page.url());
  await colleague.getByRole('button', { name: 'Open bank details' }).click();
  await colleague.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(colleague.getByText('Successfully Approved bank details.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('error while approved bank details.')).toBeVisible();
  await expect(page.getByText(/changed in the meantime/)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Nothing left to review.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
});

test('staff find bank details by name and export the list without account numbers', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.goto('/app/bank-details?status=approved');
  const views = page.getByRole('link', { name: /^View/ });
  const name = ((await views.first().textContent()) ?? '').replace(/^View /, '');
  const part = name.split(' ').at(-1)?.slice(1) ?? '';
  const isFound = page.waitForResponse(
    (reply) => reply.request().postDataJSON()?.filters?.search === part,
  );
  await page.getByRole('searchbox').fill(part);
  await isFound;
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(part)}`));
  await expect(views.filter({ hasText: name }).first()).toBeVisible();
  await expect(views.filter({ hasNotText: new RegExp(part, 'i') })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Rejected' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(part);
  await page.getByRole('tab', { name: 'Approved' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('bank-approvals.csv');
  const [header, ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(header).toBe('\uFEFF"Creator","Handle","Status","Submitted (India time, UTC+05:30)"');
  expect(lines).toContainEqual(expect.stringContaining(`"${name}"`));
  for (const line of lines) expect(line).not.toMatch(/\d{9}|•/);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(views.first()).toBeVisible();
});
