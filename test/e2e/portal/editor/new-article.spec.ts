import type { Locator, Page } from '@playwright/test';
import { choose, photographs } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* How a new article opens: where the caret is, what is in view. */

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const body = (page: Page) => page.getByRole('textbox', { name: 'Your article' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Whether all of an element can be seen, without the toolbar at the foot. */
async function expectInView(page: Page, element: Locator): Promise<void> {
  const bottom = async () => (await page.getByRole('toolbar').boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await element.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= (await bottom());
    })
    .toBe(true);
}

test.beforeEach(async ({ signInAsPendingCreator }) => {
  await signInAsPendingCreator();
});

test.describe('on a phone', () => {
  test('the keyboard stays closed until the writer taps', async ({ page }) => {
    await page.goto('/app/post/create');
    await expect(page.getByRole('heading', { name: 'Write an article' })).toBeFocused();
  });

  test('"Link" and "Undo" are in view without scrolling the toolbar', async ({ page }) => {
    await page.goto('/app/post/create');
    for (const name of ['Add images', 'Bold', 'Link or embed', 'Undo'])
      await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
  });

  test('a photo scrolls into view as it is put in', async ({ page }) => {
    await page.goto('/app/post/create');
    await body(page).click();
    for (let line = 0; line < 30; line += 1) {
      await page.keyboard.insertText(`Line ${line}`);
      await page.keyboard.press('Enter');
    }
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect(title(page)).toBeInViewport();
    await choose(page, 'Add images', await photographs(1));
    await expectInView(page, body(page).locator('figure img'));
    await expect(title(page)).not.toBeInViewport();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the caret is in the title, before the portal has loaded and after', async ({ page }) => {
    await page.goto('/app/post/create');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await page.keyboard.type('Rain');
    await expect(title(page)).toHaveValue('Rain');
  });

  test('the caret is in the title when the article is started from the list', async ({ page }) => {
    await page.goto('/app/post/list');
    await page.getByRole('button', { name: 'Create post' }).first().click();
    await page.getByRole('menuitem', { name: /^Article/ }).click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expect(title(page)).toBeFocused();
  });
});
