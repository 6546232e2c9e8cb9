import type { Page } from '@playwright/test';
import { photo } from '#test/factories/sample-photo.ts';
import { call } from '#test/support/api/people.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Portraits have a pixel of their own for each pixel of a screen with two for one of CSS. */

test.use({ deviceScaleFactor: 2 });

/** For each portrait of the page: the pixels it is drawn with, and those of its picture. */
const portraits = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('img[src*="96x96"]')]
        .filter((image) => image.checkVisibility())
        .map(async (image) => {
          await image.decode();
          const picture = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
          const drawn = image.getBoundingClientRect().width * devicePixelRatio;
          return { drawn, stored: picture.width };
        }),
    ),
  );

test('portraits are sharp, large ones and small ones', async ({
  page,
  portal,
  signInAsNewCreator,
}, testInfo) => {
  await signInAsNewCreator();
  await call(page.request, portal.url, '/api/auth/resetNewUserCookie');
  await page.goto('/app/profile');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo({ width: 1200, height: 1200 }),
    });
  await page.getByRole('button', { name: 'Apply crop' }).click();
  const photos = page.getByRole('main').locator('img[src*="96x96"]');
  await expect(photos.first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Meera Kulkarni');
  await page.getByLabel('Handle').fill(`sharp${testInfo.workerIndex}x${Date.now() % 100_000}`);
  await page.getByLabel('About you').fill('Stories of Mumbai');
  await page.getByRole('checkbox', { name: 'हिन्दी' }).check();
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Send profile for approval' }).click();
  await expect(page.getByRole('heading', { name: "We're reviewing your profile" })).toBeVisible();
  await page.reload();
  const menu = page.getByRole('button', { name: /profile menu/i }).locator('img');
  await expect(menu).toBeVisible();
  await expect(photos.first()).toBeVisible();
  const found = await portraits(page);
  const sizes = found.map(({ drawn }) => drawn);
  expect(Math.min(...sizes)).toBeLessThan(100);
  expect(Math.max(...sizes)).toBeGreaterThan(150);
  for (const { drawn, stored } of found) expect(stored).toBeGreaterThanOrEqual(Math.floor(drawn));
});
