import type { Page } from '@playwright/test';
import { photo } from '#test/factories/sample-photo.ts';
import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { signInByCode } from '#test/support/browser/code-sign-in.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* A blocked creator signs in on a phone with a bad network, and asks for a second review. */

test.use({ viewport: { width: 360, height: 740 } });

const text = 'तीनों पोस्ट मेरी अपनी हैं।';
const submitButton = (page: Page) => page.getByRole('button', { name: 'Ask for a second review' });

test('asks for a second review of the block, and is unblocked by somebody else', async ({
  portal,
  page,
  network,
  staffContext,
  secondStaffContext,
  signInAsApprovedCreator,
}) => {
  const { phone, userId } = await signInAsApprovedCreator();
  await call(staffContext.request, portal.url, '/api/creator/block', {
    creatorUserId: userId,
    action: 'block',
    reason: 'copied-content',
    note: 'तीन चेतावनियाँ।',
  });
  await signInByCode(page, portal.url, phone);
  await expect(page.getByText('Your account is blocked. Please contact support.')).toBeVisible();
  await page.getByRole('link', { name: 'See why and what you can do' }).click();

  await expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible();
  await expect(page.getByText('Copied content')).toBeVisible();
  await expect(page.getByText('तीन चेतावनियाँ।'), 'the note is for staff').toBeHidden();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Why should we look at it again?' }).fill(text);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo({ width: 800, height: 600 }),
    });
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await network.cut();
  await submitButton(page).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await network.restore();
  await expect(page.getByRole('heading', { name: "We've received your request" })).toBeVisible();
  await expect(page.getByText(/^15 days left$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
  // Everything else stays closed.
  await page.goto('/app/post/list');
  await expect(page).toHaveURL(/\/login/);

  const second = await secondStaffContext.newPage();
  await second.goto('/app/appeals');
  await second.getByRole('link', { name: 'Blocked account' }).first().click();
  await expect(second.getByText(text)).toBeVisible();
  await expect(second.getByText('तीन चेतावनियाँ।')).toBeVisible();
  await second.getByText('Overturn: it was wrong').click();
  await second.getByRole('textbox', { name: 'Reason for the creator' }).fill('पोस्ट आपकी ही हैं।');
  await second.getByRole('button', { name: 'Decide and tell creator' }).click();
  await expect(
    second.getByRole('heading', { name: 'Overturned: the account was unblocked.' }),
  ).toBeVisible();

  await page.goto('/account-blocked');
  await expect(page.getByText('Sign in to see more')).toBeVisible();
  await signInByCode(page, portal.url, phone);
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('keeps what is written when the access of an hour is over', async ({
  portal,
  page,
  context,
  staffContext,
  signInAsApprovedCreator,
}) => {
  const { phone, userId } = await signInAsApprovedCreator();
  const block = { creatorUserId: userId, action: 'block', reason: 'spam' };
  await call(staffContext.request, portal.url, '/api/creator/block', block);
  await signInByCode(page, portal.url, phone);
  await page.getByRole('link', { name: 'See why and what you can do' }).click();
  const box = page.getByRole('textbox', { name: 'Why should we look at it again?' });
  await box.fill(text);
  await context.clearCookies({ name: 'blocked-access' });
  await submitButton(page).click();
  await expect(page.getByText('Sign in to see more')).toBeVisible();
  await signInByCode(page, portal.url, phone);
  await page.getByRole('link', { name: 'See why and what you can do' }).click();
  await expect(page.getByRole('heading', { name: "We've received your request" })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(
    'second-review',
  );
});
