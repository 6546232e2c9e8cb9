import type { Page } from '@playwright/test';
import { limits } from '#domain/limits.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * The rules of spec point 5 in forms: an error at the field in the words of the specification, the
 * focus on the first invalid field, and all input kept. Rules that no form uses yet are tested in
 * test/unit/domain/forms/validation-rules.test.ts.
 */

type Broken = [rule: string, label: string, typed: string, said: string];

const conjunct = 'क्षि';

const ofProfile: Broken[] = [
  ['required', 'Name', '   ', 'This field is required.'],
  ['a least number of characters', 'Name', conjunct, `Use at least ${limits.nameMin} characters.`],
  [
    'at most 30 characters',
    'Name',
    conjunct.repeat(limits.nameMax + 1),
    'Use 30 characters or fewer.',
  ],
  [
    'forbidden characters',
    'Name',
    'Meera <3',
    "You can't use these characters: ~ @ $ ^ ( ) + = | / < >",
  ],
  [
    'at most 400 characters',
    'About you',
    conjunct.repeat(limits.bioMax + 1),
    'Use 400 characters or fewer.',
  ],
  [
    'a link of at most 200 characters',
    'Social profile link',
    `https://a.in/${'x'.repeat(limits.socialLinkMax)}`,
    'Use 200 characters or fewer.',
  ],
];

const fieldOf = (page: Page, label: string) => page.getByRole('textbox', { name: label }).first();

test.describe('in the profile', () => {
  for (const [rule, label, typed, said] of ofProfile) {
    test(rule, async ({ page, signInAsPendingCreator }) => {
      await signInAsPendingCreator();
      await page.goto('/app/profile');
      await page.getByRole('button', { name: 'Edit profile' }).click();
      const field = fieldOf(page, label);
      await field.fill(typed);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(escaped(said)));
      await expect(field).toHaveValue(typed);
      await expectAccessible(page);
    });
  }

  // spec 5.2
  test('a required list', async ({ page, signInAsPendingCreator }) => {
    await signInAsPendingCreator();
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByRole('checkbox', { name: 'हिन्दी' }).uncheck();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('checkbox', { name: 'हिन्दी' })).toBeFocused();
    await expect(page.getByText('Choose at least one language.')).toBeVisible();
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const [rule, address, label, typed, button, said] of [
  ['a phone number', '/login/mobile', 'Mobile number', '', 'Get code', 'This field is required.'],
  [
    'ten digits only',
    '/login/mobile',
    'Mobile number',
    '98765 432',
    'Get code',
    'Phone number should be 10 digits only',
  ],
  [
    'digits',
    '/login/mobile',
    'Mobile number',
    'call me',
    'Get code',
    'Please enter a valid phone number',
  ],
  ['an email', '/login/internal', 'Email', 'anita@', 'Sign in', 'Please enter a valid email'],
] as const) {
  // spec 5.10, 5.11, 5.20, 5.22
  test(`${rule}, at ${address}`, async ({ page }) => {
    await page.goto(address);
    const field = fieldOf(page, label);
    await field.fill(typed);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(escaped(said)));
    await expect(field).toHaveValue(typed);
    await expectAccessible(page);
  });
}
