import type { Page } from '@playwright/test';
import { filmBytes, longFilm } from '#test/factories/sample-videos.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { choose, describePost } from '#test/support/browser/editor-form.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* Posts that are no articles, on the mock: what their forms look like, and that they are sent. */

const say = wordsOf('hi');

/** The request by which the post is sent for review. */
const submission = (page: Page) =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/post/upsert/update') &&
      request.postDataJSON().post.action === 'submit',
  );

// spec 1.11
test('image-draft shows its picture, kind and description', async ({ page, openScenario }) => {
  await openScenario('image-draft');
  await expect(
    page.getByRole('heading', { level: 1, name: say('editor.heading.image') }),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: say('reader.kind.wallpaper') })).toBeChecked();
  await expect(page.getByRole('textbox', { name: say('editor.picture.alt') })).toHaveValue(
    'पूरा चाँद और दीये',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: say('editor.next') }).click();
  await expect(page.getByRole('radio', { name: say('editor.ai.no') })).toBeChecked();
  await page.getByRole('button', { name: say('editor.submit') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('editor.sent.title') }),
  ).toBeVisible();
});

test('gallery-draft is put in order and sent', async ({ page, openScenario }) => {
  await openScenario('gallery-draft');
  const first = page.getByRole('textbox', { name: say('editor.gallery.caption', { place: 1 }) });
  await expect(first).toHaveValue('भोर में बोली लगती है');
  await page.getByRole('button', { name: say('editor.gallery.down', { place: 1 }) }).click();
  await expect(first).toHaveValue('दोपहर तक ट्रक भर जाते हैं');
  await expectAccessible(page);
  const submitted = submission(page);
  await page.getByRole('button', { name: say('editor.next') }).click();
  await page.getByRole('button', { name: say('editor.submit') }).click();
  expect((await submitted).postDataJSON().post.pictures).toMatchObject([
    { caption: 'दोपहर तक ट्रक भर जाते हैं' },
    { caption: 'भोर में बोली लगती है' },
  ]);
  await expect(
    page.getByRole('heading', { level: 1, name: say('editor.sent.title') }),
  ).toBeVisible();
});

