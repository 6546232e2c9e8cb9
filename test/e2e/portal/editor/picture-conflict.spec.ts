import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import {
  arrivedIn,
  choose,
  fetchPost,
  photographs,
  saveAll,
} from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * Two devices of one creator change the pictures of the same gallery: both are shown, one is
 * chosen, and the other is not lost.
 */

const captionOf = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Caption ${place}` });
const conflictOn = (page: Page) =>
  page.getByRole('dialog', { name: 'This post was also changed somewhere else' });
const versionIn = (page: Page, name: string) =>
  conflictOn(page)
    .locator('section')
    .filter({ has: page.getByText(name, { exact: true }) });

const storedOf = async (page: Page, url: string) =>
  (await fetchPost(page, url)).pictures.map(({ caption, height }) => [caption, height]);

/**
 * A gallery of two that the server has, open on two devices; the second has saved a third
 * photograph and another caption.
 */
async function parted(page: Page, context: BrowserContext, browser: Browser, url: string) {
  const photos = await photographs(4);
  await page.goto('/app/post/create?format=FORMAT_GALLERY');
  await page.getByRole('textbox', { name: 'Title' }).fill('संतरा बाज़ार');
  await choose(page, 'Choose photos', photos.slice(0, 2));
  await captionOf(page, 1).fill('भोर');
  await expect(arrivedIn(page)).toHaveCount(2);
  await saveAll(page);

  const other = await browser.newContext({ baseURL: url });
  await other.addCookies(await context.cookies());
  const tablet = await other.newPage();
  await tablet.goto(page.url());
  await expect(captionOf(tablet, 1)).toHaveValue('भोर');
  await choose(tablet, 'Add more photos', photos.slice(2, 3));
  await captionOf(tablet, 1).fill('सुबह');
  await expect(arrivedIn(tablet)).toHaveCount(3);
  await saveAll(tablet);
  await other.close();

  await page.getByRole('button', { name: 'Photo 2: remove' }).click();
  await choose(page, 'Add more photos', photos.slice(3));
  await expect(arrivedIn(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(conflictOn(page)).toBeVisible();
}

test.beforeEach(async ({ signInAsPendingCreator }) => {
  await signInAsPendingCreator();
});

test("keeping this phone's pictures stores the others as a version", async ({
  page,
  context,
  browser,
  portal,
}) => {
  await parted(page, context, browser, portal.url);
  await expect(versionIn(page, 'On this device').getByRole('listitem')).toHaveCount(2);
  await expect(versionIn(page, 'On the server').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await conflictOn(page).getByRole('button', { name: 'Keep this version' }).click();
  await expect(conflictOn(page)).toBeHidden();
  const localPictures = [
    ['भोर', 600],
    ['', 630],
  ];
  await expect.poll(() => storedOf(page, portal.url)).toEqual(localPictures);
  await page.reload();
  await expect(captionOf(page, 1)).toHaveValue('भोर');
  await expect(page.getByRole('textbox', { name: /^Caption/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Version history' }).click();
  await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('सुबह');
});

test("taking the server's pictures continues with them", async ({
  page,
  context,
  browser,
  portal,
}) => {
  await parted(page, context, browser, portal.url);
  await conflictOn(page).getByRole('button', { name: 'Use this version' }).click();
  await expect(conflictOn(page)).toBeHidden();
  await expect(captionOf(page, 1)).toHaveValue('सुबह');
  await expect(page.getByRole('textbox', { name: /^Caption/ })).toHaveCount(3);
  await captionOf(page, 3).fill('दोपहर');
  await saveAll(page);
  await expect
    .poll(() => storedOf(page, portal.url))
    .toEqual([
      ['सुबह', 600],
      ['', 610],
      ['दोपहर', 620],
    ]);
});
