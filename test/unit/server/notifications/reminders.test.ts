import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transferSettings } from '#server/modules/notifications/index.ts';
import { sendReminders } from '#server/modules/notifications/reminders/reminder-queue.ts';
import { addNotification, deliveryStates } from '../fixtures/notification-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const day = 24 * 3600;

describe.each(engines)('texts about unread notifications on %s', (engine) => {
  let server: TestServer;
  let person: Awaited<ReturnType<TestServer['signIn']>>;
  const reports: unknown[] = [];

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    await server.db.deleteFrom('notifications').execute();
    person = await server.signIn();
    server.texts.sent.length = 0;
    server.mail.sent.length = 0;
    reports.length = 0;
    const local = (server.clock.now().getTime() / 3_600_000 + 5.5) % 24;
    // Noon in India.
    server.clock.advance(((36 - local) % 24) * 3600);
    await openPortal();
  });

  const openPortal = () =>
    server.db
      .updateTable('sessions')
      .set({ seen_at: server.clock.now() })
      .where('person_id', '=', person.userId)
      .execute();
  const run = () => sendReminders(server.deps, (error) => reports.push(error));
  const texts = () => server.texts.sent.map(({ phone, kind }) => [phone, kind]);
  const states = () => deliveryStates(server, 'text');
  const settingsOf = (id: string) =>
    server.db
      .selectFrom('notification_settings')
      .where('person_id', '=', id)
      .selectAll()
      .executeTakeFirst();

  it('are sent once when nothing was opened for three days, whatever there is', async () => {
    await addNotification(server, person.userId);
    server.clock.advance(day);
    await addNotification(server, person.userId);
    server.clock.advance(2 * day - 60);
    await run();
    expect(texts()).toEqual([]);
    server.clock.advance(60);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(texts()).toEqual([[person.phone, 'unread']]);
    expect(Object.values(await states())).toEqual(['sent', 'sent']);
    expect(reports).toEqual([]);
  });

  it('stop between two people with the server, and the others stay due', async () => {
    const second = await server.signIn();
    await server.db
      .updateTable('sessions')
      .set({ seen_at: server.clock.now() })
      .where('person_id', '=', second.userId)
      .execute();
    for (const { userId } of [person, second]) await addNotification(server, userId);
    server.clock.advance(3 * day);
    let asked = 0;
    await sendReminders(
      server.deps,
      (error) => reports.push(error),
      () => {
        asked += 1;
        return asked > 1;
      },
    );
    expect(Object.values(await states()).sort()).toEqual(['sent', 'waiting']);
    await run();
    expect(Object.values(await states())).toEqual(['sent', 'sent']);
  });

  it('go to those who did not open the portal since, and not about what was read', async () => {
    const read = await addNotification(server, person.userId);
    await person.call('readNotifications', { body: { notificationId: read, andOlder: true } });
    const unread = await addNotification(server, person.userId);
    server.clock.advance(2 * day);
    await openPortal();
    server.clock.advance(day);
    await run();
    expect(await states()).toEqual({ [read]: 'skipped', [unread]: 'waiting' });
    server.clock.advance(2 * day);
    await run();
    expect(texts()).toHaveLength(1);
  });

  it('are sent at most once a week', async () => {
    await addNotification(server, person.userId);
    server.clock.advance(3 * day);
    await run();
    await addNotification(server, person.userId);
    server.clock.advance(3 * day);
    await run();
    expect(texts()).toHaveLength(1);
    server.clock.advance(4 * day);
    await run();
    expect(texts()).toHaveLength(2);
  });

  it('wait for the end of the quiet hours', async () => {
    server.clock.advance(10 * 3600);
    await openPortal();
    await addNotification(server, person.userId);
    server.clock.advance(3 * day);
    await run();
    expect(texts()).toEqual([]);
    server.clock.advance(10 * 3600);
    await run();
    expect(texts()).toHaveLength(1);
  });

  it('are in the language of the person', async () => {
    await sql`update people set app_language = 'ur' where id = ${person.userId}`.execute(server.db);
    await addNotification(server, person.userId);
    server.clock.advance(3 * day);
    await run();
    expect(server.texts.sent).toMatchObject([
      { phone: person.phone, kind: 'unread', language: 'ur' },
    ]);
  });

  it('go by e-mail to those without a phone', async () => {
    const social = server.client();
    const body = {
      loginType: 'GOOGLE' as const,
      googleAccessToken: `person:r-${engine}|r@x.example`,
    };
    await social.call('login', { body });
    const row = await server.db
      .selectFrom('identities')
      .where('email', '=', 'r@x.example')
      .select('person_id')
      .executeTakeFirstOrThrow();
    await sql`update people set app_language = 'hi' where id = ${row.person_id}`.execute(server.db);
    await addNotification(server, row.person_id);
    server.clock.advance(3 * day);
    await run();
    expect(texts()).toEqual([]);
    expect(server.mail.sent).toMatchObject([
      { to: 'r@x.example', subject: 'आपकी कुछ सूचनाएँ अभी पढ़ी नहीं गई हैं' },
    ]);
    expect(server.mail.sent[0]?.text).toContain('/app/notifications');
  });

  it.each([
    [
      'turned off',
      `insert into notification_settings (person_id, turned_off) values ($1, '{text:profile}')
        on conflict (person_id) do update set turned_off = excluded.turned_off`,
    ],
    [
      'blocked',
      `update people set position = position || '{"accountStatus":"blocked"}' where id = $1`,
    ],
    ['merged', `update people set merged_into = id where id = $1`],
  ])('do not go to accounts that are %s', async (_, statement) => {
    const id = await addNotification(server, person.userId);
    await server.database.executeSql(statement, [person.userId]);
    server.clock.advance(3 * day);
    await run();
    expect(texts()).toEqual([]);
    expect(await states()).toEqual({ [id]: 'skipped' });
  });

  it.each([
    [
      'whose number is not proved',
      `update people set position = position || '{"phone":"unverified"}'
      where id = $1`,
    ],
    [
      'who never signed in',
      `with gone as (delete from sessions where person_id = $1)
      delete from known_devices where person_id = $1`,
    ],
  ])('do not go to people %s', async (_, statement) => {
    const id = await addNotification(server, person.userId);
    await server.database.executeSql(statement, [person.userId]);
    server.clock.advance(3 * day);
    await run();
    expect(texts()).toEqual([]);
    expect(await states()).toEqual({ [id]: 'skipped' });
    expect(await settingsOf(person.userId)).toBeUndefined();
  });

  it('wait three days after the last visit, also when that ended with a sign-out', async () => {
    await addNotification(server, person.userId);
    server.clock.advance(2 * day);
    await person.call('getNotifications');
    await person.call('logout');
    server.clock.advance(day + 1);
    await run();
    expect(texts()).toEqual([]);
    server.clock.advance(2 * day);
    await run();
    expect(texts()).toHaveLength(1);
  });

  it('follow what either of two merged accounts had turned off', async () => {
    const other = await server.signIn();
    const at = server.clock.now();
    await server.database.executeSql(
      `insert into notification_settings values ($1, '{text:profile,push:bank}', 21, 8, null),
        ($2, '{text:bank,push:bank}', 23, 6, $3)`,
      [person.userId, other.userId, at],
    );
    await transferSettings(server.db, { selectedId: person.userId, defunctId: other.userId });
    expect(await settingsOf(person.userId)).toEqual({
      person_id: person.userId,
      turned_off: ['push:bank', 'text:bank', 'text:profile'],
      quiet_from: 23,
      quiet_until: 6,
      last_text_at: at,
    });
    expect(await settingsOf(other.userId)).toBeUndefined();
  });

  it('reach the others when one fails, which is tried again', async () => {
    const other = await server.signIn();
    await server.db.deleteFrom('notifications').execute();
    await addNotification(server, person.userId);
    await addNotification(server, other.userId);
    server.clock.advance(3 * day);
    const { send } = server.texts;
    server.texts.send = async (notice) => {
      if (notice.phone === person.phone) throw new Error('The queue is full.');
      return send(notice);
    };
    await run();
    server.texts.send = send;
    expect(texts()).toEqual([[other.phone, 'unread']]);
    expect(reports).toHaveLength(1);
    server.clock.advance(3600);
    await run();
    expect(texts()).toHaveLength(2);
  });
});
