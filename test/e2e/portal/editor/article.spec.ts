import type { Locator, Page } from '@playwright/test';
import { photo } from '#test/factories/sample-photo.ts';
import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { describePost, draftIdOf, fetchPost, saveLine } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * Writing an article when things go wrong: not a word lost, no post doubled, the save line always
 * true.
 */

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Your article' });
const save = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click();

async function write(page: Page, title: string, body: string): Promise<void> {
  await titleOf(page).fill(title);
  await bodyOf(page).click();
  await page.keyboard.insertText(body);
}

async function postCount(page: Page, url: string): Promise<number> {
  const { rows } = await call(page.request, url, '/api/post/getPostByFilter', { filters: {} });
  return (rows as unknown[]).length;
}

async function addPicture(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add images' }).click();
  await (await chooser).setFiles([
    {
      name,
      mimeType: 'image/jpeg',
      buffer: await photo({ width: 800, height: 600, orientation: 6 }),
    },
  ]);
}

test.beforeEach(async ({ page, signInAsPendingCreator }) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
});

// spec 1.10, 2.27
test('an article with a picture and an embed is saved, and found again after a reload', async ({
  page,
  portal,
}) => {
  await write(page, 'बारिश के बाद खेतों में लौटी रौनक', 'विदर्भ के किसानों के चेहरे खिल उठे हैं।');
  await addPicture(page, 'IMG_1.jpg');
  await page.getByRole('textbox', { name: 'Caption' }).fill('धान के खेत');
  await page
    .getByRole('textbox', { name: 'Description for screen readers' })
    .fill('औरतें रोपाई करती हैं');
  await page.getByRole('button', { name: 'Link or embed' }).click();
  await page.getByRole('textbox', { name: 'Link' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByText('youtu.be/dQw4w9WgXcQ')).toBeInViewport();
  // The bar of the portal covers a part of what has scrolled below it.
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expectAccessible(page);
  await save(page);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  await expect
    .poll(async () => (await fetchPost(page, portal.url)).pictures)
    .toMatchObject([
      {
        caption: 'धान के खेत',
        alt: 'औरतें रोपाई करती हैं',
        width: 800,
        height: 600,
      },
    ]);

  await page.reload();
  await expect(titleOf(page)).toHaveValue('बारिश के बाद खेतों में लौटी रौनक');
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('धान के खेत');
  await expect(page.getByRole('img', { name: 'औरतें रोपाई करती हैं' })).toBeVisible();
  await expect(page.getByText('youtu.be/dQw4w9WgXcQ')).toBeVisible();
  await bodyOf(page).locator('> p').last().click();
  await page.keyboard.insertText('और नीचे');
  await expect(bodyOf(page).locator('> :last-child')).toHaveText('और नीचे');
  expect(await postCount(page, portal.url)).toBe(1);
});

test('the network fails during typing, returns, and one post has every word', async ({
  page,
  portal,
  network,
}) => {
  await write(page, 'शीर्षक', 'पहला शब्द');
  await save(page);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  await network.cut();
  await page.keyboard.insertText(' दूसरा शब्द');
  await save(page);
  await expect(
    saveLine(page, "Saved on this device. We'll back it up when you're back online."),
  ).toBeAttached();
  await bodyOf(page).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' तीसरा शब्द');
  await network.restore();
  await expect
    .poll(async () => (await fetchPost(page, portal.url)).textContent)
    .toBe('<p>पहला शब्द दूसरा शब्द तीसरा शब्द</p>');
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  expect(await postCount(page, portal.url)).toBe(1);
});

test('a person who leaves offline finds the dashboard once back online', async ({
  page,
  network,
}) => {
  await network.cut();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/app/post/list');
  await expect(page.getByText("You're offline")).toBeVisible();
  await network.restore();
  await expect(page.getByRole('heading', { name: 'Your posts' })).toBeVisible();
});

