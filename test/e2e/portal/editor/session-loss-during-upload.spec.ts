import type { BrowserContext } from '@playwright/test';
import { longFilm, servedLongFilm } from '#test/factories/sample-videos.ts';
import { call } from '#test/support/api/people.ts';
import { signInAgain } from '#test/support/api/reauthentication.ts';
import {
  arrivedIn,
  choose,
  fetchPost,
  photographs,
  saveAll,
} from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * The session ends during uploads of pictures or a video. They continue after a new sign-in over
 * the page.
 */

/** Ends the session on the server, as another device does that signs this one out. */
async function endSession({ request }: BrowserContext, url: string): Promise<void> {
  const { rows } = await call(request, url, '/api/auth/sessions');
  const here = (rows as { sessionId: string; isCurrent: boolean }[]).find(
    ({ isCurrent }) => isCurrent,
  );
  await call(request, url, '/api/auth/sessions/revoke', { sessionId: here?.sessionId });
}

test('photos arrive once and in order after a new sign-in', async ({
  page,
  context,
  portal,
  signInAsPendingCreator,
}) => {
  const { phone } = await signInAsPendingCreator();
  await page.goto('/app/post/create?format=FORMAT_GALLERY');
  await page.getByRole('textbox', { name: 'Title' }).fill('संतरा बाज़ार');
  const stored: string[] = [];
  const firstMayGo = Promise.withResolvers<void>();
  await page.route('**/api/image*', async (route) => {
    await firstMayGo.promise;
    const reply = await route.fetch();
    if (reply.ok()) stored.push((await reply.json()).data.id);
    await route.fulfill({ response: reply });
  });
  await choose(page, 'Choose photos', await photographs(4));
  const travelling = page.getByRole('progressbar', { name: 'Uploading image' });
  await expect(travelling.first()).toBeVisible();
  await endSession(context, portal.url);
  firstMayGo.resolve();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  expect(stored).toEqual([]);
  await signInAgain(page, portal.url, phone);
  await expect(arrivedIn(page)).toHaveCount(4);
  await saveAll(page);
  const { pictures } = await fetchPost(page, portal.url);
  expect(pictures.map(({ height }) => height)).toEqual([600, 610, 620, 630]);
  expect(new Set(stored).size).toBe(4);
});

test('a video upload resumes after a new sign-in', async ({
  page,
  context,
  portal,
  signInAsPendingCreator,
}) => {
  const { phone } = await signInAsPendingCreator();
  const film = await longFilm('river', 2_000_000);
  const pieces: { offset: number; status: number }[] = [];
  const othersMayGo = Promise.withResolvers<void>();
  await page.route('**/api/video/*', async (route) => {
    const { 'upload-offset': offset = '0' } = route.request().headers();
    if (offset !== '0') await othersMayGo.promise;
    await route.continue();
  });
  page.on('response', (reply) => {
    const request = reply.request();
    if (request.method() !== 'PATCH') return;
    pieces.push({ offset: Number(request.headers()['upload-offset']), status: reply.status() });
  });
  await page.goto('/app/post/create?format=FORMAT_VIDEO');
  await page.getByRole('textbox', { name: 'Title' }).fill('नाव');
  await choose(page, 'Choose a video', [
    { name: 'VID_1.mp4', mimeType: 'video/mp4', buffer: film },
  ]);
  await expect.poll(() => pieces).toEqual([{ offset: 0, status: 204 }]);
  await endSession(context, portal.url);
  othersMayGo.resolve();
  await expect(page.getByText('Sign in to continue uploading this video.')).toBeAttached();
  await signInAgain(page, portal.url, phone);
  await expect(page.getByText('Video uploaded.')).toBeVisible();
  // The piece that was refused goes again from where it began, and nothing that had arrived.
  const refused = pieces.filter(({ status }) => status === 401).map(({ offset }) => offset);
  const taken = pieces.filter(({ status }) => status === 204).map(({ offset }) => offset);
  expect(refused).toHaveLength(1);
  expect(taken).toContain(refused[0]);
  expect(taken).toEqual([...new Set(taken)].toSorted((one, other) => one - other));
  await saveAll(page);
  const { video } = await fetchPost(page, portal.url);
  const played = await page.request.get(`${portal.url}${video?.url}`);
  expect((await played.body()).equals(await servedLongFilm('river', film.length))).toBe(true);
});
