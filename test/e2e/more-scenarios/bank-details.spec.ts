import { account, bankFields, fillInBank, passbook } from '#test/support/api/bank-details.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { finger } from '#test/support/browser/user-input.ts';
import { wordsOf } from '#test/support/message-formatter.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* The states of bank details, as the mock plays them. */

const english = wordsOf('en');

// spec 2.30
test('bank-details-wanted opens the form on the profile, and ends with details that wait', async ({
  page,
  openScenario,
}) => {
  await openScenario('bank-details-missing');
  const fields = bankFields(page, english);
  await expect(fields.title('bank.title.add')).toBeInViewport();
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await fields.send.click();
  await expect(fields.title('bank.title.pending')).toBeFocused();
});

test('bank-details-screen asks before all else, with a way out in the header', async ({
  page,
  openScenario,
}) => {
  await openScenario('bank-details-step');
  const fields = bankFields(page, english);
  await expect(page).toHaveURL('/bank-details');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Add your bank details' }),
  ).toBeFocused();
  await expectAccessible(page);
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Check your bank details' }),
  ).toBeFocused();
  await fields.send.click();
  await expect(
    page.getByRole('heading', { level: 1, name: "We're reviewing your bank details" }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('bank-details-screen can be left by signing out', async ({ page, openScenario }) => {
  await openScenario('bank-details-step');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});

test('bank-details-failed says why the picture is not taken', async ({ page, openScenario }) => {
  await openScenario('bank-details-unreadable-proof');
  const fields = bankFields(page, english);
  await finger(page).choose(fields.choose, [await passbook()]);
  await expect(page.getByText("We can't read this image. Try another one.")).toBeVisible();
  await expectAccessible(page);
  await fields.holder.fill(account.holder);
  await fields.toReview.click();
  await expect(fields.number).toBeFocused();
  await expect(fields.holder).toHaveValue(account.holder);
});

test('bank-details-unanswered keeps asking, also after a reload', async ({
  page,
  openScenario,
}) => {
  await openScenario('bank-details-no-reply');
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await fields.send.click();
  await expect(fields.title('bank.title.waiting')).toBeFocused();
  await expect(page.getByText('No response yet. Checking whether it arrived…')).toBeVisible();
  await page.reload();
  await expect(fields.title('bank.title.waiting')).toBeVisible();
  await expect(page.getByText('No response yet. Checking whether it arrived…')).toBeVisible();
  await expectAccessible(page);
});

test('bank-details-wanted removes details left by another scenario', async ({
  page,
  openScenario,
}) => {
  await openScenario('bank-details-no-reply');
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await fields.send.click();
  await expect(fields.title('bank.title.waiting')).toBeFocused();
  await page.goto('/scenarios');
  await page.getByRole('link', { name: 'Bank details missing', exact: true }).click();
  await expect(fields.title('bank.title.add')).toBeInViewport();
});

test('bank-details-not-taken names the field, which can be fixed', async ({
  page,
  openScenario,
}) => {
  await openScenario('bank-details-invalid');
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await fields.send.click();
  await expect(fields.title('bank.title.not-taken')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: english('bank.fix') }).click();
  await expect(fields.ifsc).toBeFocused();
  await expect(fields.number).toHaveValue(account.number);
});

test('bank-details-expired needs the numbers again', async ({ page, openScenario }) => {
  await openScenario('bank-details-expired');
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await fields.send.click();
  await expect(page.getByText(english('failure.envelope-expired'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(english('failure.envelope-expired'))).toBeVisible();
  await page.getByRole('button', { name: english('bank.fix') }).click();
  await expect(fields.ifsc).toHaveValue(account.ifsc);
  await expect(fields.number).toHaveValue('');
});

test('bank-details-overtaken shows what was sent elsewhere', async ({ page, openScenario }) => {
  await openScenario('bank-details-sent-elsewhere');
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await fields.send.click();
  await page.getByRole('button', { name: 'Show current details' }).click();
  await expect(fields.title('bank.title.pending')).toBeFocused();
});

test('bank-details-pending shows masked details, even to people who want the form', async ({
  page,
  openScenario,
}) => {
  await openScenario('bank-details-pending');
  const fields = bankFields(page, english);
  await expect(fields.title('bank.title.pending')).toBeInViewport();
  await expect(page.getByText('••••••••••7890')).toBeVisible();
  await expect(fields.toReview).toBeHidden();
  await expectAccessible(page);
});

test('bank-details-approved says that money is paid, and lets them be changed', async ({
  page,
  openScenario,
}) => {
  await openScenario('bank-details-approved');
  const fields = bankFields(page, english);
  await expect(fields.title('bank.title.approved')).toBeVisible();
  await page.getByRole('button', { name: 'Change bank details' }).click();
  await expect(fields.title('bank.title.change')).toBeFocused();
});

test('bank-details-rejected says why, in the bar too, and leads to the form', async ({
  page,
  openScenario,
}) => {
  await openScenario('bank-details-rejected', '/app/post/list');
  await page.getByRole('link', { name: 'Update bank details' }).click();
  const fields = bankFields(page, english);
  await expect(fields.title('bank.title.update')).toBeFocused();
  await expect(page.getByText('The image is unreadable', { exact: true })).toBeVisible();
  // Another picture is needed.
  await expect(fields.choose).toBeVisible();
});
