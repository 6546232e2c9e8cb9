import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { lockPerson, updatePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { signInBySocial } from '#test/unit/server/fixtures/account-fixtures.ts';
import { signInAsStaff, staffPassword } from '#test/unit/server/fixtures/staff-fixtures.ts';
import { untilLockIsAwaited } from '#test/unit/server/harness/lock-wait.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

/* A sign-in reads the person, then opens a session; somebody may block them in between. */
describe.each(engines)('a person who is blocked during a sign-in on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  afterEach(() => vi.restoreAllMocks());

  async function block(trx: Db, personId: string): Promise<void> {
    const { position } = await lockPerson(trx, personId);
    await updatePerson(trx, personId, {
      position: JSON.stringify({ ...position, accountStatus: 'blocked' }),
    });
    await trx.deleteFrom('sessions').where('person_id', '=', personId).execute();
    await trx.deleteFrom('known_devices').where('person_id', '=', personId).execute();
  }

  /** The sessions and known browsers of a person. */
  async function accesses(personId: string): Promise<unknown[]> {
    const [sessions, devices] = await Promise.all([
      server.db.selectFrom('sessions').where('person_id', '=', personId).selectAll().execute(),
      server.db.selectFrom('known_devices').where('person_id', '=', personId).selectAll().execute(),
    ]);
    return [...sessions, ...devices];
  }

  const openFor = (personId: string) =>
    openSession(server.db, personId, server.clock.now(), {
      role: 'creator',
      loginType: 'GOOGLE',
      device: { browser: null, system: null },
      deviceHash: crypto.randomUUID(),
    });

  it('gets no session, and their browser is not noted', async () => {
    const { userId } = await signInBySocial(server);
    await server.db.transaction().execute((trx) => block(trx, userId));
    await expect(openFor(userId)).rejects.toMatchObject({ code: 'account-blocked' });
    expect(await accesses(userId)).toEqual([]);
  });

  it('gets no session from a sign-in that waited for the block', async () => {
    const { userId } = await signInBySocial(server);
    let opening: Promise<unknown> = Promise.resolve();
    await server.db.transaction().execute(async (trx) => {
      await block(trx, userId);
      opening = openFor(userId).catch((error: unknown) => error);
      await untilLockIsAwaited(engine, server);
    });
    expect(await opening).toMatchObject({ code: 'account-blocked' });
    expect(await accesses(userId)).toEqual([]);
  });

  it('keeps no session of staff whose password was being checked, and no audit entry', async () => {
    const { userId, email } = await signInAsStaff(server);
    const check = server.deps.passwords.check.bind(server.deps.passwords);
    vi.spyOn(server.deps.passwords, 'check').mockImplementation(async (...parameters) => {
      await server.db.transaction().execute((trx) => block(trx, userId));
      return check(...parameters);
    });
    const entries = () => server.db.selectFrom('audit_entries').select('id').execute();
    const earlier = await entries();
    const { error } = await server.client().call('login', {
      body: { loginType: 'INTERNAL', email, password: staffPassword },
    });
    expect(error?.code).toBe('account-blocked');
    expect(await accesses(userId)).toEqual([]);
    expect(await entries()).toHaveLength(earlier.length);
  });
});
