import { describe, expect, it } from 'vitest';
import {
  type Crop,
  centredCrop,
  cropFrame,
  panCrop,
  rotateCrop,
  rotatedSize,
  type Size,
  zoomCrop,
  zoomLimit,
} from '#domain/media/crop.ts';

const wide: Size = { width: 1600, height: 1200 };
const square: Size = { width: 1080, height: 1080 };
/** The two shapes in which readers see a post (spec point 9). */
const banner: Size = { width: 600, height: 337 };
const upright: Size = { width: 300, height: 337 };

const rounded = (crop: Crop, shape = square, picture = wide) =>
  Object.fromEntries(
    Object.entries(cropFrame(picture, shape, crop)).map(([name, value]) => [
      name,
      Math.round(value),
    ]),
  );

describe('the frame', () => {
  it('takes the largest part from the middle', () => {
    expect(rounded(centredCrop)).toEqual({ left: 200, top: 0, width: 1200, height: 1200 });
    expect(rounded(centredCrop, banner)).toEqual({ left: 0, top: 151, width: 1600, height: 899 });
    expect(rounded(centredCrop, upright)).toEqual({ left: 266, top: 0, width: 1068, height: 1200 });
  });

  it.each([square, banner, upright])('never leaves the picture, whatever is done: %o', (shape) => {
    let crop = centredCrop;
    for (const [across, down] of [
      [9, 9],
      [-9, 0],
      [0, -9],
      [0.3, 0.2],
    ] as const) {
      for (const zoom of [0.2, 1, 2.5, 99]) {
        crop = rotateCrop(
          wide,
          shape,
          zoomCrop(wide, shape, panCrop(wide, shape, crop, { across, down }), zoom),
        );
        const frame = cropFrame(wide, shape, crop);
        const turned = rotatedSize(wide, crop.rotation);
        expect(Math.min(frame.left, frame.top)).toBeGreaterThan(-0.01);
        expect(frame.left + frame.width).toBeLessThan(turned.width + 0.01);
        expect(frame.top + frame.height).toBeLessThan(turned.height + 0.01);
        expect(frame.width / frame.height).toBeCloseTo(shape.width / shape.height);
      }
    }
  });
});

describe('what is done to a picture', () => {
  it('moves it with the finger, up to its edge', () => {
    expect(rounded(panCrop(wide, square, centredCrop, { across: 0.1, down: 0 }))).toMatchObject({
      left: 80,
    });
    expect(rounded(panCrop(wide, square, centredCrop, { across: 5, down: 5 }))).toMatchObject({
      left: 0,
      top: 0,
    });
    expect(panCrop(wide, square, centredCrop, { across: 0, down: 1 })).toEqual(centredCrop);
  });

  it('zooms around the same point', () => {
    expect(rounded(zoomCrop(wide, square, centredCrop, 2))).toEqual({
      left: 500,
      top: 300,
      width: 600,
      height: 600,
    });
  });

  it('does not zoom beyond the resolution', () => {
    expect(zoomLimit(wide, square, centredCrop)).toBe(4);
    expect(zoomLimit({ width: 300, height: 192 }, square, centredCrop)).toBe(2);
    expect(zoomLimit({ width: 40, height: 40 }, square, centredCrop)).toBe(1);
  });

  it('turns it clockwise, with the same place in the middle; four turns are none', () => {
    const corner = panCrop(wide, square, zoomCrop(wide, square, centredCrop, 4), {
      across: 9,
      down: 9,
    });
    const turned = rotateCrop(wide, square, corner);
    expect(turned).toMatchObject({ rotation: 90, x: 1 - corner.y, y: corner.x });
    const whole = [1, 2, 3, 4].reduce((crop) => rotateCrop(wide, square, crop), corner);
    expect(rounded(whole)).toEqual(rounded(corner));
    expect(whole.rotation).toBe(0);
  });
});
