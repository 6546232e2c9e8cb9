import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { orientations, photo } from '#test/factories/sample-photo.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import {
  choose,
  cornersOf,
  describePost,
  fetchPost,
  photographs,
  saveAll,
  saveLine,
} from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/*
 * A gallery: many photographs at once, each with its caption, in the order that was wanted,
 * whatever the network does.
 */

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const captionOf = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Caption ${place}` });

/** Saves during an upload, and waits until the server knows the post. */
async function saveAllBut(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saveLine(page, /^Saved on this device/)).toBeAttached();
  const isKnown = () =>
    fetchPost(page, url).then(
      () => true,
      () => false,
    );
  await expect.poll(isKnown).toBe(true);
}

async function openGallery(page: Page): Promise<void> {
  await page.goto('/app/post/create?format=FORMAT_GALLERY');
  await expect(page.getByRole('heading', { level: 1, name: 'Create a gallery' })).toBeVisible();
}

test.describe('of a creator whose profile waits', () => {
  test.beforeEach(async ({ signInAsPendingCreator }) => {
    await signInAsPendingCreator();
  });

  test('keeps the order of choosing and is found again after a reload', async ({
    page,
    portal,
  }) => {
    await openGallery(page);
    await titleOf(page).fill('संतरा बाज़ार');
    await choose(page, 'Choose photos', await photographs(3));
    for (const place of [1, 2, 3]) await captionOf(page, place).fill(`चित्र ${place}`);
    await page.getByRole('textbox', { name: 'Text' }).fill('सुबह चार बजे से\nशाम तक');
    await expectAccessible(page);
    await saveAll(page);
    const { format, textContent, pictures } = await fetchPost(page, portal.url);
    expect({ format, textContent }).toEqual({
      format: 'FORMAT_GALLERY',
      textContent: '<p>सुबह चार बजे से</p><p>शाम तक</p>',
    });
    expect(pictures.map(({ caption, height }) => [caption, height])).toEqual([
      ['चित्र 1', 600],
      ['चित्र 2', 610],
      ['चित्र 3', 620],
    ]);
    await page.reload();
    await expect(captionOf(page, 3)).toHaveValue('चित्र 3');
    await expect(page.getByRole('img', { name: 'चित्र 2' })).toBeVisible();
    const text = page.getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveValue('सुबह चार बजे से\nशाम तक');
  });

  test('is put in order and described by the keyboard alone', async ({ page, portal }) => {
    await openGallery(page);
    await titleOf(page).fill('क्रम');
    await choose(page, 'Choose photos', await photographs(3));
    await captionOf(page, 1).focus();
    await page.keyboard.insertText('पहला');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Photo 1: move down' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Photo 2: move down' })).toBeFocused();
    await expect(page.getByText('Photo moved to position 2 of 3.')).toBeAttached();
    await page.keyboard.press('Enter');
    // At the end there is nowhere to go, and the focus stays.
    await expect(page.getByRole('button', { name: 'Photo 3: move down' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(captionOf(page, 3)).toHaveValue('पहला');
    await page.getByRole('button', { name: 'Photo 3: move to start' }).press('Enter');
    await page.getByRole('button', { name: 'Photo 2: remove' }).press('Enter');
    await expect(page.getByRole('textbox', { name: /^Caption/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('textbox', { name: /^Caption/ })).toHaveCount(3);
    await saveAll(page);
    const { pictures } = await fetchPost(page, portal.url);
    expect(pictures.map(({ caption, height }) => [caption, height])).toEqual([
      ['पहला', 600],
      ['', 610],
      ['', 620],
    ]);
  });

  test('keeps the keyboard of a phone closed when a photo is removed', async ({ page }) => {
    await openGallery(page);
    await choose(page, 'Choose photos', await photographs(3));
    await page.getByRole('button', { name: 'Photo 1: remove' }).tap();
    await expect(page.getByRole('textbox', { name: /^Caption/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Photo 1: remove' })).toBeFocused();
    await page.getByRole('button', { name: 'Photo 2: remove' }).tap();
    await expect(page.getByRole('button', { name: 'Photo 1: remove' })).toBeFocused();
  });

  test('is put in order by dragging', async ({ page, portal }) => {
    await openGallery(page);
    await choose(page, 'Choose photos', await photographs(3));
    await expect(captionOf(page, 3)).toBeVisible();
    const handle = page.locator('[data-drag]').first();
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const second = await page.getByRole('listitem').nth(1).boundingBox();
    if (!from || !second) throw new Error('There is nothing to drag.');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 40);
    await page.mouse.move(from.x + 10, from.y + 10 + second.height * 0.6, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText('Photo moved to position 2 of 3.')).toBeAttached();
    await saveAll(page);
    const { pictures } = await fetchPost(page, portal.url);
    expect(pictures.map(({ height }) => height)).toEqual([610, 600, 620]);
  });

  test('reports each file that is no picture, and takes the others', async ({ page, portal }) => {
    await openGallery(page);
    const [one, two] = await photographs(2);
    if (!one || !two) throw new Error('There are no photographs.');
    await choose(page, 'Choose photos', [
      { ...one, name: 'no-extension', mimeType: 'application/octet-stream' },
      {
        name: 'notes.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('%PDF-1.7 this is no picture'),
      },
      two,
    ]);
    await expect(page.getByRole('alert')).toContainText(
      'notes.jpg: You can only upload JPG, PNG, WebP and GIF images.',
    );
    await saveAll(page);
    expect((await fetchPost(page, portal.url)).pictures.map(({ height }) => height)).toEqual([
      600, 610,
    ]);
  });

  test('continues after the network was gone and the page was reloaded', async ({
    page,
    portal,
  }) => {
    await openGallery(page);
    await titleOf(page).fill('बिना नेटवर्क');
    await page.route('**/api/image*', (route) => route.abort('internetdisconnected'));
    await choose(page, 'Choose photos', await photographs(3));
    await expect(page.getByText("You're offline.").first()).toBeVisible();
    await captionOf(page, 2).fill('बीच का');
    await saveAllBut(page, portal.url);
    await expect.poll(async () => (await fetchPost(page, portal.url)).pictures).toEqual([]);
    await page.reload();
    await expect(captionOf(page, 2)).toHaveValue('बीच का');
    await page.unroute('**/api/image*');
    await expect
      .poll(async () => (await fetchPost(page, portal.url)).pictures, { timeout: 30_000 })
      .toMatchObject([
        { caption: '', height: 600 },
        { caption: 'बीच का', height: 610 },
        { caption: '', height: 620 },
      ]);
    await expect(saveLine(page, /^Saved$/)).toBeAttached();
  });

  test('shows photos upright and sends none of their location', async ({ page, portal }) => {
    await openGallery(page);
    const files = await Promise.all(
      orientations.map(async (orientation) => ({
        name: `IMG_${orientation}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await photo({ width: 400, height: 300, orientation }),
      })),
    );
    expect(files.every(({ buffer }) => buffer.includes('Exif'))).toBe(true);
    const sent: Buffer[] = [];
    await page.route('**/api/image*', async (route) => {
      sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
      await route.continue();
    });
    await choose(page, 'Choose photos', files);
    await saveAll(page);
    const { pictures } = await fetchPost(page, portal.url);
    expect(pictures).toHaveLength(orientations.length);
    for (const { url, width, height } of pictures) {
      expect([width, height]).toEqual([400, 300]);
      const stored = Buffer.from(await (await page.request.get(url)).body());
      expect(await cornersOf(stored)).toEqual({ start: 'red', end: 'blue' });
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
    }
    expect(sent.map((body) => body.includes('IMG_'))).toEqual(orientations.map(() => true));
    expect(sent.filter((body) => body.includes('Exif'))).toEqual([]);
  });

  test('is in Urdu, and shows what is missing at its field', async ({ page, context, portal }) => {
    const say = wordsOf('ur');
    await context.addCookies([{ name: 'language', value: 'ur', url: portal.url }]);
    await page.goto('/app/post/create?format=FORMAT_GALLERY');
    await expect(
      page.getByRole('heading', { level: 1, name: say('editor.heading.gallery') }),
    ).toBeVisible();
    await page.getByRole('textbox', { name: say('editor.title.label') }).fill('بازار');
    await choose(page, say('editor.files.choose-many'), await photographs(1));
    await expectAccessible(page);
    await page.getByRole('button', { name: say('editor.next') }).click();
    await page.getByRole('button', { name: say('editor.submit') }).click();
    await expect(page.getByText(say('editor.gallery.too-few', { min: 2 }))).toBeVisible();
    const caption = page.getByRole('textbox', {
      name: say('editor.gallery.caption', { place: 1 }),
    });
    await expect(caption).toBeFocused();
    await expect(caption).toHaveAttribute('aria-invalid', 'true');
    await caption.fill('صبح کی منڈی');
    await expect(caption).not.toHaveAttribute('aria-invalid', 'true');
  });
});

