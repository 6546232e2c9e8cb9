import type { Page } from '@playwright/test';
import { type ErrorStep, errorScenarios } from '#mocks/scenario-tables/error-scenarios.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { filmBytes } from '#test/factories/sample-videos.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { standIn } from '#test/support/browser/provider-stub.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';

/* Every error code that no other scenario has: a person meets it, and reads what to do. */

const steps: Record<ErrorStep, (page: Page) => Promise<void>> = {
  async open() {},
  async 'choose a picture'(page) {
    const file = { name: 'field.png', mimeType: 'image/png', buffer: await photo({}) };
    await page.locator('input[type=file]').first().setInputFiles(file);
  },
  async 'choose a video'(page) {
    const file = { name: 'river.mp4', mimeType: 'video/mp4', buffer: await filmBytes('river') };
    await page.locator('input[type=file]').first().setInputFiles(file);
  },
  async 'publish the post'(page) {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
  },
  async 'confirm the choice of accounts'(page) {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  },
  async 'confirm with Google'(page) {
    await standIn(page, 'accounts.google.com', () => ({ code: '4/0Ab' }));
    const ways = page.getByRole('region', { name: 'Ways to sign in' });
    await ways.getByRole('button', { name: 'Change', exact: true }).click();
    await ways.getByLabel('Mobile number').fill('9876500000');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Google/ })
      .click();
  },
};

for (const { scenario, step, message } of errorScenarios) {
  test(`${scenario.name}: “${message}”`, async ({ page, openScenario }) => {
    await openScenario(scenario.name);
    await steps[step](page);
    await expect(page.getByText(message).first()).toBeVisible();
    await expectAccessible(page);
  });
}
