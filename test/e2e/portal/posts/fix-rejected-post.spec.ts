import { call } from '#test/support/api/people.ts';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* From a reason on the card of a refused post to the place where it is fixed. */

// spec 2.28
test('each reason leads to what it concerns', async ({
  portal,
  page,
  staffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const title = 'नहर का पानी';
  const postUID = await sendForReview(page.request, portal.url, title);
  const post = await call(staffContext.request, portal.url, `/api/post/${postUID}`, {});
  await call(staffContext.request, portal.url, '/api/post/upsert/update', {
    post: {
      action: 'reject',
      postUID,
      clientId: post.clientId,
      revision: post.revision,
      reasons: ['spelling-mistakes-in-title', 'irrelevant-location-tag', 'incomplete-content'],
      note: 'शीर्षक और जगह ठीक कीजिए।',
    },
  });
  await page.goto('/app/post/list');
  const card = page.getByRole('article').filter({ hasText: title });
  const follow = (reason: string) => card.getByRole('link', { name: reason, exact: true }).click();

  await follow('Spelling mistakes in the title');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.goBack();
  await follow("Location doesn't match the content");
  await expect(page.getByRole('combobox', { name: /^Location/ })).toBeFocused();
  await page.goBack();
  await follow('Incomplete content');
  await expect(page.locator('[data-field=text] [contenteditable=true]')).toBeFocused();
});

for (const [format, reason, place] of [
  ['FORMAT_ARTICLE', 'spelling-mistakes-in-content', 'text'],
  ['FORMAT_IMAGE', 'bad-image-quality', 'pictures'],
  ['FORMAT_GALLERY', 'watermark', 'pictures'],
  ['FORMAT_VIDEO', 'unsupported-video', 'video'],
  ['GIFVIDEO', 'adult-content', 'video'],
] as const) {
  test(`a rejected ${format} is fixed at its ${place}`, async ({
    page,
    signInAsPendingCreator,
  }) => {
    await signInAsPendingCreator();
    await page.goto(`/app/post/create?format=${format}&draft=${crypto.randomUUID()}&fix=${reason}`);
    await expect(page.locator(`[data-field=${place}] :focus`)).toBeAttached();
  });
}
