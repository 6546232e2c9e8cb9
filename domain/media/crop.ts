/** Across and down, in pixels. */
export type Size = { width: number; height: number };

/** Clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

/**
 * The chosen part of a picture. The picture is rotated, then the frame is centred at `x`, `y`
 * (fractions of the rotated picture, from 0 to 1) with the largest possible size, divided by
 * `zoom`.
 */
export type Crop = { rotation: Rotation; zoom: number; x: number; y: number };

/** The largest part, from the middle. */
export const centredCrop: Crop = { rotation: 0, zoom: 1, x: 0.5, y: 0.5 };

/** Nobody needs a frame with fewer pixels on a side: it would show as squares. */
const minFramePixels = 96;
const maxZoom = 4;

/** The picture's size once it is turned. */
export function rotatedSize({ width, height }: Size, rotation: Rotation): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** The frame in pixels of the rotated picture. @param shape has the aspect ratio of the frame */
export function cropFrame(
  picture: Size,
  shape: Size,
  crop: Crop,
): Size & { left: number; top: number } {
  const turned = rotatedSize(picture, crop.rotation);
  const scale = Math.min(turned.width / shape.width, turned.height / shape.height) / crop.zoom;
  const width = shape.width * scale;
  const height = shape.height * scale;
  return {
    left: crop.x * turned.width - width / 2,
    top: crop.y * turned.height - height / 2,
    width,
    height,
  };
}

/** How much closer the frame may go. */
export function zoomLimit(
  picture: Size,
  shape: Size,
  { rotation }: Pick<Crop, 'rotation'>,
): number {
  const { width, height } = cropFrame(picture, shape, { ...centredCrop, rotation });
  return Math.max(1, Math.min(maxZoom, Math.min(width, height) / minFramePixels));
}

/**
 * The picture moved under the frame: `across` and `down` are fractions of the frame. It stops at
 * its edge.
 */
export function panCrop(
  picture: Size,
  shape: Size,
  crop: Crop,
  by: { across: number; down: number },
): Crop {
  const turned = rotatedSize(picture, crop.rotation);
  const frame = cropFrame(picture, shape, crop);
  const x = crop.x - (by.across * frame.width) / turned.width;
  const y = crop.y - (by.down * frame.height) / turned.height;
  return clampCrop(picture, shape, { ...crop, x, y });
}

/** The same place, closer or from further away. */
export function zoomCrop(picture: Size, shape: Size, crop: Crop, zoom: number): Crop {
  return clampCrop(picture, shape, { ...crop, zoom });
}

/**
 * Turned by a quarter, clockwise; what was in the middle of the frame stays there as far as it can.
 */
export function rotateCrop(picture: Size, shape: Size, { rotation, zoom, x, y }: Crop): Crop {
  const next = ((rotation + 90) % 360) as Rotation;
  return clampCrop(picture, shape, { rotation: next, zoom, x: 1 - y, y: x });
}

function clampCrop(picture: Size, shape: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, zoomLimit(picture, shape, crop));
  const turned = rotatedSize(picture, crop.rotation);
  const { width, height } = cropFrame(picture, shape, { ...crop, zoom });
  const across = width / turned.width / 2;
  const down = height / turned.height / 2;
  return { ...crop, zoom, x: clamp(crop.x, across, 1 - across), y: clamp(crop.y, down, 1 - down) };
}

/** Half of the frame may exceed half of the picture slightly, by rounding. */
const clamp = (value: number, min: number, max: number) =>
  Math.max(min, Math.min(Math.max(min, max), value));
