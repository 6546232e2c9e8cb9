import sharp from 'sharp';
import { expect, it } from 'vitest';
import { orientations, photo } from '#test/factories/sample-photo.ts';

/* Tests the factory itself, which every test of picture orientation uses. */
it.each(orientations)(
  'a photo of orientation %i is upright once its EXIF is obeyed',
  async (orientation) => {
    const file = await photo({ orientation, width: 80, height: 60 });
    const stored = await sharp(file).metadata();
    expect(stored.orientation).toBe(orientation);
    expect([stored.width, stored.height]).toEqual(orientation > 4 ? [60, 80] : [80, 60]);
    const { data, info } = await sharp(file)
      .autoOrient()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([80, 60]);
    const colourAt = (x: number, y: number) => [
      ...data.subarray((y * 80 + x) * 3, (y * 80 + x) * 3 + 3),
    ];
    const [red = 0, , notBlue = 0] = colourAt(3, 3);
    const [notRed = 0, , blue = 0] = colourAt(76, 56);
    expect(red - notBlue, 'red at the top left').toBeGreaterThan(150);
    expect(blue - notRed, 'blue at the bottom right').toBeGreaterThan(150);
  },
);