// spec 2.64
test('is never sent without a photograph that fails, and is sent once that is fixed', async ({
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await openGallery(page);
  await titleOf(page).fill('एक तस्वीर अटकी');
  const files = await photographs(3);
  let isBroken = true;
  await page.route('**/api/image*', async (route) => {
    const isSecond = route.request().postDataBuffer()?.includes('IMG_2.jpg');
    if (isBroken && isSecond)
      await route.fulfill({
        status: 500,
        json: { error: { code: 'internal-error', message: '' } },
      });
    else await route.continue();
  });
  await choose(page, 'Choose photos', files);
  for (const place of [1, 2, 3]) await captionOf(page, place).fill(`चित्र ${place}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await describePost(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  // Nothing is chosen by default, and an answer is required.
  await expect(page.getByRole('radio', { name: 'No' })).toBeFocused();
  await page.getByText('Yes, with AI').click();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('1 image is still uploading.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel sending' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await saveAllBut(page, portal.url);
  expect((await fetchPost(page, portal.url)).state).toMatch(/^(CREATED|DRAFT)$/);
  isBroken = false;
  // It may be tried again by itself just before the press.
  const again = page.getByRole('listitem').nth(1).getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
  const { state, madeWithAi, pictures } = await fetchPost(page, portal.url);
  expect({ state, madeWithAi }).toEqual({
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    madeWithAi: true,
  });
  expect(pictures.map(({ caption }) => caption)).toEqual(['चित्र 1', 'चित्र 2', 'चित्र 3']);
});
