import type { Rotation, Zoom } from '#machines/kit/document-view.ts';

type Size = { width: number; height: number };
type View = { zoom: Zoom; rotation: Rotation };

/**
 * The styles of a sheet that holds a turned picture exactly, and of the picture in it. At 100 % the
 * whole picture is seen, at every window size.
 */
export function documentSize({ width, height }: Size, { zoom, rotation }: View) {
  const isSideways = rotation % 180 !== 0;
  const ratio = isSideways ? height / width : width / height;
  return {
    sheet: {
      inlineSize: `calc(${zoom / 100} * min(100%, ${(60 * ratio).toFixed(2)}dvh))`,
      aspectRatio: String(ratio),
    },
    picture: {
      // Of the width of the sheet, which is the picture's height when it is rotated.
      inlineSize: isSideways ? `${((100 * width) / height).toFixed(2)}%` : '100%',
      transform: `rotate(${rotation}deg)`,
    },
  };
}
