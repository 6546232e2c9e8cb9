import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { call } from '#test/support/api/people.ts';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { arrivedIn, choose, describePost, photographs } from '#test/support/browser/editor-form.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/*
 * What is found in a post before it is sent: why it matters, how it is fixed, the way there; and
 * that it can be sent all the same.
 */

const latin = 'Vidarbha ke kisanon ke chehre khil uthe hain';

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const findingsOf = (page: Page) =>
  page.getByRole('region', { name: 'Before you send' }).getByRole('listitem');

test('a screen reader announces the findings; each is reached by keyboard, fixed and sent', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.goto('/app/post/create');
  const body = page.getByRole('textbox', { name: 'Your article' });
  await body.click();
  await page.keyboard.type(latin);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(findingsOf(page).filter({ hasText: 'Missing title' })).toContainText(
    'Fix before sending',
  );
  await expect(page.getByText('1 thing to fix')).toBeAttached();
  await describePost(page);
  const letters = findingsOf(page).filter({
    hasText: "Most of the text isn't in हिन्दी script",
  });
  await expect(letters).toContainText('Wrong language selected');
  await expect(page.getByText('2 things to fix')).toBeAttached();
  await expectAccessible(page);

  const hands = keyboardAlone(page);
  await hands.press(letters.getByRole('button', { name: 'Fix this' }));
  await expect(page.getByLabel('Language', { exact: true })).toBeFocused();
  await hands.press(findingsOf(page).first().getByRole('button', { name: 'Fix this' }));
  await expect(titleOf(page)).toBeFocused();
  await page.keyboard.insertText('बारिश के बाद');
  await hands.press(page.getByRole('button', { name: 'Next' }));
  await expect(findingsOf(page)).toHaveCount(1);
  await expect(letters).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Send for review' }));
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
});

