import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { fetchPost, photographs, saveLine } from '#test/support/browser/editor-form.ts';
import { untilWorkerReady } from '#test/support/browser/service-worker.ts';
import { shareWithPortal } from '#test/support/browser/share.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* What other apps share with the installed portal becomes a draft in the editor. */

test.slow();
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const phoneFile = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: readFileSync(new URL(`../../../fixtures/phone-files/${name}`, import.meta.url)),
});

async function visitList(page: Page): Promise<void> {
  await page.goto('/app/post/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilWorkerReady(page);
}

const waitingShares = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('dh-creator-shares');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('shares').objectStore('shares').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test('a shared picture is in the editor, and saved with its text', async ({
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await visitList(page);
  const [photo] = await photographs(1, { width: 1200, height: 900 });
  await shareWithPortal(page, {
    text: 'नासिक का मेला\n\nhttps://example.com/mela',
    files: photo ? [photo] : [],
  });
  await expect(heading(page, 'Create an image post')).toBeVisible();
  await expect(page.locator('[data-picture][data-uploaded="true"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crop' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/नासिक का मेला/);
  await page.getByRole('textbox', { name: 'Title' }).fill('मेला');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  const post = await fetchPost(page, portal.url);
  expect(post.pictures).toMatchObject([{ width: 1200, height: 900 }]);
  expect(post.textContent).toContain('href="https://example.com/mela"');
  expect(await waitingShares(page)).toBe(0);
});

test('without a network, pictures become a gallery and unusable files are named', async ({
  page,
  network,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await visitList(page);
  await network.cut();
  await shareWithPortal(page, {
    files: [
      ...(await photographs(2, { width: 800, height: 600 })),
      { name: 'शादी का कार्ड.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ],
  });
  await expect(heading(page, "1 file can't be used")).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'शादी का कार्ड.pdf' })).toContainText(
    'You can only upload JPG, PNG, WebP and GIF images.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with 2 files' }).click();
  await expect(heading(page, 'Create a gallery')).toBeVisible();
  await expect(page.locator('[data-picture]')).toHaveCount(2);
  await network.restore();
  await expect(page.locator('[data-picture][data-uploaded="true"]')).toHaveCount(2);
});

test('a short video without sound becomes a GIF video, with sound a video', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await visitList(page);
  await shareWithPortal(page, { files: [phoneFile('silent.mov', 'video/quicktime')] });
  await expect(heading(page, 'Create a GIF video')).toBeVisible();
  await expect(page.getByText('Video uploaded.')).toBeVisible();
  await visitList(page);
  await shareWithPortal(page, { files: [phoneFile('avc.mov', 'video/quicktime')] });
  await expect(heading(page, 'Create a video')).toBeVisible();
  await expect(page.getByText('Video uploaded.')).toBeVisible();
});

test('a shared text is an article, once only', async ({ page, signInAsApprovedCreator }) => {
  await signInAsApprovedCreator();
  await visitList(page);
  await shareWithPortal(page, { title: 'आज की खबर', text: 'पहली पंक्ति' });
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('आज की खबर');
  await expect(page.getByRole('textbox', { name: 'Your article' })).toContainText('पहली पंक्ति');
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('nobody else gets what was shared, and a sign-out removes it', async ({
  context,
  page,
  signInAsApprovedCreator,
}) => {
  const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await signInAsApprovedCreator();
  await visitList(page);
  await shareWithPortal(page, { text: 'निजी', files: [pdf] });
  await expect(heading(page, "1 file can't be used")).toBeVisible();
  const address = page.url();
  await context.clearCookies();
  await signInAsApprovedCreator();
  await page.goto(address);
  await expect(heading(page, 'What you shared is no longer on this device')).toBeVisible();
  expect(await waitingShares(page)).toBe(0);

  await visitList(page);
  await shareWithPortal(page, { text: 'निजी', files: [pdf] });
  await expect(heading(page, "1 file can't be used")).toBeVisible();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(heading(page, 'What you shared is no longer on this device')).toBeVisible();
  await expect.poll(() => waitingShares(page)).toBe(0);
});
