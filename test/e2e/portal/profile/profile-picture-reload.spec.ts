import type { Page } from '@playwright/test';
import { photo } from '#test/factories/sample-photo.ts';
import { call } from '#test/support/api/people.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Phones close the page while the camera is open: the chosen photo is there when it opens again. */

const group = (page: Page) => page.getByRole('group', { name: 'Profile photo' });
const uploads = '**/api/image?isFile=true';

async function choosePhoto(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo({ width: 800, height: 800 }),
    });
  await page.getByRole('button', { name: 'Apply crop' }).click();
}

/** How many photos of profiles the device keeps. */
const storedPhotos = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('dh-creator');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction('profilePictures').objectStore('profilePictures');
          const count = counting.count();
          count.onsuccess = () => {
            database.close();
            resolve(count.result);
          };
        };
      }),
  );

test.beforeEach(async ({ page, portal, signInAsNewCreator }) => {
  await signInAsNewCreator();
  await call(page.request, portal.url, '/api/auth/resetNewUserCookie');
  await page.goto('/app/profile');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('a photo whose upload a reload interrupts is uploaded again and sent', async ({
  page,
  portal,
}, testInfo) => {
  await page.route(uploads, () => {});
  const begun = page.waitForRequest(uploads);
  await choosePhoto(page);
  await begun;
  await page.unroute(uploads);
  await page.reload();
  await expect(page.getByText('We restored what you entered here earlier.')).toBeVisible();
  await expect(group(page).locator('img')).toHaveAttribute('src', /96x96/);

  // Again, now that the server has it.
  await page.reload();
  await expect(group(page).locator('img')).toHaveAttribute('src', /96x96/);
  await page.getByLabel('Name', { exact: true }).fill('Meera Kulkarni');
  await page.getByLabel('Handle').fill(`reload${testInfo.workerIndex}x${Date.now() % 100_000}`);
  await page.getByLabel('About you').fill('Stories of Mumbai');
  await page.getByRole('checkbox', { name: 'हिन्दी' }).check();
  await page.getByLabel('Social profile link').fill('instagram.com/meera');
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Send profile for approval' }).click();
  await expect(page.getByRole('heading', { name: "We're reviewing your profile" })).toBeVisible();
  const profile = await call(page.request, portal.url, '/api/getProfileDetails');
  expect(profile).toMatchObject({ profileImage: { url: expect.stringMatching(/\.jpg|\.png/) } });
  await expect.poll(() => storedPhotos(page)).toBe(0);
});

test('starting over and signing out both forget the photo', async ({ page }) => {
  await choosePhoto(page);
  await expect(group(page).locator('img')).toHaveAttribute('src', /96x96/);
  expect(await storedPhotos(page)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(group(page).locator('img')).toHaveCount(0);
  await expect.poll(() => storedPhotos(page)).toBe(0);

  await choosePhoto(page);
  await expect(group(page).locator('img')).toHaveAttribute('src', /96x96/);
  await page.getByRole('button', { name: /profile menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => storedPhotos(page)).toBe(0);
});

test('without IndexedDB the form still works', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
  });
  await page.reload();
  await choosePhoto(page);
  await expect(group(page).locator('img')).toHaveAttribute('src', /96x96/);
});