test('a phone that is almost full says so while there is still room', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 900_000_000, usage: 888_000_000 });
  });
  await page.reload();
  await expect(page.getByText('Your device is almost full')).toBeVisible();
  await expect(page.getByText('You have 12 MB left.')).toBeVisible();
  await expectAccessible(page);
});

// spec 5.28, 8.13
for (const [name, data] of [
  ['says that it failed', (saved: object) => ({ ...saved, success: false })],
  ['says nothing', () => ({ success: false })],
] as const)
  test(`a save whose reply ${name} is reported, keeps the text and can be repeated`, async ({
    page,
    portal,
  }) => {
    await write(page, 'शीर्षक', 'जो लिखा गया');
    await page.route('**/api/post/upsert/update', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { data: data((await response.json()).data) } });
    });
    await save(page);
    await expect(saveLine(page, 'Something went wrong !!')).toBeAttached();
    await expect(bodyOf(page)).toHaveText('जो लिखा गया');
    await page.unroute('**/api/post/upsert/update');
    await save(page);
    await expect(saveLine(page, /^Saved$/)).toBeAttached();
    expect(await postCount(page, portal.url)).toBe(1);
  });

test('a lost reply creates no duplicate', async ({ page, portal }) => {
  await write(page, 'शीर्षक', 'एक बार');
  await page.route('**/api/post/upsert/update', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await save(page);
  await expect(saveLine(page, "We'll back it up when you're back online.")).toBeAttached();
  await page.unroute('**/api/post/upsert/update');
  await save(page);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  expect((await fetchPost(page, portal.url)).revision).toBe(1);
  expect(await postCount(page, portal.url)).toBe(1);
});

test('text written after a lost reply is there when the post is reopened', async ({ page }) => {
  await write(page, 'शीर्षक', 'एक बार');
  await page.route('**/api/post/upsert/update', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await save(page);
  await expect(saveLine(page, "We'll back it up when you're back online.")).toBeAttached();
  await write(page, 'शीर्षक', ' और फिर');
  await expect(saveLine(page, "We'll back it up when you're back online.")).toBeAttached();
  await page.route('**/api/post/upsert/update', (route) => route.abort('connectionreset'));
  await page.goto('/app/post/list');
  await page.getByRole('article').getByRole('link', { name: 'शीर्षक', exact: true }).click();
  await expect(page).toHaveURL(/postUID=/);
  await expect(bodyOf(page)).toHaveText('एक बार और फिर');
});

test('a picture chosen without network survives a reload and arrives later', async ({
  page,
  portal,
}) => {
  await page.route('**/api/image*', (route) => route.abort('internetdisconnected'));
  await write(page, 'शीर्षक', 'चित्र के साथ');
  await addPicture(page, 'IMG_2.jpg');
  await expect(
    page.getByText(
      "You're offline. The image is saved on this device and uploads when you're back online.",
    ),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Caption' }).fill('बाद में');
  await save(page);
  await expect(saveLine(page, /^Saved on this device/)).toBeAttached();
  await page.unroute('**/api/image*');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('बाद में');
  await expect
    .poll(async () => (await fetchPost(page, portal.url)).pictures, { timeout: 20_000 })
    .toMatchObject([{ caption: 'बाद में' }]);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
});

test('a second tab reads, and takes over when asked', async ({ page, context }) => {
  await write(page, 'दो टैब', 'पहले टैब में');
  await save(page);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText("You're editing this in another tab")).toBeVisible();
  await expect(bodyOf(second)).toHaveAttribute('contenteditable', 'false');
  await second.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(titleOf(second)).toHaveValue('दो टैब');
  await expect(page.getByText("You're editing this in another tab")).toBeVisible();
});

/**
 * Writes an article that the server has, lets another device change it, and writes on, up to the
 * question which one to keep.
 */
async function partFromServer(page: Page, url: string): Promise<Locator> {
  await write(page, 'मेरा शीर्षक', 'मेरा पाठ');
  await save(page);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  const { revision } = await fetchPost(page, url);
  await call(page.request, url, '/api/post/upsert/update', {
    post: {
      action: 'save',
      clientId: draftIdOf(page),
      revision,
      title: 'दूसरा शीर्षक',
      textContent: '<p>दूसरा पाठ</p>',
    },
  });
  await titleOf(page).fill('मेरा नया शीर्षक');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'This post was also changed somewhere else' });
  await expect(dialog.getByText('दूसरा पाठ')).toBeVisible();
  await expect(dialog.getByText('मेरा पाठ')).toBeVisible();
  return dialog;
}

