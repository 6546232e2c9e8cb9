import { afterEach, expect, it, vi } from 'vitest';
import { downloadFile } from '#src/api/file-download.ts';
import { onConfirmationRequired } from '#src/api/identity-confirmation.ts';
import { observeCalls } from '#src/api/observed-calls.ts';
import { onSessionExpired } from '#src/api/session-expiry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refusal = (status: number, code: string, more = {}) =>
  Response.json({ error: { code, message: code, ...more } }, { status });

function download(signal = new AbortController().signal) {
  const onProgress = vi.fn();
  const body = { month: '2026-10' };
  const file = downloadFile({ operationId: 'getZipInvoice', body, onProgress, signal });
  return { file, onProgress };
}

it('reports the progress, and returns the whole file', async () => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(3));
      controller.enqueue(new Uint8Array(4));
      controller.close();
    },
  });
  const fetched = vi.fn(async () => new Response(stream));
  vi.stubGlobal('fetch', fetched);
  const { file, onProgress } = download();
  expect((await file).size).toBe(7);
  expect(onProgress.mock.calls).toEqual([[3], [7]]);
  expect(fetched).toHaveBeenCalledWith(
    '/api/invoice/getZipInvoice',
    expect.objectContaining({ method: 'POST', body: '{"month":"2026-10"}' }),
  );
});

it('asks to confirm the identity, then downloads', async () => {
  const replies = [
    refusal(403, 'reauthentication-required', {
      reauthentication: { ways: ['PASSWORD'], maskedPhone: null },
    }),
    new Response('zip'),
  ];
  vi.stubGlobal('fetch', async () => replies.shift());
  const stop = onConfirmationRequired((_, settle) => settle(true));
  expect((await download().file).size).toBe(3);
  stop();
});

it('announces a lost session', async () => {
  vi.stubGlobal('fetch', async () => refusal(401, 'unauthenticated'));
  const listener = vi.fn();
  const stop = onSessionExpired(listener);
  await expect(download().file).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

it('fails when the connection stays silent, also in the middle of the file', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(3));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(stream);
  });
  const { file } = download();
  const outcome = expect(file).rejects.toMatchObject({ code: 'network' });
  await vi.advanceTimersByTimeAsync(30_000);
  await outcome;
});

it('stops with the reason of its cancellation', async () => {
  const cancelled = new AbortController();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const { file } = download(cancelled.signal);
  const reason = new Error('Closed.');
  cancelled.abort(reason);
  await expect(file).rejects.toBe(reason);
});

it('is recorded as a call, with what was refused', async () => {
  const replies = [refusal(404, 'not-found'), new Response('zip')];
  vi.stubGlobal('fetch', async () => replies.shift() ?? Promise.reject(new TypeError()));
  const ended = vi.fn();
  observeCalls(({ operation, status, reply }) => ended(operation, status, reply));
  // Those of the tests before.
  ended.mockClear();
  await expect(download().file).rejects.toMatchObject({ code: 'not-found' });
  await download().file;
  await expect(download().file).rejects.toMatchObject({ code: 'network' });
  const ends = ended.mock.calls.filter(([, status]) => status !== undefined);
  const refused = { error: { code: 'not-found', message: 'not-found' } };
  expect(ends).toEqual([
    ['getZipInvoice', 404, refused],
    ['getZipInvoice', 200, undefined],
    ['getZipInvoice', 0, undefined],
  ]);
});
