import { type Drawn, drawSmaller, type Wanted } from './draw-smaller.ts';

/**
 * A picture drawn anew, beside the page, as in {@link drawSmaller}; null also where the browser cannot draw apart from the page.
 * @throws when the file is no picture
 */
export async function smallerPicture(file: Blob, wanted: Wanted): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const drawn = await drawBeside(file, wanted);
  // Its script may not be there without a network; then the page draws itself.
  if (drawn === null) return drawSmaller(file, wanted);
  if ('failed' in drawn) throw new Error('The file is no picture.');
  return drawn.picture;
}

/** What a worker has drawn; null where there is none. It ends with its picture, and gives back the memory at once. */
async function drawBeside(file: Blob, wanted: Wanted): Promise<Drawn | null> {
  const worker = startWorker();
  if (!worker) return null;
  try {
    return await new Promise<Drawn | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Drawn>) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        resolve(null);
      };
      worker.postMessage({ file, wanted });
    });
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
