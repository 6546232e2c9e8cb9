import type { Page } from '@playwright/test';
import {
  account,
  bankFields,
  fillInBank,
  passbook,
  sendBankDetails,
} from '#test/support/api/bank-details.ts';
import { call, currentUser } from '#test/support/api/people.ts';
import { signInAgain } from '#test/support/api/reauthentication.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { finger, keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';
import { test } from '#test/support/paid-creator-fixtures.ts';

/* Bank details of a creator who is paid. */

const english = wordsOf('en');
const formAddress = '/app/profile?bankDetailsSubmission=true';
const problem = (page: Page, id: string, values?: Record<string, string | number>) =>
  page.getByText(english(id, values), { exact: true });
const arrived = (page: Page, name: string) =>
  page.getByRole('link', { name: english('bank.proof.open', { name }) });

test('bank details are entered on a phone, reviewed, sent and shown masked', async ({
  page,
  portal,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  const fields = bankFields(page, english);
  await page.goto('/app/post/list');
  await page.getByRole('link', { name: 'Add bank details' }).first().click();
  await expect(page).toHaveURL(formAddress);
  await expect(fields.title('bank.title.add')).toBeFocused();
  await expect(fields.title('bank.title.add')).toBeInViewport();
  await expectAccessible(page);

  await fillInBank(page, english, finger(page), {
    holder: '  मीरा  कुलकर्णी ',
    number: '३०२१ १२३४-५६७८९०',
    ifsc: 'sbin 0001234',
    pan: 'abcpk1234l',
  });
  await expect(fields.ifsc).toHaveValue('SBIN0001234');
  await expect(fields.again).toHaveValue(account.number);
  await fields.toReview.click();
  await expect(fields.title('bank.title.review')).toBeFocused();
  for (const shown of [
    'मीरा कुलकर्णी',
    '3021 1234 5678 90',
    'SBIN0001234',
    'ABCPK1234L',
    'passbook.jpg',
  ])
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit details' }).click();
  await expect(fields.pan).toHaveValue('ABCPK1234L');
  await fields.toReview.click();
  await fields.send.click();
  await expect(fields.title('bank.title.pending')).toBeFocused();
  await expect(page.getByText('You sent them on')).toBeVisible();
  await expect(page.getByText('••••••••••7890')).toBeVisible();
  await expect(page.getByText(account.number)).toBeHidden();
  await expectAccessible(page);
  const person = await currentUser(page.request, portal.url);
  expect(person.creatorState?.['bank-details-approval']).toBe('pending');
  const bar = page.getByRole('region', { name: 'Steps to your first post' });
  await expect(bar.locator('summary')).toContainText('Add bank details pending');

  await page.reload();
  await expect(fields.title('bank.title.pending')).toBeVisible();
});

test('each wrong field says which rule it breaks, and the first has the focus', async ({
  page,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const fields = bankFields(page, english);
  await fields.toReview.click();
  await expect(fields.holder).toBeFocused();
  for (const id of ['holder', 'number', 'again', 'ifsc', 'pan', 'proof'])
    await expect(problem(page, `bank.problem.${id}`)).toBeVisible();
  await expectAccessible(page);

  await fillInBank(page, english, finger(page), {
    ...account,
    number: '12345678',
    ifsc: 'SBIN1001234',
    pan: 'ABCDK1234L',
  });
  await fields.again.fill('12345679');
  await fields.toReview.click();
  await expect(fields.number).toBeFocused();
  await expect(problem(page, 'bank.problem.number-form')).toBeVisible();
  await expect(problem(page, 'bank.problem.again-differs')).toBeVisible();
  await expect(page.getByText('like SBIN0001234')).toBeVisible();
  await expect(page.getByText('like ABCPK1234L')).toBeVisible();
  await fields.number.fill(account.number);
  await fields.again.fill(account.number);
  await fields.ifsc.fill(account.ifsc);
  await fields.toReview.click();
  await expect(fields.pan).toBeFocused();
  await expect(fields.pan).toHaveAccessibleDescription(/five letters, four digits and one letter/);
  await fields.pan.fill(account.pan);

  await page.getByRole('checkbox', { name: 'I am registered for GST' }).check();
  await fields.toReview.click();
  await expect(page.getByLabel('GSTIN')).toBeFocused();
  await expect(problem(page, 'bank.problem.address')).toBeVisible();
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await page.getByLabel('Address for invoices').fill('14 Tilak Road, Pune');
  await fields.toReview.click();
  await expect(problem(page, 'bank.problem.gstin-form')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I am registered for GST' }).uncheck();
  await fields.toReview.click();
  await expect(fields.title('bank.title.review')).toBeFocused();
});

test('a picture that has arrived takes away the error that asked for it', async ({
  page,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const fields = bankFields(page, english);
  await fields.toReview.click();
  await expect(problem(page, 'bank.problem.proof')).toBeVisible();
  await finger(page).choose(fields.choose, [await passbook()]);
  await expect(page.getByText('is uploaded')).toBeVisible();
  await expect(problem(page, 'bank.problem.proof')).toHaveCount(0);
  await expect(problem(page, 'bank.problem.holder')).toBeVisible();
});

test('the picture can be stopped, sent again, replaced, and must be one', async ({
  page,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const fields = bankFields(page, english);
  const hands = finger(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/confidential/image?*', async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await hands.choose(fields.choose, [await passbook()]);
  await expect(page.getByRole('progressbar', { name: 'Uploading the photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText("You cancelled the upload. The photo wasn't sent.")).toBeVisible();
  held.resolve();
  await page.unroute('**/api/confidential/image?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(arrived(page, 'passbook.jpg')).toBeVisible();

  const other = page.getByRole('button', { name: 'Choose another photo' });
  const drawing = { name: 'cheque.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') };
  await hands.choose(other, [drawing]);
  await expect(page.getByText('You can only upload JPG, PNG, WebP and GIF images.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep previous photo' }).click();
  await expect(arrived(page, 'passbook.jpg')).toBeVisible();
  // After three internal errors the file may be the cause, so the person is asked.
  await page.route(
    '**/api/confidential/image?*',
    (route) => route.fulfill({ status: 500, json: {} }),
    { times: 3 },
  );
  await hands.choose(other, [await passbook('cheque.jpg')]);
  await expect(page.getByRole('alert')).toContainText('Something went wrong !!');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(arrived(page, 'cheque.jpg')).toBeVisible();
  await expect(arrived(page, 'passbook.jpg')).toBeHidden();
});

test('details with a lost reply are checked until the result is known, and sent once', async ({
  page,
  portal,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  const keys: (string | undefined)[] = [];
  let isReplyLost = true;
  await page.route('**/api/bankDetails', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    keys.push(request.headers()['idempotency-key']);
    // The server has it; its answer does not come back.
    if (!isReplyLost) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await fields.toReview.click();
  await fields.send.click();
  await expect(page.getByText('No response yet. Checking whether it arrived…')).toBeVisible();
  await expectAccessible(page);
  isReplyLost = false;
  await expect(fields.title('bank.title.pending')).toBeFocused();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  const { history } = await call(page.request, portal.url, '/api/bankDetails');
  expect(history).toHaveLength(1);
});

test('sending bank details is retried automatically when the network is back', async ({
  page,
  network,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  let isFailing = true;
  await page.route('**/api/bankDetails', (route) =>
    isFailing && route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  );
  await fields.toReview.click();
  await fields.send.click();
  await expect(
    page.getByText("Something went wrong !! We'll try again automatically."),
  ).toBeVisible();
  await network.cut();
  isFailing = false;
  await expect(page.getByText('No response yet. Checking whether it arrived…')).toBeVisible();
  await network.restore();
  await expect(fields.title('bank.title.pending')).toBeFocused();
});

test('a lost session is restored over the page, then the details are sent', async ({
  page,
  context,
  portal,
  signInAsPaidCreator,
}) => {
  const { phone } = await signInAsPaidCreator();
  await page.goto(formAddress);
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await context.clearCookies({ name: 'auth-user' });
  await fields.send.click();
  await signInAgain(page, portal.url, phone);
  await expect(fields.title('bank.title.pending')).toBeVisible();
});

test('numbers are kept across pages, not across a reload, and never on the device', async ({
  page,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).toContain(account.ifsc);
  expect(kept).not.toContain(account.number);
  expect(kept).not.toContain(account.pan);

  await page.getByRole('link', { name: 'DH Creator' }).first().click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  await page.getByRole('link', { name: 'Add bank details' }).first().click();
  await expect(fields.number).toHaveValue(account.number);

  await page.reload();
  await expect(
    page.getByText('We restored what you typed here earlier, except for the numbers'),
  ).toBeVisible();
  await expect(fields.holder).toHaveValue(account.holder);
  await expect(fields.ifsc).toHaveValue(account.ifsc);
  await expect(fields.number).toHaveValue('');
  await expect(arrived(page, 'passbook.jpg')).toBeVisible();
  await fields.number.fill(account.number);
  await fields.again.fill(account.number);
  await fields.pan.fill(account.pan);
  await fields.toReview.click();
  await fields.send.click();
  await expect(fields.title('bank.title.pending')).toBeFocused();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(
    'bank-details',
  );
});

test('rejected details say why, can be fixed, and can be changed once approved', async ({
  page,
  portal,
  staffContext,
  signInAsPaidCreator,
}) => {
  const { userId: creatorUserId } = await signInAsPaidCreator();
  await sendBankDetails(page.request, portal.url);
  const decide = (decision: object) =>
    call(staffContext.request, portal.url, '/api/bankDetails', { creatorUserId, ...decision });
  await decide({ action: 'reject', reasons: ['ifsc-differs'], note: 'The branch moved to Dadar.' });
  const fields = bankFields(page, english);
  await page.goto('/app/profile');
  await expect(fields.title('bank.title.rejected')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Steps to your first post' });
  await expect(bar.locator('summary')).toContainText('Bank details not approved');
  await expect(bar.getByRole('link', { name: 'Update bank details' })).toBeVisible();
  await expect(page.getByText('Add your bank details')).toHaveCount(0);
  await expect(page.getByText("The IFSC doesn't match the image")).toBeVisible();
  await expect(page.getByText('The branch moved to Dadar.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fix and resend' }).click();
  await expect(fields.title('bank.title.update')).toBeFocused();
  await expect(fields.ifsc).toHaveValue(account.ifsc);
  await expect(fields.number).toHaveAccessibleDescription(
    'The one we have ends in 7890. Please enter it in full.',
  );
  await expect(arrived(page, 'passbook.jpg')).toBeVisible();
  await fields.number.fill(account.number);
  await fields.again.fill(account.number);
  await fields.pan.fill(account.pan);
  await fields.ifsc.fill('HDFC0000240');
  await fields.toReview.click();
  await fields.send.click();
  await expect(fields.title('bank.title.pending')).toBeFocused();

  await decide({ action: 'approve' });
  await page.getByRole('button', { name: 'Check for a decision' }).click();
  await expect(fields.title('bank.title.approved')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change bank details' }).click();
  await expect(page.getByText("We can't pay you until they're approved.")).toBeVisible();
  await page.getByRole('button', { name: 'Go back without sending' }).click();
  await expect(fields.title('bank.title.approved')).toBeFocused();
});

test('one of two tabs sends, and the other shows the new details', async ({
  page,
  context,
  portal,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await sendBankDetails(context.request, portal.url);
  await fields.send.click();
  await expect(page.getByText('Your bank details were changed in the meantime')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show current details' }).click();
  await expect(fields.title('bank.title.pending')).toBeFocused();
});

test('by keyboard alone', async ({ page, signInAsPaidCreator }) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const fields = bankFields(page, english);
  const hands = keyboardAlone(page);
  await expect(fields.title('bank.title.add')).toBeFocused();
  await fillInBank(page, english, hands);
  await hands.press(fields.toReview);
  await expect(fields.title('bank.title.review')).toBeFocused();
  await hands.press(fields.send);
  await expect(fields.title('bank.title.pending')).toBeFocused();
});

for (const language of ['hi', 'ur'] as const) {
  test(`in ${language}`, async ({ page, context, portal, staffContext, signInAsPaidCreator }) => {
    const { userId: creatorUserId } = await signInAsPaidCreator();
    await call(context.request, portal.url, '/api/setAppLanguage', { appLanguage: language });
    const say = wordsOf(language);
    const fields = bankFields(page, say);
    await page.goto(formAddress);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ur' ? 'rtl' : 'ltr');
    await fields.toReview.click();
    await expect(page.getByText(say('bank.problem.number'))).toBeVisible();
    await expectAccessible(page);
    await fillInBank(page, say, finger(page));
    await fields.toReview.click();
    await expectAccessible(page);
    await fields.send.click();
    await expect(fields.title('bank.title.pending')).toBeFocused();
    await expectAccessible(page);
    await call(staffContext.request, portal.url, '/api/bankDetails', {
      action: 'reject',
      creatorUserId,
      reasons: ['proof-unreadable'],
    });
    await page.reload();
    await expect(page.getByText(say('rejection.bank.proof-unreadable'))).toBeVisible();
    await expectAccessible(page);
  });
}
