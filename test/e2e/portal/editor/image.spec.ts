import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import {
  choose,
  describePost,
  fetchPost,
  photographs,
  saveAll,
} from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* An image or meme: one picture, what it is made for, cut as often as one likes. */

/** What a phone makes of its screen: a PNG, which cannot be seen through where `alpha` is 255. */
async function screenshot(alpha: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const pixels = sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#888', noise },
  });
  const buffer = await pixels
    .ensureAlpha(alpha / 255)
    .png()
    .toBuffer();
  return { name: 'Screenshot.png', mimeType: 'image/png', buffer };
}

async function openImage(page: Page): Promise<void> {
  await page.goto('/app/post/create?format=FORMAT_IMAGE');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an image post' })).toBeVisible();
}

/** Saves, and waits until the server shows this picture alone. */
async function expectPicture(page: Page, url: string, picture: object): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(async () => {
    expect((await fetchPost(page, url)).pictures).toMatchObject([picture]);
  }).toPass({ timeout: 30_000 });
}

async function crop(page: Page, shape: string): Promise<void> {
  await page.getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await expect(dialog.getByRole('radio', { name: 'Landscape' })).toBeChecked();
  await dialog.getByText(shape, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Apply crop' }).click();
  await expect(dialog).toBeHidden();
}

test('is cropped, cropped again from the original, and sent', async ({
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await openImage(page);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('शरद पूर्णिमा');
  await page.getByText('Wallpaper').click();
  await choose(page, 'Choose an image', await photographs(1, { width: 1200, height: 900 }));
  await page.getByRole('textbox', { name: 'Description for screen readers' }).fill('पूरा चाँद');
  await crop(page, 'Landscape');
  await expectPicture(page, portal.url, { width: 1200, height: 674, alt: 'पूरा चाँद' });
  await crop(page, 'Portrait');
  // From the whole of it: 900 pixels high again.
  await expectPicture(page, portal.url, { width: 801, height: 900, alt: 'पूरा चाँद' });
  await page.getByRole('button', { name: 'Next' }).click();
  await describePost(page);
  await page.getByText('No', { exact: true }).click();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
  const { format, imageKind, state } = await fetchPost(page, portal.url);
  expect({ format, imageKind, state }).toEqual({
    format: 'FORMAT_IMAGE',
    imageKind: 'WALLPAPER',
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  });
});

test('is cut after a reload too, and replaced by what is pasted', async ({
  page,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await openImage(page);
  await choose(page, 'Choose an image', await photographs(1, { width: 1200, height: 900 }));
  await saveAll(page);
  await page.reload();
  await crop(page, 'Original');
  await crop(page, 'Portrait');
  await expectPicture(page, portal.url, { width: 801, height: 900 });
  const [pasted] = await photographs(1, { width: 320, height: 200 });
  await page.evaluate(
    (bytes) => {
      const file = new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' });
      const clipboardData = new DataTransfer();
      clipboardData.items.add(file);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [...(pasted?.buffer ?? [])],
  );
  await expectPicture(page, portal.url, { width: 320, height: 200 });
});

test('of 50 megapixels is resized on the phone, and says what that saved', async ({
  page,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await openImage(page);
  await choose(page, 'Choose an image', await photographs(1, { width: 8660, height: 5774 }));
  await expect(page.getByText(/^\d+ kB → \d+ kB$/)).toBeVisible({ timeout: 60_000 });
  await expectPicture(page, portal.url, { width: 2560, height: 1707 });
});

// spec 9.13
test('a PNG is sent as a smaller JPEG, unless it is transparent', async ({
  page,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  const saving = page.getByText(/^[\d.]+ [kM]B → \d+ kB$/);
  const picture = async () => (await fetchPost(page, portal.url)).pictures[0]?.url ?? '';
  await openImage(page);
  await choose(page, 'Choose an image', [await screenshot(255)]);
  await expect(saving).toBeVisible();
  await expectPicture(page, portal.url, { width: 1200, height: 900 });
  expect((await page.request.get(await picture())).headers()['content-type']).toBe('image/jpeg');
  await choose(page, 'Choose another image', [await screenshot(120)]);
  await expect(saving).toBeHidden();
  await expect.poll(picture).toMatch(/\.png$/);
});

test('shows errors when the kind and the picture are missing', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await openImage(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('बिना तस्वीर');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('radio', { name: 'Poster' })).toBeFocused();
  await expect(page.getByText('Choose an image.')).toBeVisible();
  await page.getByText('Meme').click();
  await expect(page.getByText('This field is required.')).toBeHidden();
});
