import type { Page } from '@playwright/test';
import { meetChoice, passMinute } from '#test/support/api/account-choice.ts';
import { bankFields, fillInBank, payCreator } from '#test/support/api/bank-details.ts';
import { freshPhone, sentCode } from '#test/support/api/people.ts';
import { finger } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/*
 * The three longest flows before and on the dashboard with a screen reader: the order of the page,
 * the focus at each step and error, and announcements.
 */

const english = wordsOf('en');
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('from the number to the form of the profile', async ({ page, portal }, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  const number = page.getByRole('textbox', { name: 'Mobile number' });
  await page.clock.install();
  await page.goto('/login/mobile');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription("10 digits. We'll send you a code by SMS.");
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content"
    - banner
    - main:
      - link "All ways to sign in"
      - heading "Sign in with your phone" [level=1]
      - textbox "Mobile number"
      - status
      - button "Get code"
    - contentinfo
  `);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/This field is required\.$/);
  await number.fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();

  const code = page.getByRole('textbox', { name: '4-digit code' });
  await expect(code).toBeFocused();
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Enter the code" [level=1]
    - textbox "4-digit code"
    - status: /Otp Sent/
    - button "Submit"
    - button /Resend in/ [disabled]
    - button "Edit number"
  `);
  const sent = await sentCode(page.request, portal.url, phone);
  await code.pressSequentially(sent === '0000' ? '1111' : '0000');
  // A browser that the account does not know has one try at four digits.
  await expect(code).toHaveAccessibleDescription(
    /Wrong code\. Request a new one\. For your security, it will have 8 digits/,
  );
  await expect(code).toBeFocused();
  await passMinute(page.context(), portal.url);
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Resend' }).click();
  const longer = page.getByRole('textbox', { name: '8-digit code' });
  await expect(longer).toBeFocused();
  await longer.fill(await sentCode(page.request, portal.url, phone));

  await expect(title(page, 'Welcome')).toBeFocused();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Welcome":
      - heading "Welcome" [level=2]
      - button "Close"
      - list
      - button "I'll do this later"
      - button "Let's create a profile"
  `);
  await page.getByRole('button', { name: "Let's create a profile" }).click();

  await expect(title(page, 'Create your profile')).toBeFocused();
  await expect(main(page)).toMatchAriaSnapshot(`
    - region "Steps to your first post"
    - heading "Create your profile" [level=1]
    - group "Profile photo":
      - button "Choose a photo"
      - button "Take a photo"
    - textbox "Name"
    - textbox "Handle"
    - status
    - textbox "About you"
    - group "Languages you write in"
    - textbox "Social profile link (optional)"
    - checkbox /I am 18 or older/
    - button "Send profile for approval"
    - region "Ways to sign in"
    - region "Where you are signed in"
  `);
  await page.getByRole('button', { name: 'Send profile for approval' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
});

test('the choice of an account', async ({ page, context, browser, portal }, testInfo) => {
  await context.addCookies([{ name: 'language', value: 'en', url: portal.url }]);
  await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  await page.goto('/');
  await expect(title(page, 'Choose your primary account')).toBeFocused();
  await expect(main(page)).toMatchAriaSnapshot(`
    - status: You have 60 seconds to choose. You can ask for more time.
    - heading "Choose your primary account" [level=1]
    - timer
    - button "More time"
    - radiogroup "Which account do you want to keep?":
      - radio /You're signed in to this account/
      - term: Posts
      - definition: "0"
      - radio
      - term: Posts
      - definition: "1"
    - button "Confirm"
    - button "Skip"
  `);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('Select a Primary Account or Skip');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).not.toHaveURL('/merge-accounts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('bank details, until they are with the team', async ({
  page,
  portal,
  staffContext,
  signInAsApprovedCreator,
}) => {
  const { userId } = await signInAsApprovedCreator();
  await payCreator(staffContext.request, portal.url, userId);
  const fields = bankFields(page, english);
  await page.goto('/app/profile?bankDetailsSubmission=true');
  await expect(fields.title('bank.title.add')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Add your bank details' })).toMatchAriaSnapshot(`
    - heading "Add your bank details" [level=2]
    - textbox "Account holder"
    - textbox "Account number"
    - textbox "Re-enter account number"
    - textbox "IFSC"
    - textbox "PAN"
    - checkbox "I am registered for GST"
    - group "Photo of your passbook or a cancelled cheque":
      - button "Choose a photo"
      - button "Take a photo"
    - button "Review and submit"
  `);
  await fields.toReview.click();
  await expect(fields.holder).toBeFocused();
  await expect(fields.holder).toHaveAccessibleDescription(/Enter the account holder's name/);

  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await expect(fields.title('bank.title.review')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Check your bank details' })).toMatchAriaSnapshot(`
    - heading "Check your bank details" [level=2]
    - term: Account number
    - definition: 3021 1234 5678 90
    - term: IFSC
    - definition: SBIN0001234
    - button "Send for approval"
    - button "Edit details"
  `);
  await fields.send.click();
  await expect(fields.title('bank.title.pending')).toBeFocused();
  await expect(
    page.getByRole('region', { name: "We're reviewing your bank details" }),
  ).toMatchAriaSnapshot(`
    - heading "We're reviewing your bank details" [level=2]
    - term: Account number
    - definition: ends in 7890
    - button "Check for a decision"
  `);
});
