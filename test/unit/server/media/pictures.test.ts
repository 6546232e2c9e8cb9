import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { articleSize, type ImageSizeName, imageSizes } from '#domain/media/image-sizes.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  processPicture,
  processPictureWithSize,
  type StoredPicture,
} from '#server/platform/pictures/picture-processing.ts';
import { readResizedPicture, storePicture } from '#server/platform/pictures/picture-store.ts';
import { createConcurrencyLimit } from '#server/platform/queue/concurrency-limit.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { orientations, photo } from '#test/factories/sample-photo.ts';
import { bombPng } from '../fixtures/upload-requests.ts';
import { memoryStorage } from '../harness/memory-storage.ts';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
const flat = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 200, alpha } } });

const requester = { key: 'person 1' };

async function colourAt(content: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const place = (y * info.width + x) * info.channels;
  return [...data.subarray(place, place + info.channels)];
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'nothing was thrown',
    (thrown) => thrown,
  );
  return error instanceof Problem ? error.code : String(error);
}

describe('a picture that is uploaded', () => {
  it.each(orientations)('is upright when the phone says %i', async (orientation) => {
    const file = await photo({ orientation, width: 160, height: 120 });
    const { content, resized, width, height, format } = await processPictureWithSize(
      file,
      articleSize,
    );
    expect([width, height, format]).toEqual([160, 120, 'jpeg']);
    for (const picture of [content, resized as Buffer]) {
      const [red = 0, , notBlue = 0] = await colourAt(picture, 5, 5);
      const [notRed = 0, , blue = 0] = await colourAt(picture, 154, 114);
      expect(red - notBlue, 'red at the top left').toBeGreaterThan(150);
      expect(blue - notRed, 'blue at the bottom right').toBeGreaterThan(150);
    }
  });

  it('keeps nothing of where, when and with what it was taken', async () => {
    const file = await photo({ orientation: 6, width: 160, height: 120 });
    expect(file.includes('Exif')).toBe(true);
    const { content, resized } = await processPictureWithSize(file, articleSize);
    for (const picture of [content, resized as Buffer]) {
      const { exif, iptc, xmp, icc, orientation, comments } = await sharp(picture).metadata();
      expect({ exif, iptc, xmp, icc, orientation, comments }).toEqual({});
      expect(picture.includes('Exif')).toBe(false);
      expect(picture.includes('Sample')).toBe(false);
    }
  });

  it.each([1, 6] as const)(
    'comes at most as wide as articles show it, when the phone says %i',
    async (orientation) => {
      const file = await photo({ orientation, width: 3000, height: 200 });
      const { width, height, resized } = await processPictureWithSize(file, articleSize);
      expect([width, height]).toEqual([3000, 200]);
      expect(await sharp(resized as Buffer).metadata()).toMatchObject({ width: 1080, height: 72 });
    },
  );

  it('keeps nothing of the texts in a PNG', async () => {
    const file = await flat(40, 30, 0.5)
      .png()
      .withExif({ IFD0: { Copyright: 'Sample' } })
      .toBuffer();
    expect(file.includes('Sample')).toBe(true);
    const { content, format } = await processPicture(file);
    expect(format).toBe('png');
    expect(content.includes('Sample')).toBe(false);
  });

  it('is bounded to 4096 pixels on its longer side, and never made larger', async () => {
    const wide = await processPicture(await flat(5000, 100).jpeg().toBuffer());
    expect([wide.width, wide.height]).toEqual([4096, 82]);
    const turned = await processPicture(
      await flat(100, 5000).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    );
    expect([turned.width, turned.height]).toEqual([4096, 82]);
    const small = await processPicture(await flat(3, 2).jpeg().toBuffer());
    expect([small.width, small.height]).toEqual([3, 2]);
  });

  it.each([
    ['a photograph as PNG', () => flat(40, 30).removeAlpha().png().toBuffer(), 'jpeg'],
    ['a screenshot, whose alpha channel says nothing', () => flat(40, 30).png().toBuffer(), 'jpeg'],
    ['a drawing that one can see through', () => flat(40, 30, 0.5).png().toBuffer(), 'png'],
    [
      'a drawing with one clear point',
      () =>
        flat(40, 30)
          .composite([
            {
              input: Buffer.from([0, 0, 0, 255]),
              raw: { width: 1, height: 1, channels: 4 },
              blend: 'dest-out',
              left: 7,
              top: 7,
            },
          ])
          .png()
          .toBuffer(),
      'png',
    ],
    ['grey', () => flat(40, 30).greyscale().jpeg().toBuffer(), 'jpeg'],
    [
      'for print, in CMYK',
      () => flat(40, 30).removeAlpha().toColourspace('cmyk').jpeg().toBuffer(),
      'jpeg',
    ],
    [
      'of 16 bits',
      () => flat(40, 30).removeAlpha().toColourspace('rgb16').png().toBuffer(),
      'jpeg',
    ],
    ['of a palette', () => flat(40, 30).png({ palette: true }).toBuffer(), 'jpeg'],
    ['drawn in several passes', () => flat(40, 30).jpeg({ progressive: true }).toBuffer(), 'jpeg'],
  ])('can be %s', async (_, make, format) => {
    const kept = await processPicture(await make());
    expect([kept.width, kept.height, kept.format]).toEqual([40, 30, format]);
    expect((await sharp(kept.content).metadata()).format).toBe(format);
  });

  it('keeps its colours when they are those of a phone with a wide screen', async () => {
    const file = await sharp(await flat(40, 30).removeAlpha().png().toBuffer())
      .withIccProfile('p3')
      .jpeg({ quality: 100 })
      .toBuffer();
    const { content } = await processPicture(file);
    const [red = 0, green = 0, blue = 0] = await colourAt(content, 20, 15);
    expect(Math.abs(red - 20) + Math.abs(green - 90) + Math.abs(blue - 200)).toBeLessThan(20);
  });
});

