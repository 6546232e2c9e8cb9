import { type Drawing, type Drawn, drawSmaller } from './draw-smaller.ts';

/* Runs beside the page: a camera's picture takes a phone a second to decode, in which nobody could type. */

const answer = (drawn: Drawn) => postMessage(drawn);

addEventListener('message', ({ data: { file, wanted } }: MessageEvent<Drawing>) => {
  drawSmaller(file, wanted).then(
    (picture) => answer({ picture }),
    () => answer({ failed: true }),
  );
});
