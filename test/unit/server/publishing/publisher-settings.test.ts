import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';

const secret = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`;
const read = (env: Record<string, string>) => readConfig({ SANDBOX: '1', ...env });
const url = 'https://reader.example/hooks/posts';

describe('the configuration of the publisher', () => {
  it('reads the address with one secret or two, the current one first', () => {
    const both = read({ PUBLISHER_URL: url, PUBLISHER_SECRET: `${secret(1)}, ${secret(2)}` });
    expect(both.publisher).toEqual({ url, keys: [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] });
    const one = read({ PUBLISHER_URL: url, PUBLISHER_SECRET: secret(1) });
    expect(one.publisher?.keys).toHaveLength(1);
    expect(read({}).publisher).toBeNull();
  });

  it.each([
    ['an address without a secret', { PUBLISHER_URL: url }, 'PUBLISHER_SECRET: is needed'],
    ['a secret without an address', { PUBLISHER_SECRET: secret(1) }, 'PUBLISHER_URL: is needed'],
    [
      'three secrets',
      { PUBLISHER_URL: url, PUBLISHER_SECRET: [1, 2, 3].map(secret).join() },
      'PUBLISHER_SECRET: must be one secret, or two',
    ],
    [
      'a secret that is none',
      { PUBLISHER_URL: url, PUBLISHER_SECRET: 'swordfish' },
      'PUBLISHER_SECRET: must be whsec_',
    ],
    [
      'plain HTTP to another machine',
      { PUBLISHER_URL: 'http://reader.example/', PUBLISHER_SECRET: secret(1) },
      'PUBLISHER_URL: must begin with https://',
    ],
    [
      'a password in the address',
      { PUBLISHER_URL: 'https://me:secret@reader.example/', PUBLISHER_SECRET: secret(1) },
      'PUBLISHER_URL: must begin with https://',
    ],
    [
      'no address',
      { PUBLISHER_URL: 'reader', PUBLISHER_SECRET: secret(1) },
      'PUBLISHER_URL: must be an address',
    ],
  ])('refuses %s', (_, env, message) => {
    expect(() => read(env as Record<string, string>)).toThrow(message);
  });

  it('allows plain HTTP to this machine', () => {
    const local = 'http://127.0.0.1:9000/';
    expect(read({ PUBLISHER_URL: local, PUBLISHER_SECRET: secret(1) }).publisher?.url).toBe(local);
  });
});
