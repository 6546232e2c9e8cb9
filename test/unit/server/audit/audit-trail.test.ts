import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indianDay } from '#domain/analytics/engagement.ts';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { auditChanges } from '#server/http/audit-trail.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const allPermissions = [...rolePermissions.staff, 'MANAGE_STAFF'] as const;

describe('the changes of an entry', () => {
  it('are the fields that differ', () => {
    const before = { state: 'SUBMITTED', revision: 2, kept: ['a'] };
    const after = { state: 'PUBLISHED', revision: 3, kept: ['a'] };
    expect(auditChanges(before, after)).toEqual({
      state: { before: 'SUBMITTED', after: 'PUBLISHED' },
      revision: { before: 2, after: 3 },
    });
  });

  it('hide personal fields, also deep inside', () => {
    const before = { email: 'meera@creator.example', contact: [{ phone: '9000000001', days: 2 }] };
    const after = { email: 'asha@creator.example', contact: [{ phone: '9000000002', days: 2 }] };
    expect(JSON.stringify(auditChanges(before, after))).not.toMatch(/meera|asha|9000/);
    expect(auditChanges(before, after).contact?.after).toEqual([{ phone: '[personal]', days: 2 }]);
  });

  it('hide lists of personal values', () => {
    const { ownerEmails } = auditChanges(
      { ownerEmails: [] },
      { ownerEmails: ['meera@creator.example'] },
    );
    expect(ownerEmails?.after).toBe('[personal]');
  });

  it('shorten long values', () => {
    const { rates } = auditChanges({}, { rates: 'x'.repeat(5000) });
    expect(String(rates?.after)).toHaveLength(1001);
  });
});

describe.each(engines)('the audit trail on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const administrator = () => signInAs(server, { role: 'staff', permissions: allPermissions });
  const entriesOf = (userId: string) =>
    server.db
      .selectFrom('audit_entries')
      .where('person_id', '=', userId)
      .orderBy('id')
      .selectAll()
      .execute();

  it('records who did what to whom, with the values before and after and the reason', async () => {
    const staff = await administrator();
    const creator = await signInAs(server, { role: 'creator' });
    await staff.call('blockCreator', {
      body: { creatorUserId: creator.userId, action: 'block', reason: 'spam' },
    });
    const { data } = await staff.call('getAuditTrail', {
      body: { filters: { subjectKind: 'creator', subjectId: creator.userId } },
    });
    expect(data.rows).toEqual([
      {
        entryId: expect.any(String),
        at: server.clock.now().toISOString(),
        by: { userId: staff.userId, name: 'Meera Kulkarni' },
        operation: 'blockCreator',
        subject: { kind: 'creator', id: creator.userId },
        changes: [{ field: 'accountStatus', before: 'active', after: 'blocked' }],
        reason: 'spam',
        bulkActionId: null,
      },
    ]);
  });

  it('has an entry for each sign-in of staff', async () => {
    const { userId } = await signInAsStaff(server);
    expect(await entriesOf(userId)).toMatchObject([{ operation: 'login', subject_id: userId }]);
  });

  it('has one entry for a call that is repeated with its key', async () => {
    const staff = await administrator();
    const creator = await signInAs(server, { role: 'creator' });
    const request = {
      body: { creatorUserId: creator.userId, action: 'block', reason: 'spam' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    } as const;
    await staff.call('blockCreator', request);
    await staff.call('blockCreator', request);
    expect(await entriesOf(staff.userId)).toHaveLength(1);
  });

  it('has no entry for a call that is refused', async () => {
    const staff = await administrator();
    const body = { creatorUserId: crypto.randomUUID(), action: 'unblock' } as const;
    expect((await staff.call('blockCreator', { body })).status).toBe(404);
    expect(await entriesOf(staff.userId)).toEqual([]);
  });

  it('finds entries by person, operation and day, a page at a time', async () => {
    const staff = await administrator();
    for (const title of ['एक', 'दो', 'तीन'])
      await staff.call('saveHashtag', { body: { title, isHidden: false, isDhTag: false } });
    const filters = { staffUserId: staff.userId, operation: 'saveHashtag' };
    const first = await staff.call('getAuditTrail', { body: { filters, pageSize: 2 } });
    expect(first.data.rows).toHaveLength(2);
    const cursor = new URL(first.data.nextPageUrl ?? '', 'http://portal.test').searchParams.get(
      'cursor',
    );
    const second = await staff.call('getAuditTrail', {
      body: { filters, pageSize: 2 },
      query: { cursor: cursor ?? '' },
    });
    expect(second.data.rows).toHaveLength(1);
    expect(second.data.nextPageUrl).toBeNull();
    const today = { ...filters, fromDay: indianDay(server.clock.now()) };
    const all = await staff.call('getAuditTrail', { body: { filters: today } });
    expect(all.data.rows).toHaveLength(3);
    const before = { ...filters, toDay: '2020-01-01' };
    const none = await staff.call('getAuditTrail', { body: { filters: before } });
    expect(none.data.rows).toEqual([]);
  });

  it('shows the history of a record to staff who work with it, and nothing else', async () => {
    const staff = await signInAs(server, { role: 'staff' });
    const read = async (filters: object) =>
      (await staff.call('getAuditTrail', { body: { filters } })).status;
    const subjectId = crypto.randomUUID();
    expect(await read({ subjectKind: 'creator', subjectId })).toBe(200);
    expect(await read({ subjectKind: 'staff', subjectId })).toBe(403);
    expect(await read({ subjectKind: 'session', subjectId })).toBe(403);
    expect(await read({ subjectKind: 'creator' })).toBe(403);
    expect(await read({})).toBe(403);
    const creator = await signInAs(server, { role: 'creator' });
    const body = { filters: { subjectKind: 'creator' as const, subjectId: creator.userId } };
    expect((await creator.call('getAuditTrail', { body })).status).toBe(403);
  });

  it.each([
    'update audit_entries set reason = null',
    'delete from audit_entries',
    'truncate audit_entries',
  ])('refuses to %s', async (statement) => {
    const staff = await administrator();
    await staff.call('saveHashtag', { body: { title: 'मेला', isHidden: false, isDhTag: false } });
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow(/audit trail/);
  });
});
