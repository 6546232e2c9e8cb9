import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeSafe } from '#server/confidential/safe.ts';

const key = (id: number) => `${id}:${randomBytes(32).toString('base64')}`;
const content = Buffer.from('30211234567890');

describe('a safe', () => {
  it('gives back what was sealed, and shows nothing of it', () => {
    const safe = makeSafe(key(1));
    const sealed = safe.seal(content, 'meera');
    expect(safe.open(sealed, 'meera')).toEqual(content);
    expect(sealed.includes(content)).toBe(false);
    expect(safe.seal(content, 'meera')).not.toEqual(sealed);
  });

  it('refuses what belongs to somebody else', () => {
    const safe = makeSafe(key(1));
    expect(() => safe.open(safe.seal(content, 'meera'), 'zainab')).toThrow();
  });

  it('refuses what was changed, wherever', () => {
    const safe = makeSafe(key(1));
    const sealed = safe.seal(content, 'meera');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => safe.open(changed, 'meera'), `byte ${at}`).toThrow();
    }
  });

  it('opens with an old key what a new one no longer seals', () => {
    const [old, next] = [key(1), key(2)];
    const sealed = makeSafe(old).seal(content, 'meera');
    const safe = makeSafe(`${next},${old}`);
    expect(safe.open(sealed, 'meera')).toEqual(content);
    expect(() => makeSafe(old).open(safe.seal(content, 'meera'), 'meera')).toThrow('key 2');
  });

  it.each(['', '1:short', `300:${randomBytes(32).toString('base64')}`, randomBytes(32).toString('base64')])(
    'is not made from %j',
    (keys) => {
      expect(() => makeSafe(keys)).toThrow();
    },
  );

  it('is not made from two keys of one number', () => {
    expect(() => makeSafe(`${key(1)},${key(1)}`)).toThrow('twice');
  });
});
