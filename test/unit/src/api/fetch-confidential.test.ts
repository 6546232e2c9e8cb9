import { afterEach, expect, it, vi } from 'vitest';
import { fetchConfidentialFile } from '#src/api/confidential-file.ts';
import { onSessionExpired } from '#src/api/session-expiry.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('announces a session that is found lost when a picture of a document is opened', async () => {
  const body = { error: { code: 'unauthenticated', message: 'Please sign in.' } };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 401 }));
  const listener = vi.fn();
  const stop = onSessionExpired(listener);
  await expect(fetchConfidentialFile('/proof')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

it('gives up a picture of a document that is not answered in time', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    return new Promise((_resolve, reject) => {
      if (!init?.signal) reject(new Error('No limit was set.'));
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  const opened = fetchConfidentialFile('/proof');
  deadline.abort();
  await expect(opened).rejects.toMatchObject({ code: 'network' });
  expect(AbortSignal.timeout).toHaveBeenCalledOnce();
});