describe('what is no picture', () => {
  // spec 5.27
  it.each([
    ['an SVG', async () => svg, 'image-type-not-allowed'],
    ['a GIF', () => flat(9, 9).gif().toBuffer(), 'image-type-not-allowed'],
    ['a WebP', () => flat(9, 9).webp().toBuffer(), 'image-type-not-allowed'],
    [
      'a page',
      async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'image-type-not-allowed',
    ],
    ['nothing', async () => Buffer.alloc(0), 'image-type-not-allowed'],
    [
      'the first bytes of a JPEG alone',
      async () => Buffer.from([0xff, 0xd8, 0xff]),
      'image-unreadable',
    ],
    [
      'an SVG behind the first bytes of a JPEG',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg]),
      'image-unreadable',
    ],
    [
      'half a JPEG',
      async () => halfOf(await photo({ width: 400, height: 300 })),
      'image-unreadable',
    ],
    ['half a PNG', async () => halfOf(await noise().png().toBuffer()), 'image-unreadable'],
    ['a PNG of 900 megapixels', async () => bombPng(30_000, 30_000), 'image-too-many-pixels'],
    ['a PNG of a few too many', async () => bombPng(7_500, 8_001), 'image-too-many-pixels'],
    [
      'a PNG of a pixel by ten million',
      async () => bombPng(1, 10_000_000),
      'image-shape-not-allowed',
    ],
    [
      'a PNG of ten million by a pixel',
      async () => bombPng(10_000_000, 1),
      'image-shape-not-allowed',
    ],
    ['a PNG of one side too long', async () => bombPng(1_000, 32_769), 'image-shape-not-allowed'],
    [
      'a PNG more than fifty times as wide',
      async () => bombPng(5_001, 100),
      'image-shape-not-allowed',
    ],
    ['a JPEG that is drawn in 101 passes', () => inPasses(101), 'image-unreadable'],
    ['a PNG that ends after its promise', async () => bombPng(7_500, 8_000), 'image-unreadable'],
    [
      'a JPEG of 4 gigapixels',
      async () => withSize(await photo({ width: 40, height: 30 }), 65_000),
      'image-too-many-pixels',
    ],
  ])('is refused: %s', async (_, make, code) => {
    expect(await codeOf(processPicture(await make()))).toBe(code);
  });

  it.each([
    ['a panorama', 16_000, 3_700],
    ['a long screenshot', 1_080, 25_000],
    ['a strip', 5_000, 100],
  ])('can be %s of %d × %d pixels all the same', async (_, width, height) => {
    const picture = await processPicture(await flat(width, height).jpeg().toBuffer());
    expect(Math.max(picture.width, picture.height)).toBe(limits.imageSideMax);
  });

  /**
   * A progressive JPEG whose last pass repeats many times: each costs a pass over the whole
   * picture.
   */
  async function inPasses(passes: number): Promise<Buffer> {
    const file = await flat(400, 300).jpeg({ progressive: true }).toBuffer();
    const last = file.subarray(file.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const more = Array<Buffer>(passes).fill(last);
    return Buffer.concat([file.subarray(0, -2), ...more, file.subarray(-2)]);
  }

  const halfOf = (file: Buffer) => file.subarray(0, file.length / 2);
  const noise = () =>
    sharp({
      create: {
        width: 90,
        height: 90,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });

  /** The same JPEG with other measures in its frame header (SOF0). */
  function withSize(file: Buffer, side: number): Buffer {
    const changed = Buffer.from(file);
    const frame = changed.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11]));
    changed.writeUInt16BE(side, frame + 5);
    changed.writeUInt16BE(side, frame + 7);
    return changed;
  }
});

