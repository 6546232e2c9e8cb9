import { drawResized, type ResizeRequest, type ResizeResult } from './resized-drawing.ts';

/*
 * Runs beside the page: a camera's picture takes a phone a second to decode, in which nobody could
 * type.
 */

const respond = (drawn: ResizeResult) => postMessage(drawn);

addEventListener('message', ({ data: { file, options } }: MessageEvent<ResizeRequest>) => {
  drawResized(file, options).then(
    (picture) => respond({ picture }),
    () => respond({ failed: true }),
  );
});