test('a post changed elsewhere shows both texts, and the local copy can be kept', async ({
  page,
  portal,
}) => {
  const dialog = await partFromServer(page, portal.url);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep this version' }).click();
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  expect(await fetchPost(page, portal.url)).toMatchObject({
    title: 'मेरा नया शीर्षक',
    textContent: '<p>मेरा पाठ</p>',
  });
});

test('after taking the server copy of a post, the local copy can be restored', async ({
  page,
  portal,
}) => {
  const dialog = await partFromServer(page, portal.url);
  await dialog.getByRole('button', { name: 'Use this version' }).click();
  await expect(titleOf(page)).toHaveValue('दूसरा शीर्षक');
  await expect(bodyOf(page)).toHaveText('दूसरा पाठ');
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleOf(page)).toHaveValue('मेरा नया शीर्षक');
  await expect(bodyOf(page)).toHaveText('मेरा पाठ');
  await expect
    .poll(() => fetchPost(page, portal.url))
    .toMatchObject({ textContent: '<p>मेरा पाठ</p>' });
});

test('a lost session is restored over the page, and nothing typed is lost', async ({
  page,
  context,
  portal,
}) => {
  await write(page, 'शीर्षक', 'लंबा लेख');
  const cookies = await context.cookies();
  await context.clearCookies({ name: 'auth-user' });
  await save(page);
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expect(bodyOf(page)).toHaveText('लंबा लेख');
  await context.addCookies(cookies);
  await page.reload();
  await expect(bodyOf(page)).toHaveText('लंबा लेख');
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  expect((await fetchPost(page, portal.url)).textContent).toBe('<p>लंबा लेख</p>');
});

test('simple text mode keeps words, form and pictures, and is remembered', async ({
  page,
  portal,
}) => {
  await write(page, 'शीर्षक', 'पहला');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('दूसरा');
  await page.getByRole('button', { name: 'Plain text mode' }).click();
  await expect(bodyOf(page)).toHaveValue('पहला\nदूसरा');
  await bodyOf(page).fill('पहला\nदूसरा\nतीसरा');
  await save(page);
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  expect((await fetchPost(page, portal.url)).textContent).toBe(
    '<h2>पहला</h2><p>दूसरा</p><p>तीसरा</p>',
  );
  await page.reload();
  await expect(bodyOf(page)).toHaveValue('पहला\nदूसरा\nतीसरा');
});

// spec 2.65, 2.66
test('sending is refused for what is missing, and until the profile is approved', async ({
  page,
  portal,
}) => {
  await bodyOf(page).click();
  await page.keyboard.insertText('बिना शीर्षक');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(titleOf(page)).toBeFocused();
  await titleOf(page).fill('अब शीर्षक है');
  await page.getByRole('button', { name: 'Next' }).click();
  await describePost(page);
  await page.getByLabel('Hashtags').fill('बारिश,');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved, but not sent' });
  await expect(dialog).toContainText('Our team is reviewing your profile.');
  await dialog.getByRole('button', { name: 'Continue editing' }).click();
  const { state, title } = await fetchPost(page, portal.url);
  // A draft that was also saved on the way is a DRAFT.
  expect(state).toMatch(/^(CREATED|DRAFT)$/);
  expect(title).toBe('अब शीर्षक है');
});