describe('the offered sizes', () => {
  const id = '01930000-0000-7000-8000-000000000001';
  let storage: Storage & { puts: string[] };
  let stored: StoredPicture;

  beforeAll(async () => {
    const files = memoryStorage();
    const puts: string[] = [];
    storage = {
      ...files,
      puts,
      put: async (key, content) => {
        puts.push(key);
        await files.put(key, content);
      },
    };
    stored = await storePicture(storage, id, await photo({ width: 2000, height: 1500 }), requester);
  });

  it.each(Object.keys(imageSizes) as ImageSizeName[])('are made to measure: %s', async (size) => {
    const content = await readResizedPicture(storage, id, 'jpeg', size, requester);
    const { width, height, format } = await sharp(content ?? Buffer.alloc(0)).metadata();
    const wanted = imageSizes[size];
    const kept = wanted.height || Math.round((wanted.width * stored.height) / stored.width);
    expect([width, height, format]).toEqual([wanted.width, kept, 'jpeg']);
  });

  it('are made once, however many ask at once or again', async () => {
    const before = storage.puts.length;
    const other = '01930000-0000-7000-8000-000000000002';
    await storePicture(storage, other, await photo({ width: 400, height: 300 }), requester);
    const asked = Array.from({ length: 12 }, () =>
      readResizedPicture(storage, other, 'jpeg', '96x96_80', requester),
    );
    const [first, ...others] = await Promise.all(asked);
    for (const same of others) expect(same).toBe(first);
    await readResizedPicture(storage, other, 'jpeg', '96x96_80', requester);
    const made = storage.puts.slice(before).filter((key) => key.includes('96x96_80'));
    expect(made).toHaveLength(1);
  });

  it('of an unknown picture do not exist', async () => {
    const nobodys = '01930000-0000-7000-8000-000000000009';
    expect(await readResizedPicture(storage, nobodys, 'jpeg', '96x96_80', requester)).toBeNull();
  });

  it('of a transparent drawing have a white background in JPEG', async () => {
    const drawing = '01930000-0000-7000-8000-000000000003';
    await storePicture(storage, drawing, await flat(200, 200, 0).png().toBuffer(), requester);
    const content = await readResizedPicture(storage, drawing, 'jpeg', '96x96_80', requester);
    expect(await colourAt(content ?? Buffer.alloc(0), 48, 48)).toEqual([255, 255, 255]);
  });
});

describe('work with a limit on concurrency', () => {
  it('runs two at a time, in order, and continues after a failure', async () => {
    const inTurn = createConcurrencyLimit(2);
    const ends: ((how?: Error) => void)[] = [];
    const started: number[] = [];
    const works = [0, 1, 2, 3].map((place) =>
      inTurn(
        () =>
          new Promise<void>((resolve, reject) => {
            started.push(place);
            ends.push((how) => (how ? reject(how) : resolve()));
          }),
      ),
    );
    expect(started).toEqual([0, 1]);
    ends[1]?.(new Error('unreadable'));
    await expect(works[1]).rejects.toThrow('unreadable');
    expect(started).toEqual([0, 1, 2]);
    ends[0]?.();
    await works[0];
    expect(started).toEqual([0, 1, 2, 3]);
    ends[2]?.();
    ends[3]?.();
    await Promise.all([works[2], works[3]]);
  });

  it('stays within the limits that the contract names', () => {
    expect([limits.imageBytes, limits.imagePixels, limits.imageSideMax]).toEqual([
      26_214_400, 60_000_000, 4096,
    ]);
  });
});
