import { scryptSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { argon2id, createPasswordHasher } from '#server/platform/encryption/password-hashing.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { signInAsStaff, staffPassword } from '#test/unit/server/fixtures/staff-fixtures.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

const scryptOf = (password: string, salt: Buffer) =>
  scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

/** The hashes that are made. */
let made: string[] = [];
const watched = createPasswordHasher(
  (...input) => {
    made.push(`argon2id of ${input[2].memory}`);
    return argon2id(...input);
  },
  async (password, salt) => {
    made.push('scrypt');
    return scryptOf(password, salt);
  },
);

describe.each(engines)('the work of a sign-in of staff on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    Object.assign(server.deps.passwords, watched);
  }, 60_000);
  afterAll(() => server?.stop());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const signIn = async (email: string, password: string) => {
    const body = { loginType: 'INTERNAL' as const, email, password };
    made = [];
    const { status } = await server.client().call('login', { body });
    return { status, made };
  };
  const secretOf = async (email: string) =>
    (
      await server.db
        .selectFrom('identities')
        .where('subject', '=', email)
        .select('secret')
        .executeTakeFirstOrThrow()
    ).secret;
  async function withOldHash(): Promise<string> {
    const { email } = await signInAsStaff(server);
    const salt = Buffer.alloc(16, 3);
    const key = scryptOf(staffPassword, salt);
    const secret = `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
    await server.db
      .updateTable('identities')
      .set({ secret })
      .where('subject', '=', email)
      .execute();
    return email;
  }

  it('is the same for an old hash, a new one and an unknown email', async () => {
    const { email } = await signInAsStaff(server);
    const old = await withOldHash();
    const stranger = `${crypto.randomUUID()}@creator.example`;
    const work = ['scrypt', 'argon2id of 47104'];
    for (const each of [old, email, stranger])
      expect(await signIn(each, 'a wrong password')).toEqual({ status: 401, made: work });
    expect((await signIn(old, staffPassword)).status).toBe(200);
    const later = ['argon2id of 47104'];
    for (const each of [old, email, stranger])
      expect(await signIn(each, 'a wrong password')).toEqual({ status: 401, made: later });
  });

  it('leaves an old hash to another sign-in while too many hashes wait', async () => {
    const email = await withOldHash();
    const full = new Problem('server-busy', { retryAfter: 5 });
    const hash = vi.spyOn(server.deps.passwords, 'hash').mockRejectedValue(full);
    expect((await signIn(email, staffPassword)).status).toBe(200);
    expect(await secretOf(email)).toMatch(/^scrypt:/);
    hash.mockRestore();
    expect((await signIn(email, staffPassword)).status).toBe(200);
    expect(await secretOf(email)).toMatch(/^\$argon2id\$/);
  });
});
