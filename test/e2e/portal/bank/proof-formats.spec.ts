import { phoneFileBytes } from '#test/factories/phone-files.ts';
import { bankFields } from '#test/support/api/bank-details.ts';
import { finger } from '#test/support/browser/user-input.ts';
import { expect } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';
import { test } from '#test/support/paid-creator-fixtures.ts';

/* Pictures of a cheque in the formats of phones. */

const english = wordsOf('en');

test('a WebP of a cheque, chosen while the network is gone, is stored as a JPEG', async ({
  page,
  context,
  consoleWatch,
  signInAsPaidCreator,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAsPaidCreator();
  await page.goto('/app/profile?bankDetailsSubmission=true');
  const { choose } = bankFields(page, english);
  const file = (buffer: Buffer) => ({ name: 'cheque.jpg', mimeType: 'image/jpeg', buffer });
  await expect(choose).toBeVisible();
  await context.setOffline(true);
  await finger(page).choose(choose, [file(await phoneFileBytes('photo.webp'))]);
  await expect(page.getByText(/^You're offline. The upload will continue/)).toBeVisible();
  const upload = page.waitForRequest(/\/api\/confidential\/image/);
  await context.setOffline(false);
  const reply = (await (await upload).response())?.json();
  const name = english('bank.proof.open', { name: 'cheque.jpg' });
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(JSON.stringify(await reply)).toContain('"width":640,"height":480');
  const other = page.getByRole('button', { name: 'Choose another photo' });
  await finger(page).choose(other, [file(await phoneFileBytes('photo.heic'))]);
  await expect(page.getByText(/^This browser can't open HEIC photos/)).toBeVisible();
});
