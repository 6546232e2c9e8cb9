import { expectAccessible } from '../../support/accessibility.ts';
import { filmBytes } from '../../support/film.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';
import { choose } from '../../support/picture-forms.ts';
import { wordsOf } from '../../support/words.ts';

/* Posts that are no articles, on the mock: what their forms look like, and that they go out. */

const say = wordsOf('hi');

test('image-draft shows its picture, its kind and what it is for those who cannot see it', async ({
  page,
  openScenario,
}) => {
  await openScenario('image-draft');
  await expect(page.getByRole('heading', { level: 1, name: say('editor.heading.image') })).toBeVisible();
  await expect(page.getByRole('radio', { name: say('reader.kind.wallpaper') })).toBeChecked();
  await expect(page.getByRole('textbox', { name: say('editor.picture.alt') })).toHaveValue('पूरा चाँद और दीये');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('editor.next') }).click();
  await expect(page.getByRole('radio', { name: say('editor.ai.no') })).toBeChecked();
  await page.getByRole('button', { name: say('editor.send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('editor.sent.title') })).toBeVisible();
});

test('gallery-draft is put in order and sent', async ({ page, openScenario }) => {
  await openScenario('gallery-draft');
  const first = page.getByRole('textbox', { name: say('editor.gallery.caption', { place: 1 }) });
  await expect(first).toHaveValue('भोर में बोली लगती है');
  await page.getByRole('button', { name: say('editor.gallery.down', { place: 1 }) }).click();
  await expect(first).toHaveValue('दोपहर तक ट्रक भर जाते हैं');
  await expectAccessible(page);
  const submitted = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/post/upsert/update') && request.postDataJSON().post.action === 'submit',
  );
  await page.getByRole('button', { name: say('editor.next') }).click();
  await page.getByRole('button', { name: say('editor.send') }).click();
  expect((await submitted).postDataJSON().post.pictures).toMatchObject([
    { caption: 'दोपहर तक ट्रक भर जाते हैं' },
    { caption: 'भोर में बोली लगती है' },
  ]);
  await expect(page.getByRole('heading', { level: 1, name: say('editor.sent.title') })).toBeVisible();
});

test('rejected-gallery says why above the photographs', async ({ page, openScenario }) => {
  await openScenario('rejected-gallery');
  await expect(page.getByText(say('editor.rejected.title'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('editor.gallery.remove', { place: 2 }) })).toBeVisible();
  await expectAccessible(page);
});

test('video-draft shows the film with its picture, and is sent', async ({ page, openScenario }) => {
  await openScenario('video-draft');
  await expect(page.getByRole('heading', { level: 1, name: say('editor.heading.video') })).toBeVisible();
  await expect(page.getByRole('img', { name: say('video.poster.alt') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('editor.next') }).click();
  await page.getByRole('button', { name: say('editor.send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('editor.sent.title') })).toBeVisible();
});

test('video-refused says why beside the video, and keeps what was written', async ({
  page,
  openScenario,
}) => {
  await openScenario('video-refused');
  const title = page.getByRole('textbox', { name: say('editor.title.label') });
  await title.fill('नाव');
  const film = { name: 'VID_1.mp4', mimeType: 'video/mp4', buffer: await filmBytes('river') };
  await choose(page, say('video.choose'), [film]);
  await expect(page.getByText(say('failure.video-too-large', { gigabytes: 2 }))).toBeVisible();
  await expect(title).toHaveValue('नाव');
  await expectAccessible(page);
});

test('rejected-video says why above the video', async ({ page, openScenario }) => {
  await openScenario('rejected-video');
  await expect(page.getByText(say('editor.rejected.title'))).toBeVisible();
  await expect(page.getByRole('img', { name: say('video.poster.alt') })).toBeVisible();
});

test('article-doubted names the posts that say the same, and is sent all the same', async ({
  page,
  openScenario,
}) => {
  await openScenario('article-doubted');
  await page.getByRole('button', { name: say('editor.next') }).click();
  const found = page.getByRole('region', { name: say('checks.heading') });
  await expect(found.getByText(say('checks.same-title', { posts: 1 }))).toBeVisible();
  await expect(found.getByText(say('checks.same-text', { posts: 1 }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('editor.send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('editor.sent.title') })).toBeVisible();
});
