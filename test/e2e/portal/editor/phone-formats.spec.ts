import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type PhoneFile, phoneFileBytes } from '#test/factories/phone-files.ts';
import { lengthened } from '#test/factories/sample-videos.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import {
  arrivedIn,
  type ChosenFile,
  choose,
  fetchPost,
  saveAll,
  saveLine,
} from '#test/support/browser/editor-form.ts';
import { slowUploads } from '#test/support/browser/upload-throttling.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { startTcpProxy } from '#test/support/process/tcp-proxy.ts';

/*
 * Files as phones and messengers produce them: converted on the device to what the portal stores,
 * or refused with what to change on the phone.
 */

/** With a misleading name and type. */
const file = async (name: PhoneFile, mimeType = 'image/jpeg'): Promise<ChosenFile> => ({
  name: mimeType.startsWith('video/') ? 'VID_1.mp4' : `${name}.jpg`,
  mimeType,
  buffer: await phoneFileBytes(name),
});

const movie = (name: PhoneFile) => file(name, 'video/quicktime');
const conversionScript = /picture-conversion-.*\.js/;
const firstFrameNotes = (page: Page) => page.getByText(/^This image is animated/);

test('WebP and GIF photos chosen without a network are converted, sent and stored', async ({
  page,
  context,
  portal,
  consoleWatch,
  signInAsPendingCreator,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAsPendingCreator();
  const conversion = page.waitForResponse(conversionScript);
  await page.goto('/app/post/create?format=FORMAT_GALLERY');
  await page.getByRole('textbox', { name: 'Title' }).fill('मेले की तस्वीरें');
  await (await conversion).finished();
  await context.setOffline(true);
  await choose(page, 'Choose photos', [
    await file('photo.webp'),
    await file('clear.webp'),
    await file('animated.gif'),
    await file('photo.heic'),
  ]);
  await expect(page.getByRole('alert').filter({ hasText: 'photo.heic.jpg' })).toContainText(
    "This browser can't open HEIC photos: share the photo as a JPG",
  );
  await expect(firstFrameNotes(page)).toHaveCount(1);
  await expect(page.getByText(/^You're offline. The image is saved/)).toHaveCount(3);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(arrivedIn(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'OK' }).click();
  await saveAll(page);
  const { pictures } = await fetchPost(page, portal.url);
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [640, 480],
    [320, 180],
    [160, 90],
  ]);
  const stored = await Promise.all(
    pictures.map(async ({ url }) => (await page.request.get(portal.url + url)).body()),
  );
  const formats = await Promise.all(stored.map((bytes) => sharp(bytes).metadata()));
  expect(formats.map(({ format }) => format)).toEqual(['jpeg', 'png', 'jpeg']);
});

test('an animated GIF in an article is shown as it is stored: still, and said so', async ({
  page,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await page.addInitScript(() => {
    const createObjectURL = URL.createObjectURL.bind(URL);
    const types: Record<string, string> = {};
    URL.createObjectURL = (object) => {
      const address = createObjectURL(object);
      if (object instanceof Blob) types[address] = object.type;
      return address;
    };
    Object.assign(window, { types });
  });
  const shownType = ({ src }: HTMLImageElement) =>
    (window as unknown as { types: Record<string, string> }).types[src];
  await page.goto('/app/post/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('पंखा');
  await page.getByLabel('Choose images').setInputFiles([await file('animated.gif')]);
  await expect(firstFrameNotes(page)).toBeVisible();
  const figure = page.getByRole('figure').locator('img');
  await expect.poll(() => figure.evaluate(shownType)).toBe('image/jpeg');
  await saveAll(page);
  const [picture] = (await fetchPost(page, portal.url)).pictures;
  expect(picture).toMatchObject({ width: 160, height: 90 });
});

test('a picture waits while what converts it cannot be loaded', async ({
  page,
  portal,
  consoleWatch,
  signInAsPendingCreator,
}) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load/);
  await signInAsPendingCreator();
  await page.route(conversionScript, (route) => route.abort());
  await page.goto('/app/post/create?format=FORMAT_IMAGE');
  await page.getByRole('textbox', { name: 'Title' }).fill('सूचना');
  await choose(page, 'Choose an image', [await file('photo.webp')]);
  await expect(page.getByText(/^You're offline. The image is saved/)).toBeVisible();
  await page.unroute(conversionScript);
  await page.reload();
  await expect(arrivedIn(page)).toHaveCount(1);
  await saveAll(page);
  const [picture] = (await fetchPost(page, portal.url)).pictures;
  expect(picture).toMatchObject({ width: 640, height: 480 });
});

test('a MOV of an iPhone whose upload is cut becomes an MP4 with the same frames', async ({
  page,
  context,
  portal,
  consoleWatch,
  signInAsPendingCreator,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAsPendingCreator();
  await page.goto('/app/post/create?format=FORMAT_VIDEO');
  await page.getByRole('textbox', { name: 'Title' }).fill('नाव');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await choose(page, 'Choose a video', [await movie('avc.mov')]);
  // The bar of the page says it, and soon the upload too.
  await expect(page.getByText(/^You're offline/).first()).toBeVisible();
  await expect(page.getByText('320×180')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Video uploaded.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('img', { name: 'Cover image of the video' })).toBeVisible();
  await saveAll(page);
  const { video } = await fetchPost(page, portal.url);
  expect(video).toMatchObject({ width: 320, height: 180, durationMs: 2000, hasSound: true });
  const served = await (await page.request.get(`${portal.url}${video?.url}`)).body();
  const original = await phoneFileBytes('avc.mov');
  expect(served.length).toBe(original.length);
  expect(served.toString('latin1', 4, 12)).toBe('ftypisom');
  const frames = (bytes: Buffer) =>
    bytes.subarray(bytes.indexOf('mdat'), bytes.indexOf('moov') - 4);
  expect(frames(served).equals(frames(original))).toBe(true);
  // A place that the phone has noted is gone.
  expect(original.includes('+28.6139')).toBe(true);
  expect(served.includes('+28.6139')).toBe(false);
});

for (const room of ['with', 'without'])
  test(`a MOV continues after the tab was killed, ${room} room for a copy`, async ({
    page,
    portal,
    consoleWatch,
    signInAsPendingCreator,
  }) => {
    test.slow();
    const isKept = room === 'with';
    consoleWatch.allow(/ERR_(CONNECTION|EMPTY|NETWORK|SOCKET)|Failed to load/);
    await signInAsPendingCreator();
    if (!isKept)
      await page.addInitScript(() => {
        navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 0 });
      });
    await slowUploads(page, 500_000);
    const proxy = await startTcpProxy(portal.url);
    const buffer = lengthened(await phoneFileBytes('avc.mov'), 3_000_000);
    const chosen = { name: 'IMG_0001.MOV', mimeType: 'video/quicktime', buffer };
    await page.goto(new URL('/app/post/create?format=FORMAT_VIDEO', proxy.url).href);
    await page.getByRole('textbox', { name: 'Title' }).fill('नाव');
    await choose(page, 'Choose a video', [chosen]);
    await expect(page.getByText(/[2-9]\d\s?% ·/)).toBeVisible();
    await expect(saveLine(page, /^Saved on this device/)).toBeAttached();
    await page.reload();
    const before = proxy.sentBytes();
    if (!isKept) {
      await expect(page.getByText(/^This device couldn't keep IMG_0001.MOV/)).toBeVisible();
      await choose(page, 'Choose the same video', [await movie('silent.mov')]);
      await expect(page.getByText(/is not the same video/)).toBeVisible();
      await choose(page, 'Choose the same video', [{ ...chosen, name: 'video-42.mov' }]);
    }
    await expect(page.getByText('Video uploaded.')).toBeVisible({ timeout: 30_000 });
    expect(proxy.sentBytes() - before).toBeLessThan(buffer.length);
    await saveAll(page);
    const { video } = await fetchPost(page, portal.url);
    expect(video).toMatchObject({ width: 320, height: 180, hasSound: true });
  });

test('videos that cannot be converted say what to change', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/create?format=GIFVIDEO');
  await choose(page, 'Choose a video', [await file('animated.gif', 'image/gif')]);
  await expect(page.getByText('A GIF is an image. Choose an MP4 or MOV video.')).toBeVisible();
  for (const name of ['hevc.mov', 'hevc.mp4'] as const) {
    await choose(page, 'Choose another video', [await movie(name)]);
    await expect(
      page.getByText(/^Many phones can't play HEVC videos: set your camera/),
    ).toBeVisible();
  }
  await choose(page, 'Choose another video', [await movie('pcm.mov')]);
  await expect(page.getByText('You can only upload MP4 and MOV videos in H.264.')).toBeVisible();
  await choose(page, 'Choose another video', [await movie('silent.mov')]);
  await expect(page.getByText('Video uploaded.')).toBeVisible();
});
