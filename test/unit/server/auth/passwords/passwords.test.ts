import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isEasilyGuessed } from '#server/modules/auth/passwords/password-rules.ts';
import { argon2id, createPasswordHasher } from '#server/platform/encryption/password-hashing.ts';

const { hash: hashPassword, check: checkPassword } = createPasswordHasher();

/** Passwords whose hashes are counted: how many run at once at most, and how many are done. */
function countedPasswords() {
  const hashes = { running: 0, most: 0, done: 0 };
  const passwords = createPasswordHasher(async (...input) => {
    hashes.running += 1;
    hashes.most = Math.max(hashes.most, hashes.running);
    const key = await argon2id(...input);
    hashes.running -= 1;
    hashes.done += 1;
    return key;
  });
  return { hashes, ...passwords };
}

/** As it was stored until 2026-11. */
function scryptHash(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

describe('passwords', () => {
  it('are salted, and known again in any composition of their letters', async () => {
    const [one, two] = await Promise.all([
      hashPassword('पासवर्ड é 12345'),
      hashPassword('पासवर्ड é 12345'),
    ]);
    expect(one).not.toBe(two);
    expect(await checkPassword('पासवर्ड é 12345', one)).toEqual({
      isRight: true,
      isOutdated: false,
    });
    expect((await checkPassword('पासवर्ड e 12345', one)).isRight).toBe(false);
    expect((await checkPassword('', undefined)).isRight).toBe(false);
  });

  it('name the cost of their hash, and older hashes are known and said to be old', async () => {
    expect(await hashPassword('a long enough password')).toMatch(
      /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/,
    );
    const old = scryptHash('a long enough password');
    expect(await checkPassword('a long enough password', old)).toEqual({
      isRight: true,
      isOutdated: true,
    });
    expect((await checkPassword('another long password', old)).isRight).toBe(false);
    const weaker = (await hashPassword('a long enough password')).replace('m=47104', 'm=19456');
    expect((await checkPassword('a long enough password', weaker)).isOutdated).toBe(true);
  });

  it('without a stored hash take as much work', async () => {
    const { check, hashes } = countedPasswords();
    await check('a long enough password', undefined);
    expect(hashes.done).toBe(1);
  });

  it('hashes two of a hundred sign-ins at a time, in turns by block', async () => {
    const { hash, check, hashes } = countedPasswords();
    const stored = await hash('a long enough password');
    const flood = Array.from({ length: 100 }, () =>
      check('a wrong password', stored, { block: 'flood' }),
    );
    const other = check('a long enough password', stored, { block: 'somebody else' }).then(
      ({ isRight }) => ({
        isRight,
        before: hashes.done,
      }),
    );
    const outcomes = await Promise.allSettled(flood);
    expect(hashes.most).toBeGreaterThanOrEqual(1);
    expect(hashes.most).toBeLessThanOrEqual(2);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(80);
    for (const { reason } of refused)
      expect([reason.code, reason.details.retryAfter > 0]).toEqual(['server-busy', true]);
    expect(await other).toMatchObject({ isRight: true });
    expect((await other).before, 'hashes before that of another block').toBeLessThanOrEqual(5);
  });

  it('of a hundred blocks at once leave room to read a file', async () => {
    const { check, hashes } = countedPasswords();
    const flood = Promise.allSettled(
      Array.from({ length: 100 }, (_, block) =>
        check('a wrong password', undefined, { block: String(block) }),
      ),
    );
    await readFile(new URL(import.meta.url));
    expect(hashes.done, 'hashes before the file').toBeLessThanOrEqual(4);
    await flood;
  });

  it('of known people do not wait behind those of strangers', async () => {
    const { hash, check, size } = countedPasswords();
    const stored = await hash('a long enough password');
    const flood = Array.from({ length: 100 }, (_, block) =>
      check('a wrong password', undefined, { block: String(block) }),
    );
    const outcomes = Promise.allSettled(flood);
    expect(size().waiting).toBe(60);
    const knownOne = check('a long enough password', stored, { person: 'known' });
    await expect(knownOne).resolves.toMatchObject({ isRight: true });
    expect((await outcomes).some(({ status }) => status === 'rejected')).toBe(true);
  });
});

describe('a password', () => {
  const owner = { email: 'anita.rao@creator.example', name: 'Anita Rao' };

  it.each([
    'Password1234',
    'P@ssw0rd2026!',
    'passwordpassword',
    'password password',
    'qwertyuiop12',
    'iloveyou123456',
    '1q2w3e4r5t6y',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '123456789012',
    'abcdefghijkl',
    'zxcvbnmasdfg',
    'anita.rao@creator.example',
    'anitaanita12',
    'Creator-Anita-26',
    'creatorportal2026',
    'Admin-Dashboard-1',
    'DH_MENA staff 26',
  ])('like %s is easily guessed', async (password) => {
    expect(await isEasilyGuessed(password, owner)).toBe(true);
  });

  it.each([
    'correct horse battery',
    'correct horse staple',
    'a long enough password',
    'another long password',
    'मेरा बहुत लंबा पासवर्ड',
    'tr7#Lq-92xVdw',
    'anita walks over four bridges',
    'an editor walks over four bridges',
  ])('like %s is not', async (password) => {
    expect(await isEasilyGuessed(password, owner)).toBe(false);
  });
});