test('a link that leads nowhere has the caret in it', async ({
  page,
  context,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  const clientId = crypto.randomUUID();
  const text = `<p>${'खेत '.repeat(400)}</p><p>आगे <a href="http://localhost/kheti">यहाँ</a></p>`;
  await call(context.request, portal.url, '/api/post/upsert/update', {
    post: {
      action: 'save',
      clientId,
      revision: 0,
      format: 'FORMAT_ARTICLE',
      title: 'खेत',
      textContent: text,
    },
  });
  await page.goto(`/app/post/create?draft=${clientId}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(findingsOf(page)).toContainText('Broken link: http://localhost/kheti');
  await page.getByRole('button', { name: 'Fix this' }).click();
  await expect(page.getByRole('textbox', { name: 'Your article' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'यहाँ' })).toBeInViewport();
  await page.keyboard.type('ठीक');
  await expect(page.getByRole('link', { name: /^(ठीकयहाँ|यहाँ)$/ })).toBeVisible();
  await expect(page.getByText('आगे ठीकयहाँ')).toBeVisible();
});

for (const language of ['hi', 'ur'] as const) {
  test(`photographs without captions are gone to one by one, in ${language}`, async ({
    page,
    context,
    portal,
    signInAsPendingCreator,
  }) => {
    await signInAsPendingCreator();
    await call(context.request, portal.url, '/api/setAppLanguage', { appLanguage: language });
    const say = wordsOf(language);
    const captionOf = (place: number) =>
      page.getByRole('textbox', { name: say('editor.gallery.caption', { place }) });
    // What is still being sent has buttons of its own, which are not what is gone to.
    const network = Promise.withResolvers<void>();
    await page.route('**/api/image', async (route) => {
      await network.promise;
      await route.continue();
    });
    await page.goto('/app/post/create?format=FORMAT_GALLERY');
    await page.getByRole('textbox', { name: say('editor.title.label') }).fill('संतरा बाज़ार');
    await choose(page, say('editor.files.choose-many'), await photographs(3));
    await captionOf(2).fill('बोली');
    await page.getByRole('button', { name: say('editor.next') }).click();
    const found = page.getByRole('region', { name: say('checks.heading') }).getByRole('listitem');
    await expect(found).toContainText(say('checks.caption-missing', { count: 2 }));
    await expectAccessible(page);
    await found.getByRole('button', { name: say('editor.gallery.place', { place: 3 }) }).click();
    await expect(captionOf(3)).toBeFocused();
    network.resolve();
    await page.keyboard.insertText('शाम');
    await page.getByRole('button', { name: say('editor.next') }).click();
    await found.getByRole('button', { name: say('checks.go') }).click();
    await expect(captionOf(1)).toBeFocused();
    await page.keyboard.insertText('भोर');
    await page.getByRole('button', { name: say('editor.next') }).click();
    await expect(page.getByText(say('checks.clear'))).toBeVisible();
  });
}

test('a duplicate is named, and a failed check does not block sending', async ({
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const title = 'नहर में पानी आया';
  await saveDraft(page.request, portal.url, title);
  await page.goto('/app/post/create');
  await titleOf(page).fill(`${title}!`);
  await page.getByRole('textbox', { name: 'Your article' }).fill('आज सुबह नहर खुली।');
  await page.getByRole('button', { name: 'Next' }).click();
  const same = findingsOf(page).filter({ hasText: 'Another post of yours has the same title' });
  await expect(same).toContainText('Duplicate post');
  await expect(same.getByRole('link', { name: title })).toHaveAttribute('target', '_blank');

  await page.getByRole('button', { name: 'Back' }).click();
  await page.route('**/api/post/findDuplicates', (route) => route.abort());
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/couldn't check for duplicates/)).toBeVisible();
  await page.unroute('**/api/post/findDuplicates');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(same).toBeVisible();
  await describePost(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
});

test('a blank photograph and a small one are named, and gone to', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  const white = sharp({ create: { width: 800, height: 600, channels: 3, background: '#fdfdfd' } });
  const files = [
    ...(await photographs(1)),
    { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: await white.jpeg().toBuffer() },
    { ...(await photographs(1, { width: 320, height: 240 }))[0], name: 'IMG_3.jpg' },
  ];
  await page.goto('/app/post/create?format=FORMAT_GALLERY');
  await titleOf(page).fill('संतरा बाज़ार');
  await choose(page, 'Choose photos', files as Parameters<typeof choose>[2]);
  for (const place of [1, 2, 3])
    await page.getByRole('textbox', { name: `Caption ${place}` }).fill(`चित्र ${place}`);
  await expect(arrivedIn(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Next' }).click();
  const blank = findingsOf(page).filter({ hasText: '1 image looks blank' });
  await expect(blank).toContainText('Blank images or video');
  await expect(findingsOf(page).filter({ hasText: '1 image is too small' })).toBeVisible();
  await expect(findingsOf(page)).toHaveCount(2);
  await blank.getByRole('button', { name: 'Fix this' }).click();
  await expect(page.getByRole('textbox', { name: 'Caption 2' })).toBeFocused();
});

for (const format of ['FORMAT_ARTICLE', 'FORMAT_GALLERY'] as const) {
  test(`the browser marks spelling in every field of a ${format}, in the post's language`, async ({
    page,
    signInAsPendingCreator,
  }) => {
    await signInAsPendingCreator();
    await page.goto(`/app/post/create?format=${format}`);
    await titleOf(page).fill('Orange market');
    if (format === 'FORMAT_GALLERY') await choose(page, 'Choose photos', await photographs(2));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Language', { exact: true }).selectOption('ta');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(titleOf(page)).toBeVisible();
    const fields = () =>
      page
        .locator('main :is(textarea, [contenteditable=true])')
        .evaluateAll((all: HTMLElement[]) =>
          all.map((field) => [field.spellcheck, field.closest<HTMLElement>('[lang]')?.lang]),
        );
    const count = format === 'FORMAT_GALLERY' ? 4 : 2;
    await expect.poll(fields).toEqual(Array.from({ length: count }, () => [true, 'ta']));
  });
}