test('rejected-gallery says why above the photographs', async ({ page, openScenario }) => {
  await openScenario('rejected-gallery');
  await expect(page.getByText(say('editor.rejected.title'))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('editor.gallery.remove', { place: 2 }) }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('video-draft shows the video with its poster, and is sent', async ({ page, openScenario }) => {
  await openScenario('video-draft');
  await expect(
    page.getByRole('heading', { level: 1, name: say('editor.heading.video') }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: say('video.poster.alt') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('editor.next') }).click();
  await page.getByRole('button', { name: say('editor.submit') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('editor.sent.title') }),
  ).toBeVisible();
});

test('video-upload resumes after a failure and sends the post', async ({ page, openScenario }) => {
  await openScenario('video-upload');
  await page.getByRole('textbox', { name: say('editor.title.label') }).fill('नाव की पहली सवारी');
  const asked: string[] = [];
  await page.route('**/api/video*/**', async (route) => {
    const method = route.request().method();
    asked.push(`${method} ${route.request().headers()['upload-offset'] ?? ''}`);
    if (asked.length === 2) await route.abort('internetdisconnected');
    else await route.fallback();
  });
  const film = {
    name: 'VID_1.mp4',
    mimeType: 'video/mp4',
    buffer: await longFilm('river', 400_000),
  };
  await choose(page, say('video.choose'), [film]);
  await expect(page.getByText(say('video.upload.done'))).toBeVisible();
  // The second piece never arrived: the page asks how far it is, and sends it again.
  expect(asked).toEqual(['PATCH 0', 'PATCH 262144', 'HEAD ', 'PATCH 262144', 'GET ']);
  await expect(page.getByRole('img', { name: say('video.poster.alt') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('editor.next') }).click();
  await describePost(page, say);
  await page.getByText(say('editor.ai.no'), { exact: true }).click();
  await page.getByRole('button', { name: say('editor.submit') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('editor.sent.title') }),
  ).toBeVisible();
});

test('video-refused shows the error next to the video and keeps the text', async ({
  page,
  openScenario,
}) => {
  await openScenario('video-too-large');
  const title = page.getByRole('textbox', { name: say('editor.title.label') });
  await title.fill('नाव');
  const film = { name: 'VID_1.mp4', mimeType: 'video/mp4', buffer: await filmBytes('river') };
  await choose(page, say('video.choose'), [film]);
  await expect(page.getByText(say('failure.video-too-large', { gigabytes: 2 }))).toBeVisible();
  await expect(title).toHaveValue('नाव');
  await expectAccessible(page);
});

test('video-quota explains the limit and keeps the video and the text', async ({
  page,
  openScenario,
}) => {
  await openScenario('video-quota-reached');
  const title = page.getByRole('textbox', { name: say('editor.title.label') });
  await title.fill('नाव');
  const film = { name: 'VID_1.mp4', mimeType: 'video/mp4', buffer: await filmBytes('river') };
  await choose(page, say('video.choose'), [film]);
  await expect(page.getByText(say('failure.quota-reached'))).toBeVisible();
  await expect(page.getByText('VID_1.mp4')).toBeVisible();
  await expect(page.getByRole('button', { name: say('ui.retry') })).toBeVisible();
  await expect(title).toHaveValue('नाव');
  await expectAccessible(page);
});

test('rejected-video says why above the video', async ({ page, openScenario }) => {
  await openScenario('rejected-video');
  await expect(page.getByText(say('editor.rejected.title'))).toBeVisible();
  await expect(page.getByRole('img', { name: say('video.poster.alt') })).toBeVisible();
});

test('article-doubted names the duplicates, and can still be sent', async ({
  page,
  openScenario,
}) => {
  await openScenario('duplicate-article');
  await page.getByRole('button', { name: say('editor.next') }).click();
  const found = page.getByRole('region', { name: say('checks.heading') });
  await expect(found.getByText(say('checks.same-title', { posts: 1 }))).toBeVisible();
  await expect(found.getByText(say('checks.same-text', { posts: 1 }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('editor.submit') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('editor.sent.title') }),
  ).toBeVisible();
});

test('own-script turns Latin letters into words, and sends what was written', async ({
  page,
  openScenario,
}) => {
  await openScenario('transliteration');
  await page
    .getByRole('combobox', { name: say('editor.transliteration.label') })
    .selectOption('hi');
  const title = page.getByRole('textbox', { name: say('editor.title.label') });
  const words = page.getByRole('listbox', {
    name: say('editor.transliteration.suggestions', { latin: 'namaste' }),
  });
  await title.click();
  await page.keyboard.type('namaste');
  await expect(words.getByRole('option', { name: 'नमस्ते' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.type(' ');
  await expect(title).toHaveValue('नमस्ते ');
  const body = page.getByRole('textbox', { name: say('editor.body.label') });
  await body.click();
  await page.keyboard.type('kisan ');
  await expect(body).toHaveText('किसान ');
  await page.getByRole('button', { name: say('editor.next') }).click();
  await describePost(page, say);
  const submitted = submission(page);
  await page.getByRole('button', { name: say('editor.submit') }).click();
  expect((await submitted).postDataJSON().post).toMatchObject({
    title: expect.stringContaining('नमस्ते'),
    textContent: expect.stringContaining('किसान'),
  });
  await expect(
    page.getByRole('heading', { level: 1, name: say('editor.sent.title') }),
  ).toBeVisible();
});

test('Urdu is typed in English letters, from right to left', async ({ page, openScenario }) => {
  await openScenario('transliteration');
  await page
    .getByRole('combobox', { name: say('editor.transliteration.label') })
    .selectOption('ur');
  const title = page.getByRole('textbox', { name: say('editor.title.label') });
  await title.click();
  await page.keyboard.type('sarkar');
  const words = page.getByRole('listbox');
  await expect(words.getByRole('option', { name: 'سرکار' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(words).toHaveCSS('direction', 'rtl');
  await expectAccessible(page);
  await page.keyboard.type('.');
  await expect(title).toHaveValue('سرکار۔');
  await page.keyboard.press('Backspace');
  await expect(title).toHaveValue('sarkar');
  await page.keyboard.type(' khabar?');
  await expect(title).toHaveValue('سرکار خبر؟');
  const body = page.getByRole('textbox', { name: say('editor.body.label') });
  await body.click();
  await page.keyboard.type('mein 3.5 ');
  await expect(body).toHaveText('میں 3.5 ');
  await page.keyboard.press('Control+z');
  await expect(body).not.toHaveText('میں 3.5 ');
});
