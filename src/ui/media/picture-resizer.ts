import { throwNetworkFailure } from './chunk-failure.ts';
import type { ResizeOptions, ResizeRequest, ResizeResult } from './resized-drawing.ts';

/**
 * A picture redrawn outside the page, as in {@link drawResized}; null also where the browser
 * cannot draw apart from the page.
 * @throws when the file is no picture; Failure `network` when neither the worker nor what draws in
 * the page could be loaded
 */
export async function resizePicture(file: Blob, options: ResizeOptions): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const result = await resizeInWorker(file, options);
  // Its script may not be there without a network; then the page draws itself.
  if (result === null) return (await loadDrawing()).drawResized(file, options);
  if ('failed' in result) throw new Error('The file is no picture.');
  return result.picture;
}

const loadDrawing = () => import('./resized-drawing.ts').catch(throwNetworkFailure);

/**
 * The picture that a worker has drawn, or null. The worker ends with each picture and frees its
 * memory at once.
 */
async function resizeInWorker(file: Blob, options: ResizeOptions): Promise<ResizeResult | null> {
  const worker = startWorker();
  if (!worker) return null;
  try {
    return await new Promise<ResizeResult | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<ResizeResult>) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        resolve(null);
      };
      worker.postMessage({ file, options } satisfies ResizeRequest);
    });
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./picture-resize-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
