import type { Page } from '@playwright/test';
import { passMinute } from '#test/support/api/account-choice.ts';
import { sentCode } from '#test/support/api/people.ts';

/** Signs in on the screen by a code that is sent to a phone number. */
export async function signInByCode(page: Page, url: string, phone: string): Promise<void> {
  await passMinute(page.context(), url);
  await page.goto('/login/mobile');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  const field = page.getByLabel('4-digit code');
  // Before this the last code may be that of an earlier sign-in.
  await field.waitFor();
  await field.fill(await sentCode(page.request, url, phone));
}
