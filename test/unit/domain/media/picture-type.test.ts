import { expect, it } from 'vitest';
import { isAnimatedPicture } from '#domain/media/animated-picture.ts';
import { pictureType } from '#domain/media/picture-type.ts';
import { type PhoneFile, phoneFile } from '#test/factories/phone-files.ts';

const fileOf = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
const brands = (...names: string[]) =>
  fileOf([0, 0, 0, 12 + 4 * names.length], `ftyp${names[0]}`, [0, 0, 0, 0], ...names.slice(1));

it.each<[PhoneFile, string]>([
  ['photo.webp', 'image/webp'],
  ['clear.webp', 'image/webp'],
  ['animated.gif', 'image/gif'],
  ['photo.heic', 'image/heic'],
])('reads the type of %s from its bytes, not from its declared type', async (name, type) => {
  expect(await pictureType(await phoneFile(name, 'image/jpeg'))).toBe(type);
});

it.each([
  ['a JPEG', fileOf([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a PNG', fileOf([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
  ['an old GIF', fileOf('GIF87a'), 'image/gif'],
  ['an AVIF', brands('avif', 'mif1', 'miaf'), 'image/heic'],
  ['an AVIF under the general brand', brands('mif1', 'avif'), 'image/heic'],
  ['a HEIC under the general brand', brands('mif1', 'heic'), 'image/heic'],
  ['a burst of HEIC', brands('msf1', 'hevc'), 'image/heic'],
  ['an MP4', brands('isom', 'mp42'), null],
  ['a WAV', fileOf('RIFF1234WAVE'), null],
  ['a page', fileOf('<!doctype html>'), null],
  ['four bytes', fileOf('RIFF'), null],
  ['a box that ends early', fileOf([0, 0, 0, 12], 'ftyp'), null],
  ['nothing', fileOf(), null],
])('recognises %s', async (_, file, type) => {
  expect(await pictureType(file)).toBe(type);
});

it.each<[PhoneFile, boolean]>([
  ['animated.gif', true],
  ['animated.webp', true],
  ['photo.webp', false],
  ['photo.heic', false],
])('knows whether %s moves', async (name, isAnimated) => {
  const file = await phoneFile(name);
  const type = await pictureType(file);
  if (!type) throw new Error(`${name} is no picture.`);
  expect(await isAnimatedPicture(file, type)).toBe(isAnimated);
});

it('counts the frames of a GIF, whatever its blocks are', async () => {
  const header = ['GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]] as const;
  const comment = [0x21, 0xfe, 3, 0x2c, 0x2c, 0x2c, 0];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const gif = (...blocks: number[][]) => fileOf(...header.map((part) => part as never), ...blocks);
  const isAnimated = (file: Blob) => isAnimatedPicture(file, 'image/gif');
  expect(await isAnimated(gif(comment, frame, [0x3b]))).toBe(false);
  expect(await isAnimated(gif(frame, comment, frame, [0x3b]))).toBe(true);
  expect(await isAnimated(gif(frame, frame.slice(0, 1)))).toBe(true);
  expect(await isAnimated(gif(frame.slice(0, 12)))).toBe(false);
  expect(await isAnimated(fileOf('GIF89a'))).toBe(false);
});
