import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';

const key = (id: number) => `${id}:${randomBytes(32).toString('base64')}`;
const content = Buffer.from('30211234567890');

describe('the cipher at rest', () => {
  it('decrypts what was sealed, and reveals nothing of it', () => {
    const cipher = createAtRestCipher(key(1));
    const sealed = cipher.encrypt(content, 'meera');
    expect(cipher.decrypt(sealed, 'meera')).toEqual(content);
    expect(sealed.includes(content)).toBe(false);
    expect(cipher.encrypt(content, 'meera')).not.toEqual(sealed);
  });

  it('refuses data of another owner', () => {
    const cipher = createAtRestCipher(key(1));
    expect(() => cipher.decrypt(cipher.encrypt(content, 'meera'), 'zainab')).toThrow();
  });

  it('refuses changed data, wherever it was changed', () => {
    const cipher = createAtRestCipher(key(1));
    const sealed = cipher.encrypt(content, 'meera');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => cipher.decrypt(changed, 'meera'), `byte ${at}`).toThrow();
    }
  });

  it('opens with an old key what a new one no longer seals', () => {
    const [old, next] = [key(1), key(2)];
    const sealed = createAtRestCipher(old).encrypt(content, 'meera');
    const cipher = createAtRestCipher(`${next},${old}`);
    expect(cipher.decrypt(sealed, 'meera')).toEqual(content);
    expect(() =>
      createAtRestCipher(old).decrypt(cipher.encrypt(content, 'meera'), 'meera'),
    ).toThrow('key 2');
  });

  it.each([
    '',
    '1:short',
    `300:${randomBytes(32).toString('base64')}`,
    randomBytes(32).toString('base64'),
  ])('is not made from %j', (keys) => {
    expect(() => createAtRestCipher(keys)).toThrow();
  });

  it('is not made from two keys of one number', () => {
    expect(() => createAtRestCipher(`${key(1)},${key(1)}`)).toThrow('twice');
  });
});
