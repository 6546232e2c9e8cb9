import { expect, type Page } from '@playwright/test';
import { sentCode } from './people.ts';

/** Signs in again by phone over the page whose session has ended. */
export async function signInAgain(page: Page, url: string, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  const code = dialog.getByLabel('4-digit code');
  await expect(code).toBeFocused();
  await code.fill(await sentCode(page.request, url, phone));
  await expect(dialog).toBeHidden();
}
