import { filmBytes } from '#test/factories/sample-videos.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { describePost, fetchPost } from '#test/support/browser/editor-form.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/*
 * A video post without a finger on the screen: its format, its file, the picture before it plays,
 * and its way to the moderators.
 */

test('a video post is made by keyboard alone, from its format to the moderators', async ({
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const hands = keyboardAlone(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/app/post/list');
  await hands.press(button('Create post'));
  const sheet = page.getByRole('dialog', { name: 'What do you want to create?' });
  await hands.press(sheet.getByRole('link', { name: /^Video \S/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create a video post' })).toBeVisible();
  await hands.write(page.getByRole('textbox', { name: 'Title' }), 'नाव की पहली सवारी');
  const film = { name: 'VID_1.mp4', mimeType: 'video/mp4', buffer: await filmBytes('river') };
  await hands.choose(button('Choose a video'), [film]);
  await expect(page.getByText('Video uploaded.')).toBeVisible();

  await hands.press(button('Choose another frame'));
  const moment = page.getByRole('slider', { name: 'Video position' });
  await expect(moment).toBeEnabled();
  await hands.reach(moment);
  await page.keyboard.press('Home');
  await expect(page.getByRole('img', { name: 'Video at 0:00' })).toBeVisible();
  await hands.press(button('Forward 1 second'));
  await expect(page.getByRole('img', { name: 'Video at 0:01' })).toBeVisible();
  await expectAccessible(page);
  await hands.press(button('Use this frame'));
  await expect(page.getByRole('img', { name: 'Cover image of the video' })).toBeVisible();
  await hands.write(page.getByRole('textbox', { name: 'Text' }), 'घाट से घाट तक।');

  await hands.press(button('Next'));
  await describePost(page, wordsOf('en'), hands);
  await hands.check(page.getByRole('radio', { name: 'No' }));
  await hands.press(button('Send for review'));
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
  expect(await fetchPost(page, portal.url)).toMatchObject({
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    format: 'FORMAT_VIDEO',
    madeWithAi: false,
    video: { hasSound: true, poster: { width: expect.any(Number) } },
  });
});
