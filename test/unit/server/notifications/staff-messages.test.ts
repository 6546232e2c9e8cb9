import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { deliveryStates } from '../fixtures/notification-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('messages of staff on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAs>>;
  let creator: Awaited<ReturnType<TestServer['signIn']>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    // A session of staff ends within a day.
    staff = await signInAs(server, { role: 'staff' });
    creator = await server.signIn();
  });

  const send = (text: string, key = crypto.randomUUID(), creatorUserId = creator.userId) =>
    staff.call('sendStaffMessage', {
      body: { creatorUserId, text },
      headers: { 'idempotency-key': key },
    });
  const received = async () => (await creator.call('getNotifications')).data?.rows;

  it('arrive with their text, once, and are in the audit trail without it', async () => {
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => send('  नमस्ते!\nप्रोफ़ाइल देखें। ', key)));
    expect((await send('  नमस्ते!\nप्रोफ़ाइल देखें। ', key)).status).toBe(200);
    const rows = await received();
    expect(rows).toMatchObject([{ kind: 'staff-message', text: 'नमस्ते!\nप्रोफ़ाइल देखें।' }]);
    const id = rows?.[0]?.notificationId ?? '';
    expect(await deliveryStates(server, 'push')).toMatchObject({ [id]: 'waiting' });
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('subject_id', '=', creator.userId)
      .selectAll()
      .execute();
    expect(entries).toMatchObject([{ operation: 'sendStaffMessage', person_id: staff.userId }]);
    expect(JSON.stringify(entries)).not.toContain('नमस्ते');
  });

  it.each([
    ['', 400],
    ['   ', 400],
    ['क्ष'.repeat(limits.staffMessageMax), 200],
    ['क्ष'.repeat(limits.staffMessageMax + 1), 400],
  ])('of %j are answered %s', async (text, status) => {
    expect((await send(text)).status).toBe(status);
  });

  it('are limited for each creator in a day', async () => {
    for (let count = 0; count < limits.staffMessagesPerCreator; count += 1) {
      expect((await send(`${count}`)).status).toBe(200);
      server.clock.advance(60);
    }
    const refused = await send('One more');
    expect(refused.status).toBe(429);
    // When the oldest one is a day old.
    const wait = 24 * 3600 - 60 * limits.staffMessagesPerCreator;
    expect(refused.headers['retry-after']).toBe(String(wait));
    server.clock.advance(wait - 1);
    staff = await signInAs(server, { role: 'staff' });
    expect((await send('Too early')).status).toBe(429);
    server.clock.advance(1);
    expect((await send('Next day')).status).toBe(200);
    expect((await send('And another one')).status).toBe(429);
  });

  it('are limited for each member of staff in a day', async () => {
    const now = server.clock.now();
    await sql`insert into audit_entries (id, at, person_id, operation, changes)
      select gen_random_uuid(), ${now}, ${staff.userId}, 'sendStaffMessage', '{}'
      from generate_series(1, ${limits.staffMessagesPerStaff})`.execute(server.db);
    expect((await send('One more')).status).toBe(429);
  });

  it('do not go to blocked or unknown accounts, nor to staff, and not from creators', async () => {
    expect((await send('Hello', undefined, crypto.randomUUID())).status).toBe(404);
    expect((await send('Hello', undefined, staff.userId)).status).toBe(404);
    const own = await creator.call('sendStaffMessage', {
      body: { creatorUserId: creator.userId, text: 'Hello' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(own.status).toBe(403);
    await sql`update people set position = position || '{"accountStatus":"blocked"}'
      where id = ${creator.userId}`.execute(server.db);
    expect((await send('Hello')).status).toBe(409);
  });
});
