import { expect } from '@playwright/test';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { type Orientation, photo } from '#test/factories/sample-photo.ts';
import { button, type Participant } from './participant.ts';

export async function signIn(participant: Participant): Promise<void> {
  const { page, hands, say, phone } = participant;
  await page.goto('/login');
  await hands.press(page.getByRole('link', { name: say('landing.sign-in.phone') }));
  await expect(page).toHaveURL('/login/mobile');
  const number = page.getByLabel(say('login.phone.label'));
  const mistyped = `${phone.slice(0, -1)}${(Number(phone.at(-1)) + 5) % 10}`;
  await hands.write(number, `+91 ${mistyped.slice(0, 5)} ${mistyped.slice(5)}`);
  await page.keyboard.press('Enter');
  const code = page.getByLabel(say('login.code.label'));
  await expect(code).toBeFocused();
  await expectClock(participant);
  await hands.press(button(participant, 'login.code.edit-phone'));
  await expect(number).toHaveValue(mistyped);
  await hands.write(number, phone);
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await page.keyboard.type(await readCode(participant));
  await expect(page).toHaveURL(/\/app\/post\/list/);
}

/** A new code can be requested after a minute; a countdown runs until then. */
async function expectClock({ page, say }: Participant): Promise<void> {
  const words = say('login.code.resend-in', { clock: '…' }).replace('…', '');
  const resend = page.getByRole('button', { name: words.trim() });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/1:00|0:5\d/);
  const shown = (await resend.textContent()) ?? '';
  await expect(resend).not.toHaveText(shown);
}

/** The code as a person without SMS finds it: on the sandbox's page, in another tab. */
async function readCode({ context, phone }: Participant): Promise<string> {
  const sandbox = await context.newPage();
  await sandbox.goto('/sandbox');
  const sent = sandbox.getByRole('listitem').filter({ hasText: phone }).locator('.code').first();
  const code = (await sent.textContent()) ?? '';
  await sandbox.close();
  return code;
}

export async function createProfile(participant: Participant): Promise<void> {
  const { page, hands, say, phone, language, texts } = participant;
  await hands.press(button(participant, 'onboarding.welcome.profile'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await hands.choose(button(participant, 'profile.picture.choose'), [
    await shot('me.jpg', 6, 1600, 1200),
  ]);
  await hands.press(button(participant, 'crop.confirm'));
  await expect(
    page.getByRole('group', { name: say('profile.picture.label') }).locator('img'),
  ).toHaveAttribute('src', /96x96/);
  await hands.write(
    page.getByRole('textbox', { name: say('profile.name.label'), exact: true }),
    texts.name,
  );
  const handle = `meera${phone.slice(-6)}`;
  await hands.write(page.getByRole('textbox', { name: say('profile.handle.label') }), handle);
  await expect(
    page.getByText(say('profile.handle.available', { name: `@${handle}` })),
  ).toBeVisible();
  await hands.write(page.getByRole('textbox', { name: say('profile.bio.label') }), texts.bio);
  await hands.check(page.getByRole('checkbox', { name: nativeLanguageName(language) }));
  await hands.write(
    page.getByRole('textbox', { name: say('profile.link.label') }),
    'https://social.example/meera',
  );
  await hands.check(page.getByRole('checkbox', { name: say('profile.age.adult') }));
  await hands.press(button(participant, 'profile.submit.first'));
  await expect(
    page.getByRole('heading', { level: 1, name: say('profile.sent.title') }),
  ).toBeFocused();
  await expect(page.getByRole('region', { name: say('onboarding.label') })).toContainText(
    say('onboarding.step.approval-pending'),
  );
}

/** A photograph straight from a phone: 12 megapixels, turned as its EXIF says. */
export async function shot(name: string, orientation: Orientation, width = 4000, height = 3000) {
  return { name, mimeType: 'image/jpeg', buffer: await photo({ orientation, width, height }) };
}
