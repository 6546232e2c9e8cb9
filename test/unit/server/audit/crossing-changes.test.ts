import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/database-types.ts';
import { madeAgency } from '../fixtures/agency-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { untilLockIsAwaited } from '../harness/lock-wait.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

/* Of two changes at once the later one starts from what the earlier one wrote. */
describe.each(engines)('the audit entry of a change that waits for another on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  /** Starts a call that has to wait for a change, and returns its reply. */
  async function during<Reply>(change: (trx: Db) => Promise<unknown>, call: () => Promise<Reply>) {
    let reply: Promise<Reply> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await change(trx);
      reply = call();
      await untilLockIsAwaited(engine, server);
    });
    return reply;
  }

  const changesBy = async (personId: string) => {
    const { changes } = await server.db
      .selectFrom('audit_entries')
      .where('person_id', '=', personId)
      .select('changes')
      .executeTakeFirstOrThrow();
    return changes;
  };

  it('does not name what the earlier change of an agency has set already', async () => {
    const staff = await signInAs(server, { role: 'staff' });
    const colleague = await signInAs(server, { role: 'staff' });
    const { agencyUserId, email } = await madeAgency(colleague, { name: 'Earlier name' });
    const name = 'Later name';
    const rename = (trx: Db) =>
      trx.updateTable('people').set({ name }).where('id', '=', agencyUserId).execute();
    const agencyData = { agencyUserId, email, name };
    const reply = await during(rename, () => staff.call('upsertAgency', { body: { agencyData } }));
    expect(reply?.status).toBe(200);
    expect(await changesBy(staff.userId)).not.toHaveProperty('name');
  });

  it('has the values of a hashtag that was created at the same moment', async () => {
    const staff = await signInAs(server, { role: 'staff' });
    const title = `मेला${crypto.randomUUID().slice(0, 6)}`;
    const create = (trx: Db) =>
      trx.insertInto('hashtags').values({ id: crypto.randomUUID(), title }).execute();
    const reply = await during(create, () =>
      staff.call('saveHashtag', { body: { title, isHidden: true } }),
    );
    expect(reply?.status).toBe(200);
    expect(await changesBy(staff.userId)).toEqual({ isHidden: { before: false, after: true } });
  });
});
