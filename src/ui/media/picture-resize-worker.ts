import { drawResized, type ResizeRequest, type ResizeResult } from './resized-drawing.ts';

/*
 * Runs in a worker: decoding a camera picture takes a phone a second, during which typing would
 * block.
 */

const respond = (drawn: ResizeResult) => postMessage(drawn);

addEventListener('message', ({ data: { file, options } }: MessageEvent<ResizeRequest>) => {
  drawResized(file, options).then(
    (picture) => respond({ picture }),
    () => respond({ failed: true }),
  );
});
