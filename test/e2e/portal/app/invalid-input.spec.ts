import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { limits } from '#domain/limits.ts';
import { call } from '#test/support/api/people.ts';
import { signInAgain } from '#test/support/api/reauthentication.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * What goes wrong while somebody writes: each is said where it belongs, and everything stays as it
 * was.
 */

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Your article' });
const saveLine = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click();

async function openEditor(page: Page): Promise<void> {
  await page.goto('/app/post/create');
  await expect(bodyOf(page)).toBeVisible();
}

async function write(page: Page, title: string, body: string): Promise<void> {
  await titleOf(page).fill(title);
  await bodyOf(page).click();
  await page.keyboard.insertText(body);
}

test('an article with scripts is shown without them to writer and staff', async ({
  page,
  portal,
  staffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const title = '<img src=x onerror="window.ran = 1">';
  const { post } = (await call(page.request, portal.url, '/api/post/upsert/update', {
    post: {
      action: 'submit',
      clientId: crypto.randomUUID(),
      revision: 0,
      format: 'FORMAT_ARTICLE',
      title,
      textContent:
        '<p onclick="window.ran = 1">बचा हुआ पाठ<script>window.ran = 1</script>' +
        '<img src=x onerror="window.ran = 1">' +
        '<a href="javascript:window.ran = 1">कड़ी</a><iframe srcdoc="<script>parent.ran = 1</script>"></iframe></p>',
      language: 'hi',
      genre: 'news',
      subGenre: 'local',
      locations: ['mh-nagpur'],
    },
  })) as { post: { postUID: string } };
  const staff = await staffContext.newPage();
  for (const [reader, address] of [
    [page, `/app/post/edit?postUID=${post.postUID}`],
    [staff, `/app/review?post=${post.postUID}`],
  ] as const) {
    await reader.goto(address);
    const article = reader.getByRole('main');
    await expect(article.getByText('बचा हुआ पाठ')).toBeVisible();
    await expect(article.getByText(title)).toBeVisible();
    await article.getByText('कड़ी').click();
    expect(await reader.evaluate(() => 'ran' in window)).toBe(false);
    await expect(
      article.locator('script, iframe, img, [onclick], a[href^="javascript"]'),
    ).toHaveCount(0);
  }
});

test('a title is counted in letters as people see them', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await openEditor(page);
  const full = 'क्षि👨‍👩‍👧'.repeat(limits.titleMax / 2);
  await write(page, full, 'पाठ');
  await save(page);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  await titleOf(page).fill(`${full}👍🏽`);
  await expect(titleOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(titleOf(page)).toHaveAccessibleDescription(/-1/);
  await save(page);
  await expect(saveLine(page, 'Only on this device')).toBeAttached();
  await expect(titleOf(page)).toHaveValue(`${full}👍🏽`);
  await titleOf(page).fill(full);
  await save(page);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
});

test('an unreachable database is reported, and the text waits here until it is back', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await openEditor(page);
  await page.route('**/api/post/upsert/update', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: {
        error: {
          code: 'database-unavailable',
          message: 'The service is out of reach.',
          retryAfter: 5,
        },
      },
    }),
  );
  await write(page, 'शीर्षक', 'जो लिखा गया');
  await save(page);
  await expect(saveLine(page, /Saved on this device|Only on this device/)).toBeAttached();
  await page.reload();
  await expect(bodyOf(page)).toHaveText('जो लिखा गया');
  await page.unroute('**/api/post/upsert/update');
  await save(page);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
});

test('a session lost while writing is restored over the page, then the draft is saved', async ({
  page,
  context,
  portal,
  signInAsPendingCreator,
}) => {
  const { phone } = await signInAsPendingCreator();
  const profileLoaded = page.waitForResponse('**/api/getProfileDetails*');
  await openEditor(page);
  await profileLoaded;
  // All calls about the post wait, so that none is refused before the text is typed.
  const callsMayGo = Promise.withResolvers<void>();
  await page.route('**/api/post/**', async (route) => {
    await callsMayGo.promise;
    await route.continue();
  });
  await context.clearCookies({ name: 'auth-user' });
  await write(page, 'शीर्षक', 'लंबा लेख');
  await save(page);
  callsMayGo.resolve();
  await signInAgain(page, portal.url, phone);
  await expect(bodyOf(page)).toHaveText('लंबा लेख');
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
});

/** A file that the browser cannot make smaller: it begins as a JPEG does, and the rest is noise. */
const heavyFile = () =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(limits.imageBytes + 1, 7)]);

/** A picture of few bytes that would fill a server's memory. */
const bomb = () =>
  sharp({
    create: { width: 12_000, height: 6000, channels: 3, background: '#345' },
    limitInputPixels: false,
  })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

test('the editor refuses pictures that are too large and saves the rest', async ({
  page,
  signInAsPendingCreator,
}) => {
  // Twenty-five megabytes are read, kept and looked at twice.
  test.slow();
  await signInAsPendingCreator();
  await openEditor(page);
  await write(page, 'शीर्षक', 'पाठ');
  for (const { file, says } of [
    {
      file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: heavyFile() },
      says: 'This image is larger than 25 MB. Choose a smaller one.',
    },
    {
      file: { name: 'b.png', mimeType: 'image/png', buffer: await bomb() },
      says: 'This image has more than 60 megapixels. Choose a smaller one.',
    },
  ]) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add images' }).click();
    await (await chooser).setFiles([file]);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible({
      timeout: 30_000,
    });
  }
  await save(page);
  await expect(bodyOf(page)).toContainText('पाठ');
  await page.reload();
  await expect(titleOf(page)).toHaveValue('शीर्षक');
  await expect(bodyOf(page)).toContainText('पाठ');
});

test('a portrait that is too large is refused, and the profile keeps what was typed', async ({
  page,
  signInAsNewCreator,
}) => {
  test.slow();
  await signInAsNewCreator();
  await page.goto('/app/profile');
  await page.getByLabel('About you').fill('मुंबई की कहानियाँ');
  const picture = page.getByRole('group', { name: 'Profile photo' });
  for (const { file, says } of [
    {
      file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: heavyFile() },
      says: 'This image is larger than 25 MB. Choose a smaller one.',
    },
    {
      file: { name: 'b.png', mimeType: 'image/png', buffer: await bomb() },
      says: 'This image has more than 60 megapixels. Choose a smaller one.',
    },
    {
      file: {
        name: 'c.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
      says: /JPG|JPEG/,
    },
  ]) {
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(picture.getByRole('alert').filter({ hasText: says })).toBeVisible({
      timeout: 30_000,
    });
    await picture.getByRole('button', { name: 'Continue without this photo' }).click();
    await expect(picture.getByRole('alert')).toHaveCount(0);
  }
  await expect(page.getByLabel('About you')).toHaveValue('मुंबई की कहानियाँ');
});

test('a malformed handle is said at its field while it is typed, and is not sent', async ({
  page,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await page.goto('/app/profile');
  const handle = page.getByLabel('Handle');
  for (const typed of ['मीरा', '9lives', 'me ra', 'ab', 'x'.repeat(limits.handleMax + 1)]) {
    await handle.fill(typed);
    await expect(handle).toHaveAttribute('aria-invalid', 'true');
    await expect(handle).toHaveAccessibleDescription(/3 to 30 characters/);
  }
  await handle.fill('admin');
  await expect(handle).toHaveAccessibleDescription(/handle is reserved/);
  await page.getByRole('button', { name: 'Send profile for approval' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your profile' })).toBeVisible();
  await expect(handle).toHaveValue('admin');
});
