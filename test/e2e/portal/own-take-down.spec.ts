import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function choose(page: Page, title: string, item: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: /^More for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

async function publish(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByText('Success')).toBeVisible();
}

/** The list of what is published, once the publisher has taken the post. */
async function openPublished(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.goto('/app/post/list?state=PUBLISHED');
    await expect(cardOf(page, title)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('creators take down what readers see, after a question, and read that they did', async ({
  page,
  context,
  consoleWatch,
  openInReview,
}) => {
  const title = 'पुल के नीचे का बाज़ार';
  await publish((await openInReview(title)).staff);
  await openPublished(page, title);
  await page.goto('/app/post/list');

  await choose(page, title, 'Take down…');
  const question = page.getByRole('dialog', { name: 'Take this post down?' });
  await expect(question).toContainText(title);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Leave it up' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(cardOf(page, title)).toContainText('Published');

  consoleWatch.allow(/Failed to load resource/);
  await choose(page, title, 'Take down…');
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Take down' }).press('Enter');
  const failed = page.getByRole('dialog', { name: 'That did not work' });
  await expect(failed.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('Readers no longer see it', { exact: true })).toBeVisible();
  await expect(cardOf(page, title)).toContainText('Taken down by its author.');
  await expect(cardOf(page, title).getByRole('button', { name: /^More for/ })).toBeFocused();

  await choose(page, title, 'What happened so far');
  const history = page.getByRole('dialog', { name: 'What happened so far' });
  await expect(history.getByText('Taken down by its author: readers no longer see it')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, title, 'Edit');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
});

test('what is taken down leaves the list of what is published', async ({ page, openInReview }) => {
  const title = 'गाँव का डाकघर';
  await publish((await openInReview(title)).staff);
  await openPublished(page, title);
  await choose(page, title, 'Take down…');
  await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).press('Enter');
  await expect(cardOf(page, title)).toHaveCount(0);
  await page.goto('/app/post/list?state=REJECTED');
  await expect(cardOf(page, title)).toContainText('Unpublished');
});
