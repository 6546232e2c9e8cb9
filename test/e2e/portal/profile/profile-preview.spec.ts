import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* The own page as readers see it. */

test('shows what is being typed, each text in its own direction', async ({
  page,
  portal,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await call(page.request, portal.url, '/api/auth/resetNewUserCookie');
  await page.goto('/app/profile');
  const hands = keyboardAlone(page);
  await hands.write(page.getByLabel('Name', { exact: true }), 'زینب انصاری');
  await hands.write(page.getByLabel('Handle'), 'zainab.ansari');
  await hands.write(
    page.getByLabel('About you'),
    'لکھنؤ کی گلیوں پر لکھتی ہوں۔\nLucknow, every day.',
  );
  await hands.check(page.getByRole('checkbox', { name: 'اردو' }));
  const opener = page.getByRole('button', { name: 'Preview' });
  await hands.press(opener);
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog.getByRole('heading', { name: 'زینب انصاری' })).toHaveCSS('direction', 'rtl');
  await expect(dialog.getByText('@zainab.ansari')).toHaveCSS('direction', 'ltr');
  await expect(dialog.getByText('لکھنؤ کی گلیوں')).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(dialog.getByRole('listitem')).toHaveText(['اردو']);
  await expect(dialog.getByRole('img', { name: 'Approved creator' })).toHaveCount(0);
  await expect(dialog.getByText("You'll get a blue tick next to your name")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('shows the blue tick of an approved creator, and never the number; in Urdu', async ({
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  const { phone, handle } = await signInAsApprovedCreator();
  await call(page.request, portal.url, '/api/setAppLanguage', { appLanguage: 'ur' });
  const say = wordsOf('ur');
  await page.goto('/app/profile');
  await page.getByRole('button', { name: say('profile.preview') }).click();
  const dialog = page.getByRole('dialog', { name: say('profile.preview') });
  await expect(dialog.getByRole('img', { name: say('ui.avatar.tick') })).toBeVisible();
  await expect(dialog.getByText(`@${handle}`)).toBeVisible();
  await expect(dialog.getByText(phone.slice(-4), { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});
