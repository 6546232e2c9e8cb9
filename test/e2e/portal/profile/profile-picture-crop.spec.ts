import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { phoneFileBytes } from '#test/factories/phone-files.ts';
import { type Orientation, photo } from '#test/factories/sample-photo.ts';
import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* The picture of the profile: which part of it is shown, and how it gets there. */

const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop image' });
const group = (page: Page) => page.getByRole('group', { name: 'Profile photo' });
const stage = (page: Page) =>
  cropDialog(page).getByRole('img', { name: 'Preview of the cropped image' });

async function openForm(page: Page, url: string): Promise<void> {
  await call(page.request, url, '/api/auth/resetNewUserCookie');
  await page.goto('/app/profile');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
}

/** 1600 × 1200, with a red corner at its top left and a blue one at its bottom right. */
const picture = async (orientation: Orientation = 1) => ({
  name: 'IMG_20261121.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo({ orientation, width: 1600, height: 1200 }),
});

async function choose(page: Page, orientation?: Orientation): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture(orientation));
  await expect(stage(page)).toBeVisible();
}

/**
 * What the server keeps: its size and its colours from the middle to the right, red, green and blue
 * from 0 to 255.
 */
async function arrived(page: Page) {
  const shown = group(page).locator('img');
  await expect(shown).toHaveAttribute('src', /96x96/);
  const address = (await shown.getAttribute('src')) ?? '';
  const { width, height } = await sharp(
    await bytesOf(page, address.replace(/\/96x96_80(?=\/)/, '')),
  ).metadata();
  const { data } = await sharp(await bytesOf(page, address))
    .resize(3, 3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, middle: Array.from(data.subarray(12, 15)) };
}

async function bytesOf(page: Page, address: string): Promise<Buffer> {
  return (await page.request.get(address)).body();
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 180 && green < 90 && blue < 90;
const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => blue > 180 && green < 90 && red < 90;

test('the part is chosen by keyboard alone, and only that part is sent', async ({
  page,
  portal,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await openForm(page, portal.url);
  const hands = keyboardAlone(page);
  await hands.choose(page.getByRole('button', { name: 'Choose a photo' }), [await picture()]);
  await expect(stage(page)).toBeVisible();
  await expectAccessible(page);
  const button = (name: string) => cropDialog(page).getByRole('button', { name });
  await expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  await hands.reach(cropDialog(page).getByRole('slider', { name: 'Zoom' }));
  await page.keyboard.press('End');
  await expect(cropDialog(page).getByRole('slider')).toHaveAttribute('aria-valuetext', '400%');
  for (const name of ['Move right', 'Move down']) {
    await hands.reach(button(name));
    for (let time = 0; time < 30; time += 1) await page.keyboard.press('Enter');
    await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(name)).toBeFocused();
  }
  const upload = page.waitForRequest(/\/api\/image\?isFile=true/);
  await hands.press(button('Apply crop'));
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused();
  const { middle, width, height } = await arrived(page);
  expect(isRed(middle), `${middle}`).toBe(true);
  expect([width, height]).toEqual([300, 300]);
  expect((await upload).postDataBuffer()?.length ?? 0).toBeLessThan(20_000);
});

test('a picture from a phone is upright, is turned by a quarter and dragged', async ({
  page,
  portal,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await openForm(page, portal.url);
  await choose(page, 6);
  const dialog = cropDialog(page);
  await dialog.getByRole('button', { name: 'Rotate 90°' }).click();
  for (let time = 0; time < 12; time += 1)
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
  // Rotated clockwise, the blue corner moves from bottom right to bottom left.
  await drag(page, stage(page), 700, -700);
  await dialog.getByRole('button', { name: 'Apply crop' }).click();
  const { middle } = await arrived(page);
  expect(isBlue(middle), `${middle}`).toBe(true);
});

test('of an animated GIF the first frame is cropped; a HEIC says what to change', async ({
  page,
  portal,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await openForm(page, portal.url);
  const input = page.locator('input[type=file]').first();
  const file = (buffer: Buffer) => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await input.setInputFiles(file(await phoneFileBytes('animated.gif')));
  const dialog = cropDialog(page);
  await expect(dialog.getByText('This image is animated. Only its first frame')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply crop' }).click();
  expect(await arrived(page)).toMatchObject({ width: 90, height: 90 });
  await input.setInputFiles(file(await phoneFileBytes('photo.heic')));
  await expect(page.getByText(/^This browser can't open HEIC photos/)).toBeVisible();
});

test('two fingers make it larger', async ({ page, portal, signInAsNewCreator }) => {
  await signInAsNewCreator();
  await openForm(page, portal.url);
  await choose(page);
  const slider = cropDialog(page).getByRole('slider', { name: 'Zoom' });
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  const box = await stage(page).locator('..').locator('..').boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [-apart, apart].map((by, id) => ({ x: x + by, y, id })),
    });
  await touch('touchStart', 40);
  for (const apart of [50, 60, 70, 80]) await touch('touchMove', apart);
  await touch('touchEnd', 80);
  await expect(slider).toHaveAttribute('aria-valuetext', '200%');
});

/** Drags as far as the picture goes, in several strokes. */
async function drag(page: Page, target: Locator, across: number, down: number): Promise<void> {
  const box = await target.locator('..').locator('..').boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  for (let stroke = 0; stroke < 5; stroke += 1) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + across / 5, y + down / 5, { steps: 4 });
    await page.mouse.up();
  }
}

test('nothing changes when it is cancelled, and an upload that failed is tried again', async ({
  page,
  portal,
  consoleWatch,
  signInAsNewCreator,
}) => {
  consoleWatch.allow(/500/);
  await signInAsNewCreator();
  await openForm(page, portal.url);
  await choose(page);
  await page.keyboard.press('Escape');
  await expect(cropDialog(page)).toBeHidden();
  await expect(group(page).locator('img')).toHaveCount(0);

  await page.route('**/api/image?**', (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'internal-error', message: 'Something went wrong !!' } },
    }),
  );
  await choose(page);
  await cropDialog(page).getByRole('button', { name: 'Apply crop' }).click();
  await expect(page.getByText('Something went wrong !!')).toBeVisible();
  await page.unroute('**/api/image?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await arrived(page)).width).toBe(1080);
});

test('in Urdu, at twice the text size, every button is reachable', async ({
  page,
  portal,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await call(page.request, portal.url, '/api/auth/resetNewUserCookie');
  await call(page.request, portal.url, '/api/setAppLanguage', { appLanguage: 'ur' });
  const say = wordsOf('ur');
  await page.goto('/app/profile');
  await page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture());
  const dialog = page.getByRole('dialog', { name: say('crop.title') });
  await dialog.getByRole('button', { name: say('crop.zoom-in') }).click();
  await expect(dialog.getByRole('slider')).not.toHaveAttribute('aria-valuenow', '1');
  const place = async () => (await dialog.getByRole('img').boundingBox())?.x ?? Number.NaN;
  const before = await place();
  await dialog.getByRole('button', { name: say('crop.left') }).click();
  await expect.poll(place).toBeLessThan(before);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('crop.confirm') }).click();
  await expect(page.locator('fieldset').first().locator('img')).toHaveAttribute('src', /96x96/);
});
