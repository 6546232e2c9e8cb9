import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inspectVideo, toMp4 } from '#src/features/editor/video/inspect-video.ts';
import { type PhoneFile, phoneFile } from '#test/factories/phone-files.ts';
import { mp4 } from '#test/unit/server/fixtures/mp4-builder.ts';

const blob = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'video');
const filmOf = (name: string) =>
  readFile(new URL(`../../../../../server/seed/media/videos/${name}.mp4`, import.meta.url));

it('reads the index of an MP4, of generated and real files', async () => {
  expect(await inspectVideo(blob(mp4()))).toEqual({
    width: 640,
    height: 360,
    durationMs: 2500,
    hasSound: true,
  });
  expect(await inspectVideo(blob(mp4({ tracks: ['vide'], isOnItsSide: true })))).toMatchObject({
    width: 360,
    height: 640,
    hasSound: false,
  });
  expect((await inspectVideo(blob(await filmOf('river')))).hasSound).toBe(true);
  expect((await inspectVideo(blob(await filmOf('field')))).hasSound).toBe(false);
});

it.each([
  ['a page', Buffer.from('<!doctype html><p>'), 'video-type-not-allowed'],
  ['QuickTime', mp4({ brand: 'qt  ' }), 'video-type-not-allowed'],
  ['sound alone', mp4({ tracks: ['soun'] }), 'video-unreadable'],
  ['the beginning of a video', mp4().subarray(0, 9000), 'video-unreadable'],
])('refuses %s by its bytes, whatever it is called', async (_, bytes, code) => {
  await expect(inspectVideo(blob(bytes))).rejects.toMatchObject({ code });
});

it.each<[PhoneFile, string]>([
  ['hevc.mov', 'video-is-hevc'],
  ['hevc.mp4', 'video-is-hevc'],
  ['pcm.mov', 'video-type-not-allowed'],
  ['animated.gif', 'video-is-gif'],
  ['photo.heic', 'video-type-not-allowed'],
])('refuses %s with a reason of its own', async (name, code) => {
  await expect(inspectVideo(await phoneFile(name, 'video/mp4'))).rejects.toMatchObject({ code });
});

it('converts a QuickTime movie, the same way each time, and no MP4', async () => {
  const movie = await phoneFile('avc.mov', 'video/quicktime');
  const { converted, ...facts } = await inspectVideo(movie);
  expect(facts).toMatchObject({ width: 320, height: 180, hasSound: true });
  if (!(converted instanceof File)) throw new Error('The movie was not converted.');
  expect(converted).toMatchObject({ name: 'avc.mov', type: 'video/mp4', size: movie.size });
  expect(await inspectVideo(converted)).toEqual(facts);
  const bytes = await converted.arrayBuffer();
  expect(await (await toMp4(movie)).arrayBuffer()).toEqual(bytes);
  expect(await toMp4(converted)).toBe(converted);
});

it('says that a file which cannot be read is lost', async () => {
  const gone = blob(mp4());
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
  await expect(inspectVideo(gone)).rejects.toMatchObject({ code: 'video-lost' });
});
