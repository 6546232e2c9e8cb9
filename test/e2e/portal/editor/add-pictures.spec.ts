import { writeFile } from 'node:fs/promises';
import type { Locator, Page, TestInfo } from '@playwright/test';
import {
  arrivedIn,
  type ChosenFile,
  fetchPost,
  photographs,
  saveAll,
} from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Every way to add pictures besides the gallery button: dropping, camera and pasting. */

const picturesOf = async (page: Page, url: string) =>
  (await fetchPost(page, url)).pictures.map(({ width, height }) => [width, height]);

/** Lets files fall from outside the browser, as a file manager does. */
async function drop(target: Locator, files: ChosenFile[], testInfo: TestInfo): Promise<void> {
  const paths = files.map(({ name }) => testInfo.outputPath(name));
  await Promise.all(files.map(({ buffer }, at) => writeFile(paths[at] ?? '', buffer)));
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data,
    });
}

/** Puts a picture where "Copy" puts one, and pastes it by the keyboard where the caret is. */
async function paste(page: Page, picture: ChosenFile): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async ([type, bytes]) => {
      const blob = await new Blob([new Uint8Array(bytes)], { type });
      await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    },
    [picture.mimeType, [...picture.buffer]] as const,
  );
  await page.keyboard.press('ControlOrMeta+V');
}

/** As screens are copied: PNG is the one kind that every clipboard takes. */
async function screenshot(page: Page): Promise<ChosenFile> {
  const buffer = await page.screenshot({
    clip: { x: 0, y: 0, width: 320, height: 200 },
    scale: 'css',
  });
  return { name: 'screen.png', mimeType: 'image/png', buffer };
}

test.beforeEach(async ({ signInAsPendingCreator }) => {
  await signInAsPendingCreator();
});

test('photographs are dropped on a gallery, and one is taken by the camera', async ({
  page,
  portal,
}, testInfo) => {
  await page.goto('/app/post/create?format=FORMAT_GALLERY');
  const photos = await photographs(3);
  await drop(page.getByRole('button', { name: 'Choose photos' }), photos.slice(0, 2), testInfo);
  await expect(page.getByRole('textbox', { name: /^Caption/ })).toHaveCount(2);
  const camera = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const chooser = await camera;
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  expect(chooser.isMultiple()).toBe(false);
  await chooser.setFiles(photos.slice(2));
  await expect(page.getByRole('textbox', { name: /^Caption/ })).toHaveCount(3);
  await saveAll(page);
  expect(await picturesOf(page, portal.url)).toEqual([
    [800, 600],
    [800, 610],
    [800, 620],
  ]);
});

test('a picture is pasted into an article where the caret is', async ({ page, portal }) => {
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
  const body = page.getByRole('textbox', { name: 'Your article' });
  await body.click();
  await page.keyboard.insertText('पहले');
  await paste(page, await screenshot(page));
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveCount(1);
  await saveAll(page);
  await expect.poll(() => picturesOf(page, portal.url)).toEqual([[320, 200]]);
});

test('photos dropped on an article are in its text', async ({ page, portal }, testInfo) => {
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
  const body = page.getByRole('textbox', { name: 'Your article' });
  await body.click();
  await page.keyboard.insertText('संतरे की बोली');
  await drop(body, await photographs(2), testInfo);
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveCount(2);
  await saveAll(page);
  await expect
    .poll(() => picturesOf(page, portal.url))
    .toEqual([
      [800, 600],
      [800, 610],
    ]);
  await expect(body).toContainText('संतरे की बोली');
});

test('the picture of a post is taken by camera and replaced by a dropped one', async ({
  page,
  portal,
}, testInfo) => {
  await page.goto('/app/post/create?format=FORMAT_IMAGE');
  const [taken, dropped] = await photographs(2);
  if (!taken || !dropped) throw new Error('There are no photographs.');
  const camera = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await (await camera).setFiles(taken);
  await expect(arrivedIn(page)).toHaveCount(1);
  await saveAll(page);
  expect(await picturesOf(page, portal.url)).toEqual([[800, 600]]);
  await drop(page.locator('[data-picture] img').first(), [dropped], testInfo);
  await expect.poll(() => picturesOf(page, portal.url)).toEqual([[800, 610]]);
});
