import { expect, it } from 'vitest';
import { probeMp4 } from '#domain/media/mp4.ts';
import type { ByteSource } from '#domain/media/mp4-boxes.ts';
import { isHevcVideo, isQuickTime, type Patch, quickTimePatches } from '#domain/media/quicktime.ts';
import { createCleaningPlan } from '#server/platform/videos/cleaning/cleaning-plan.ts';
import { type PhoneFile, phoneFileBytes } from '#test/factories/phone-files.ts';
import { box, mp4, numbers } from '#test/unit/server/fixtures/mp4-builder.ts';

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (position, length) => bytes.subarray(position, position + length),
});

function applied(bytes: Buffer, patches: readonly Patch[]): Buffer {
  const result = Buffer.from(bytes);
  for (const patch of patches) result.set(patch.bytes, patch.at);
  return result;
}

const convert = async (movie: Buffer) => applied(movie, await quickTimePatches(sourceOf(movie)));

it.each<[PhoneFile, object]>([
  ['avc.mov', { width: 320, height: 180, durationMs: 2000, hasSound: true }],
  ['silent.mov', { width: 320, height: 180, durationMs: 1000, hasSound: false }],
])('makes an MP4 of %s that the server takes', async (name, facts) => {
  const movie = await phoneFileBytes(name);
  expect(await isQuickTime(sourceOf(movie))).toBe(true);
  await expect(probeMp4(sourceOf(movie))).rejects.toMatchObject({ code: 'video-type-not-allowed' });
  const film = await convert(movie);
  expect(film.length).toBe(movie.length);
  expect(await isQuickTime(sourceOf(film))).toBe(false);
  expect(await probeMp4(sourceOf(film))).toEqual(facts);
  await expect(createCleaningPlan(sourceOf(film))).resolves.toBeDefined();
});

it('keeps every frame where it is, and gives the patches in order without overlap', async () => {
  const movie = await phoneFileBytes('avc.mov');
  const film = await convert(movie);
  const [start, end] = [movie.indexOf('mdat') - 4, movie.indexOf('moov') - 4];
  expect(film.subarray(start, end).equals(movie.subarray(start, end))).toBe(true);
  const patches = await quickTimePatches(sourceOf(movie));
  let last = 0;
  for (const { at, bytes } of patches) {
    expect(at).toBeGreaterThanOrEqual(last);
    last = at + bytes.length;
  }
});

it('describes the sound as an MP4 does: version 0, its configuration after the head', async () => {
  const film = await convert(await phoneFileBytes('avc.mov'));
  const entry = film.indexOf('mp4a', film.indexOf('stsd', film.indexOf('soun'))) + 4;
  expect(film.readUInt16BE(entry + 8)).toBe(0);
  expect(film.readUInt16BE(entry + 16)).toBe(1);
  expect(film.readUInt32BE(entry + 24) >>> 16).toBe(44_100);
  expect(film.toString('latin1', entry + 32, entry + 36)).toBe('esds');
  const free = entry + 28 + film.readUInt32BE(entry + 28);
  expect(film.toString('latin1', free + 4, free + 8)).toBe('free');
});

it('frees the boxes that only QuickTime knows, and tracks that are not played', async () => {
  const telemetry = box('trak', box('mdia', box('hdlr', Buffer.from('\0\0\0\0mhlrmeta\0\0\0\0'))));
  const movie = mp4({
    brand: 'qt  ',
    tracks: ['vide'],
    more: { index: [telemetry, box('meta', numbers(1, 2))], track: [box('tapt', numbers(1))] },
  });
  const film = await convert(movie);
  const count = (type: string) => film.toString('latin1').split(type).length - 1;
  expect([count('tapt'), count('meta'), count('trak')]).toEqual([0, 1, 1]);
  expect(count('free')).toBe(3);
  expect((await probeMp4(sourceOf(film))).width).toBe(640);
});

it.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['uncompressed sound', () => phoneFileBytes('pcm.mov'), 'video-type-not-allowed'],
  ['HEVC', () => phoneFileBytes('hevc.mov'), 'video-type-not-allowed'],
  ['sound alone', () => mp4({ brand: 'qt  ', tracks: ['soun'] }), 'video-type-not-allowed'],
  [
    'a cut in its index',
    async () => (await phoneFileBytes('avc.mov')).subarray(0, -900),
    'video-unreadable',
  ],
])('does not convert a movie with %s', async (_, movie, code) => {
  await expect(convert(await movie())).rejects.toMatchObject({ code });
});

it('reads no more of a movie than of an MP4, however many boxes it claims', async () => {
  const boxes = Array.from({ length: 10_500 }, () => box('free'));
  const movie = mp4({ brand: 'qt  ', more: { index: boxes } });
  await expect(convert(movie)).rejects.toMatchObject({ code: 'video-unreadable' });
});

it('distinguishes HEVC from H.264 in both containers', async () => {
  const isHevc = async (name: PhoneFile) => isHevcVideo(sourceOf(await phoneFileBytes(name)));
  expect(await isHevc('hevc.mov')).toBe(true);
  expect(await isHevc('hevc.mp4')).toBe(true);
  expect(await isHevc('avc.mov')).toBe(false);
  expect(await isHevcVideo(sourceOf(mp4()))).toBe(false);
});
