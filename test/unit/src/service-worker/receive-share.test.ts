import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareLimits } from '#domain/post/share-target.ts';
import { clearShares, readShare } from '#src/device/share-store.ts';
import { receiveShare, toShare } from '#src/service-worker/receive-share.ts';

const origin = 'https://portal.example';

function form(words: Record<string, string>, files: File[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(words)) data.set(name, value);
  for (const file of files) data.append('files', file);
  return data;
}

/** A request for a page, which Node cannot make. */
const request = (data: FormData | Error, referrer = '') =>
  ({
    referrer,
    formData: async () => {
      if (data instanceof Error) throw data;
      return data;
    },
  }) as unknown as Request;

async function receive(data: FormData | Error, referrer?: string): Promise<string> {
  const response = await receiveShare(request(data, referrer), origin);
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

const problem = (name: string) => `${origin}/share?problem=${name}`;
const estimate = (quota: number) =>
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota, usage: 0 }) } });

describe('the service worker', () => {
  beforeEach(clearShares);
  afterEach(() => vi.unstubAllGlobals());

  it('keeps what is shared and leads to its page', async () => {
    const address = await receive(form({ text: 'नमस्ते' }, [new File(['x'], 'a.jpg')]));
    const id = new URL(address).searchParams.get('id') ?? '';
    const files = [expect.anything()];
    expect(await readShare(id, 'asha')).toMatchObject({ text: 'नमस्ते', files });
  });

  it('says that the device is full, before and while it writes', async () => {
    estimate(shareLimits.reservedBytes);
    expect(await receive(form({}, [new File(['x'], 'a.jpg')]))).toBe(problem('storage-full'));
    vi.unstubAllGlobals();
    const full = new DOMException('No space.', 'QuotaExceededError');
    expect(await receive(full)).toBe(problem('storage-full'));
  });

  it('says that nothing was kept, or that there was nothing', async () => {
    expect(await receive(new TypeError('The form is broken.'))).toBe(problem('not-kept'));
    expect(await receive(form({ text: '  ' }, [new File([], '')]))).toBe(problem('empty'));
  });

  it('takes no form of another site', async () => {
    const address = await receive(form({ text: 'x' }), 'https://evil.example/');
    expect(address).toBe(problem('not-received'));
  });

  it('names the files that are too many or too large, and shortens long words', () => {
    const files = Array.from({ length: shareLimits.files + 2 }, (_, at) => {
      const file = new File(['x'], `${at}.jpg`);
      if (at === 0) Object.defineProperty(file, 'size', { value: shareLimits.bytes + 1 });
      return file;
    });
    const data = { get: () => 'क'.repeat(30_000), getAll: () => files } as unknown as FormData;
    const share = toShare(data);
    expect(share.files).toHaveLength(shareLimits.files);
    expect(share.dropped).toEqual([
      { name: '0.jpg', reason: 'too-large' },
      { name: `${shareLimits.files + 1}.jpg`, reason: 'too-many' },
    ]);
    expect([share.title.length, share.text.length]).toEqual([
      shareLimits.titleLength,
      shareLimits.textLength,
    ]);
  });
});
