import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { onSessionExpired } from '#src/api/session-expiry.ts';
import {
  cancelVideoUpload,
  createVideoUpload,
  getUploadOffset,
} from '#src/api/upload/video-upload.ts';

const { signal } = new AbortController();
const asked: [string, RequestInit][] = [];

/** The next answer of the server. */
function answers(status: number, headers: Record<string, string> = {}, body: unknown = null): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([address, init]);
    return new Response(body === null ? null : JSON.stringify(body), { status, headers });
  });
}

const offsetOf = (videoId: string | null) =>
  toPromise(createActor(getUploadOffset, { input: { videoId } }).start());

afterEach(() => vi.unstubAllGlobals());

describe('the calls of an upload', () => {
  it('begin one with its length and its name, and learn its id', async () => {
    answers(201, { location: '/api/video/01930000-0000-7000-8000-0000000000d1' });
    expect(await createVideoUpload({ name: 'मेला.mp4', size: 5 }, signal)).toBe(
      '01930000-0000-7000-8000-0000000000d1',
    );
    const [address, { method, headers }] = asked[0] ?? ['', {}];
    expect([address, method?.toUpperCase()]).toEqual(['/api/video', 'POST']);
    expect(headers).toMatchObject({
      'Tus-Resumable': '1.0.0',
      'Upload-Length': '5',
      'Upload-Metadata': `filename ${Buffer.from('मेला.mp4').toString('base64')}`,
    });
  });

  it('treat the page of an intermediary as no reply', async () => {
    answers(200, {}, { hello: 'captive portal' });
    await expect(createVideoUpload({ name: 'a.mp4', size: 5 }, signal)).rejects.toMatchObject({
      code: 'network',
    });
    await expect(offsetOf('v')).rejects.toMatchObject({ code: 'network' });
  });

  it('read the offset', async () => {
    answers(200, { 'upload-offset': '4096' });
    expect(await offsetOf('v')).toBe(4096);
    expect(asked[0]?.[1].method?.toUpperCase()).toBe('HEAD');
  });

  it.each([
    [404, 'not-found'],
    [400, 'video-unreadable'],
    [415, 'video-type-not-allowed'],
    [503, 'server-busy'],
  ])(
    'know by the status alone, %s, what a question without a body was refused for: %s',
    async (status, code) => {
      answers(status);
      await expect(offsetOf('v')).rejects.toMatchObject({ code });
    },
  );

  it('announce a lost session', async () => {
    const lost = vi.fn();
    const stop = onSessionExpired(lost);
    answers(401);
    await expect(offsetOf('v')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(lost).toHaveBeenCalledOnce();
    stop();
  });

  it("report in the contract's codes why an upload cannot start", async () => {
    answers(429, {}, { error: { code: 'rate-limited', message: '', retryAfter: 60 } });
    await expect(createVideoUpload({ name: 'a.mp4', size: 5 }, signal)).rejects.toMatchObject({
      code: 'rate-limited',
      retryAfter: 60,
    });
  });

  it('cancel the upload, and succeed where there is none', async () => {
    answers(404, {}, { error: { code: 'not-found', message: '' } });
    await cancelVideoUpload({ videoId: 'v' }, signal);
    expect(asked[0]?.[0]).toBe('/api/video/v');
    answers(409, {}, { error: { code: 'transition-not-allowed', message: '' } });
    await expect(cancelVideoUpload({ videoId: 'v' }, signal)).rejects.toMatchObject({
      status: 409,
    });
  });
});
