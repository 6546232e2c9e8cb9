import type { Page } from '@playwright/test';
import { type Deed, failures } from '#mocks/scenario-tables/failure-scenarios.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { standIn } from '#test/support/browser/provider-stub.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/*
 * Every failure of spec point 8 before and on the dashboard: its message is shown, no input is
 * lost, and there is a way to continue.
 */

const enterPhone = async (page: Page) => {
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByRole('button', { name: 'Get code' }).click();
};

/** The steps of a person, and what remains on the page. */
const deeds: Record<Deed, (page: Page) => Promise<(page: Page) => Promise<void>>> = {
  async phone(page) {
    await enterPhone(page);
    return async () => {
      const number = page.getByLabel('Mobile number');
      const other = page.getByRole('button', { name: /Use another number|Edit number/ });
      await expect(number.or(other)).toBeVisible();
      if (await number.isVisible()) await expect(number).toHaveValue('98765 43210');
    };
  },
  async code(page) {
    await enterPhone(page);
    await page.getByLabel('4-digit code').fill('4821');
    return () =>
      expect(page.getByRole('button', { name: /Edit number|Use another number/ })).toBeEnabled();
  },
  async password(page) {
    await page.getByLabel('Email').fill('anita@creator.example');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    return () => expect(page.getByLabel('Email')).toHaveValue('anita@creator.example');
  },
  async google(page) {
    await standIn(page, 'accounts.google.com', () => ({ code: '4/0Ab' }));
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    return () => expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  },
  async link(page) {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    return () =>
      expect(
        page
          .getByRole('button', { name: 'Try again' })
          .or(page.getByRole('link', { name: 'Sign in another way' })),
      ).toBeVisible();
  },
  async profile(page) {
    await page.getByLabel('Name', { exact: true }).fill('Meera Kulkarni');
    await page.getByLabel('Handle').fill('meera.likhti');
    await page.getByLabel('About you').fill('मुंबई की ख़बरें');
    await page.getByRole('checkbox', { name: 'हिन्दी' }).check();
    await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
    await page.getByRole('button', { name: 'Send profile for approval' }).click();
    return async () => {
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Kulkarni');
      await expect(page.getByLabel('About you')).toHaveValue('मुंबई की ख़बरें');
    };
  },
};

for (const { scenario, path, deed, message } of failures) {
  // spec 8.2, 8.4, 8.7
  test(`${scenario.name}: “${message}”`, async ({ page, openScenario }) => {
    await openScenario(scenario.name);
    const keepsAll = await deeds[deed](page);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page).toHaveURL(path);
    await keepsAll(page);
    await expectAccessible(page);
  });
}
