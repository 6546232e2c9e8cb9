import type { Page } from '@playwright/test';
import { describePost, saveAll } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The publish step begins with the language and the places of the last post on this phone. */

const language = (page: Page) => page.getByLabel('Language', { exact: true });
const nagpur = (page: Page) => page.getByRole('button', { name: /Nagpur/ });

async function openPublishStep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Title' }).fill('Rain in the fields');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(language(page)).toBeVisible();
}

test('a new post begins with the last language and place; an old one keeps its own', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await openPublishStep(page, '/app/post/create');
  await expect(language(page)).toHaveValue('');
  await describePost(page);
  await saveAll(page);
  const first = page.url();

  await openPublishStep(page, '/app/post/create');
  await expect(language(page)).toHaveValue('hi');
  await expect(nagpur(page)).toBeVisible();
  await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('');
  await language(page).selectOption('mr');
  await saveAll(page);
  await page.reload();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(language(page)).toHaveValue('mr');

  await openPublishStep(page, first);
  await expect(language(page)).toHaveValue('hi');
});

test('what one creator chose is not offered to the next on the same phone', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await openPublishStep(page, '/app/post/create');
  await describePost(page);
  await saveAll(page);
  await page.context().clearCookies();
  await signInAsPendingCreator();
  await openPublishStep(page, '/app/post/create');
  await expect(page.getByLabel('Genre', { exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'हिन्दी' })).toBeAttached();
  await expect(language(page)).toHaveValue('');
  await expect(nagpur(page)).toHaveCount(0);
});
