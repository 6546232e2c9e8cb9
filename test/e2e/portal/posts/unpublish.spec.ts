import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function choose(page: Page, title: string, item: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: /^More options for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

async function publish(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.getByText('Success').first()).toBeVisible();
}

/** The list of what is published, once the publisher has taken the post. */
async function openPublished(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.goto('/app/post/list?state=PUBLISHED');
    await expect(cardOf(page, title)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('creators unpublish a post after a confirmation, and see that they did', async ({
  page,
  context,
  consoleWatch,
  openInReview,
}) => {
  const title = 'पुल के नीचे का बाज़ार';
  await publish((await openInReview(title)).staff);
  await openPublished(page, title);
  await page.goto('/app/post/list');

  await choose(page, title, 'Unpublish…');
  const question = page.getByRole('dialog', { name: 'Unpublish this post?' });
  await expect(question).toContainText(title);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it published' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(cardOf(page, title)).toContainText('Published');

  consoleWatch.allow(/Failed to load resource/);
  await choose(page, title, 'Unpublish…');
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Unpublish' }).press('Enter');
  const failed = page.getByRole('dialog', { name: "That didn't work" });
  await expect(failed.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(
    page.getByText('Unpublished. Readers no longer see it.', { exact: true }),
  ).toBeVisible();
  await expect(cardOf(page, title)).toContainText('You unpublished this.');
  await expect(
    cardOf(page, title).getByRole('button', { name: /^More options for/ }),
  ).toBeFocused();

  await choose(page, title, 'History');
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(
    history.getByText('Unpublished by the author: readers no longer see it'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, title, 'Edit');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
});

test('what is taken down leaves the list of what is published', async ({ page, openInReview }) => {
  const title = 'गाँव का डाकघर';
  await publish((await openInReview(title)).staff);
  await openPublished(page, title);
  await choose(page, title, 'Unpublish…');
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).press('Enter');
  await expect(cardOf(page, title)).toHaveCount(0);
  await page.goto('/app/post/list?state=REJECTED');
  await expect(cardOf(page, title)).toContainText('Unpublished');
});
