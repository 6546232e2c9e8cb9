import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { pictureDifference } from '../../../scripts/visual/picture-difference.ts';

/* What `npm run visual` finds between two pictures of a story. */

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A white picture with a black square of a width, as the path of its file. */
async function picture(name: string, height: number, square: number): Promise<string> {
  const file = join(folder, `${name}.png`);
  const white = { width: 20, height, channels: 3, background: '#fff' } as const;
  const black = { width: square, height: square, channels: 3, background: '#000' } as const;
  await sharp({ create: white })
    .composite([{ input: { create: black }, left: 2, top: 2 }])
    .png()
    .toFile(file);
  return file;
}

it('finds no difference between pictures that look the same', async () => {
  const pair = [await picture('one', 20, 8), await picture('same', 20, 8)] as const;
  expect(await pictureDifference(...pair)).toBeUndefined();
});

it('tells the share of the pixels that differ, and marks them', async () => {
  const pair = [await picture('small', 20, 8), await picture('large', 20, 10)] as const;
  const difference = await pictureDifference(...pair);
  expect(difference?.share).toBeCloseTo((100 - 64) / 400);
  expect(await sharp(difference?.marked).metadata()).toMatchObject({ width: 20, height: 20 });
});

it('counts what is added to a page that became longer', async () => {
  const pair = [await picture('short', 20, 8), await picture('long', 40, 8)] as const;
  expect((await pictureDifference(...pair))?.share).toBeCloseTo(0.5);
});
