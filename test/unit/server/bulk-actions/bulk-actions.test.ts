import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { Permission } from '#domain/permissions/permissions.ts';
import type { BodyOf } from '#server/http/handler.ts';
import { registerBulkActions } from '#server/modules/bulk-actions/index.ts';
import { registerInvoiceJobs } from '#server/modules/money/index.ts';
import type { JobPayloads } from '#server/platform/queue/job-types.ts';
import { entriesOf, makeCreators, makeHashtags } from '../fixtures/bulk-fixtures.ts';
import { invoiced, setRates, signInPayable } from '../fixtures/payment-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Request = BodyOf<'startBulkAction'>;
type Staff = ContractClient & { userId: string };
type Turn = JobPayloads['run-bulk-action'];

describe.each(engines)('bulk actions on %s', (engine) => {
  let server: TestServer;
  let staff: Staff;
  /** The queue, whose jobs a test runs one by one. */
  const queue: Turn[] = [];
  const faults: unknown[] = [];
  let run: (turn: Turn) => Promise<void>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await registerInvoiceJobs(server.deps);
    const { jobs } = server;
    server.deps.jobs = {
      ...jobs,
      async send(name, payload, trx, after) {
        if (name === 'run-bulk-action') queue.push(payload as Turn);
        else await jobs.send(name, payload, trx, after);
      },
      async register(name, handler) {
        if (name === 'run-bulk-action') run = handler as typeof run;
      },
    };
    await register();
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    staff = await signInAs(server, { role: 'staff' });
  });

  const register = () => registerBulkActions(server.deps, (error) => faults.push(error));
  /** Runs the next job. */
  async function step(): Promise<void> {
    const turn = queue.shift();
    if (turn) await run(turn);
  }
  async function drain(): Promise<void> {
    while (queue.length > 0) await step();
  }
  const start = (body: Request, key: string = crypto.randomUUID()) =>
    staff.call('startBulkAction', { body, headers: { 'Idempotency-Key': key } });
  const approve = (ids: string[], changes: Partial<Request> = {}) =>
    start({ kind: 'approve-creators', ids, expectedTotal: ids.length, ...changes } as Request);
  const report = async (bulkActionId: string, client = staff) =>
    (await client.call('getBulkAction', { body: { bulkActionId } })).data;
  const retry = (bulkActionId: string) => staff.call('retryBulkAction', { body: { bulkActionId } });
  const cancel = (bulkActionId: string) =>
    staff.call('cancelBulkAction', { body: { bulkActionId } });
  const setPermissions = (permissions: Permission[]) =>
    server.db.updateTable('people').set({ permissions }).where('id', '=', staff.userId).execute();
  const setWork = (ids: string[], work: string) =>
    server.db
      .updateTable('people')
      .set({ position: sql`position || jsonb_build_object('work', ${work}::text)` })
      .where('id', 'in', ids)
      .execute();
  const approvedCount = async (ids: string[]) => {
    const rows = await server.db
      .selectFrom('people')
      .where('id', 'in', ids)
      .where(sql`position->>'work'`, '=', 'approved')
      .select('id')
      .execute();
    return rows.length;
  };

  it('approve the chosen creators, each with an entry in the audit trail', async () => {
    const ids = await makeCreators(server.db, 3);
    const { data: started } = await approve(ids, { reason: ' Known from the fair ' });
    expect(started).toMatchObject({
      kind: 'approve-creators',
      state: 'running',
      total: 3,
      done: 0,
    });
    await drain();
    const { bulkAction, rows } = await report(started.bulkActionId);
    expect(bulkAction).toMatchObject({ state: 'finished', total: 3, done: 3, failed: 0 });
    expect(rows).toEqual([]);
    expect(await approvedCount(ids)).toBe(3);
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('bulk_action_id', '=', started.bulkActionId)
      .select(['person_id', 'operation', 'subject_id', 'reason'])
      .execute();
    expect(entries).toHaveLength(3);
    for (const id of ids) {
      expect(entries).toContainEqual({
        person_id: staff.userId,
        operation: 'updateDetailsStatus',
        subject_id: id,
        reason: 'Known from the fair',
      });
    }
  });

  it('take all records that match a filter when they start, and no later ones', async () => {
    await setWork((await makeCreators(server.db, 1)).slice(0, 1), 'pending');
    const agency = await signInAs(server, { role: 'agency' });
    const ids = await makeCreators(server.db, 4);
    await server.db
      .updateTable('people')
      .set({ agency_id: agency.userId })
      .where('id', 'in', ids.slice(1))
      .execute();
    const filters = { agencyUserId: agency.userId, workApproval: 'pending' as const };
    const { data } = await start({ kind: 'approve-creators', filters, expectedTotal: 3 });
    await server.db
      .updateTable('people')
      .set({ agency_id: agency.userId })
      .where('id', '=', ids[0] as string)
      .execute();
    await drain();
    expect((await report(data.bulkActionId)).bulkAction).toMatchObject({ total: 3, done: 3 });
    expect(await approvedCount(ids)).toBe(3);
  });

  it('refuse when more records match than the person has confirmed', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const ids = await makeCreators(server.db, 3);
    await server.db
      .updateTable('people')
      .set({ agency_id: agency.userId })
      .where('id', 'in', ids)
      .execute();
    const filters = { agencyUserId: agency.userId };
    const { status, error } = await start({ kind: 'approve-creators', filters, expectedTotal: 2 });
    expect([status, error.fields]).toEqual([400, { expectedTotal: 'too-many' }]);
    const none = await start({
      kind: 'approve-creators',
      filters: { search: 'nobody has this name' },
      expectedTotal: 2,
    });
    expect(none.status).toBe(404);
    const both = await approve(ids, { filters });
    expect(both.error.fields).toEqual({ filters: 'not-allowed' });
    const neither = await start({ kind: 'approve-creators', expectedTotal: 1 });
    expect(neither.error.fields).toEqual({ ids: 'required' });
  });

  it('report failures with names and reasons, and retry only those', async () => {
    const ids = await makeCreators(server.db, 4);
    const refused = ids.slice(0, 2);
    await setWork(refused, 'approved');
    const missing = crypto.randomUUID();
    const { data } = await approve([...ids, missing]);
    await drain();
    const first = await report(data.bulkActionId);
    expect(first.bulkAction).toMatchObject({ state: 'finished', total: 5, done: 2, failed: 3 });
    expect(first.rows.map(({ subjectId, code }) => [subjectId, code])).toEqual([
      [refused[0], 'transition-not-allowed'],
      [refused[1], 'transition-not-allowed'],
      [missing, 'not-found'],
    ]);
    expect(first.rows[0]?.name).toMatch(/^Meera/);
    await setWork(refused.slice(0, 1), 'pending');
    expect((await retry(data.bulkActionId)).data).toMatchObject({ state: 'running', failed: 0 });
    await drain();
    const second = await report(data.bulkActionId);
    expect(second.bulkAction).toMatchObject({ state: 'finished', done: 3, failed: 2 });
    const entries = await entriesOf(server.db, data.bulkActionId);
    expect([...entries.values()]).toEqual([1, 1, 1]);
  });

  it('page their failures', async () => {
    const ids = await makeCreators(server.db, 3, 'approved');
    const { data } = await approve(ids);
    await drain();
    const body = { bulkActionId: data.bulkActionId, pageSize: 2 };
    const { data: page } = await staff.call('getBulkAction', { body });
    expect(page.rows).toHaveLength(2);
    const cursor = String(new URLSearchParams(page.nextPageUrl?.split('?')[1]).get('cursor'));
    const { data: next } = await staff.call('getBulkAction', { body, query: { cursor } });
    expect(next.rows.map(({ subjectId }) => subjectId)).toEqual(ids.slice(2));
    expect(next.nextPageUrl).toBeNull();
  });

  it('stop when the person loses the permission midway, and continue with it', async () => {
    const ids = await makeCreators(server.db, 150);
    const { data } = await approve(ids);
    await step();
    await setPermissions(['INTERNAL']);
    await drain();
    const stopped = (await report(data.bulkActionId)).bulkAction;
    expect(stopped).toMatchObject({ state: 'stopped', failed: 0 });
    expect(stopped.done).toBeLessThan(150);
    expect(await approvedCount(ids)).toBe(stopped.done);
    expect((await retry(data.bulkActionId)).status).toBe(403);
    await setPermissions(['INTERNAL', 'APPROVE_CREATOR']);
    await retry(data.bulkActionId);
    await drain();
    expect((await report(data.bulkActionId)).bulkAction).toMatchObject({
      state: 'finished',
      done: 150,
    });
  });

  it('stop when the account of the person is deactivated', async () => {
    const ids = await makeCreators(server.db, 2);
    await approve(ids);
    await server.db
      .updateTable('people')
      .set({ position: sql`position || '{"accountStatus": "blocked"}'` })
      .where('id', '=', staff.userId)
      .execute();
    await drain();
    expect(await approvedCount(ids)).toBe(0);
  });

  it('leave the remaining records as they are when they are cancelled', async () => {
    const ids = await makeCreators(server.db, 2);
    const { data } = await approve(ids);
    expect((await cancel(data.bulkActionId)).data.state).toBe('cancelled');
    await drain();
    expect(await approvedCount(ids)).toBe(0);
    expect((await cancel(data.bulkActionId)).error.code).toBe('transition-not-allowed');
    expect((await retry(data.bulkActionId)).error.code).toBe('transition-not-allowed');
  });

  it('start once however often the same request arrives', async () => {
    const ids = await makeCreators(server.db, 2);
    const key = crypto.randomUUID();
    const body = { kind: 'approve-creators', ids, expectedTotal: 2 } as const;
    const [first, second] = await Promise.all([start(body, key), start(body, key)]);
    expect(second.data.bulkActionId).toBe(first.data.bulkActionId);
    const { data } = await staff.call('getBulkActions');
    expect(data.rows.map(({ bulkActionId }) => bulkActionId)).toEqual([first.data.bulkActionId]);
    await drain();
  });

  it('are limited in number, and seen by the person who started them only', async () => {
    const ids = await makeCreators(server.db, limits.bulkActionsMax + 1);
    const started = await Promise.all(
      ids.slice(0, limits.bulkActionsMax).map((id) => approve([id])),
    );
    expect((await approve(ids.slice(-1))).error.fields).toEqual({ kind: 'too-many' });
    const colleague = await signInAs(server, { role: 'staff' });
    const bulkActionId = String(started[0]?.data.bulkActionId);
    for (const id of ['getBulkAction', 'retryBulkAction', 'cancelBulkAction'] as const)
      expect((await colleague.call(id, { body: { bulkActionId } })).status).toBe(404);
    expect((await colleague.call('getBulkActions')).data.rows).toEqual([]);
    await drain();
  });

  it('of several people take turns', async () => {
    const mine = await makeCreators(server.db, 250);
    const { data: big } = await approve(mine);
    const colleague = await signInAs(server, { role: 'staff' });
    const theirs = await makeCreators(server.db, 2);
    const { data: small } = await colleague.call('startBulkAction', {
      body: { kind: 'approve-creators', ids: theirs, expectedTotal: 2 },
    });
    await step();
    await step();
    expect((await report(small.bulkActionId, colleague)).bulkAction.state).toBe('finished');
    expect((await report(big.bulkActionId)).bulkAction.done).toBeLessThanOrEqual(100);
    await drain();
    expect((await report(big.bulkActionId)).bulkAction.done).toBe(250);
  });

  it('are continued by the process that starts after one has ended', async () => {
    const ids = await makeCreators(server.db, 5);
    const { data } = await approve(ids);
    // The job of the first process is still there, and another process starts.
    const earlier = queue.splice(0);
    await register();
    await Promise.all([...earlier, ...queue.splice(0)].map((turn) => run(turn)));
    await drain();
    expect((await report(data.bulkActionId)).bulkAction).toMatchObject({
      state: 'finished',
      done: 5,
    });
    expect([...(await entriesOf(server.db, data.bulkActionId)).values()]).toEqual([1, 1, 1, 1, 1]);
  });

  it('note a fault of the portal as a failure and go on', async () => {
    const ids = await makeCreators(server.db, 3);
    const { data } = await approve(ids);
    await sql`alter table profile_events add constraint surprised
      check (person_id <> ${sql.lit(ids[1])}::uuid)`.execute(server.db);
    await drain();
    await sql`alter table profile_events drop constraint surprised`.execute(server.db);
    const { bulkAction, rows } = await report(data.bulkActionId);
    expect(bulkAction).toMatchObject({ state: 'finished', done: 2, failed: 1 });
    expect(rows).toMatchObject([{ subjectId: ids[1], code: 'internal-error' }]);
    expect(faults.splice(0)).toHaveLength(1);
  });

  it('assign an agency to creators, or none', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const ids = await makeCreators(server.db, 2);
    const assign = (agencyUserId: string | null) =>
      start({ kind: 'assign-agency', agencyUserId, ids, expectedTotal: 2 });
    const { data } = await assign(agency.userId);
    expect(data.agency?.agencyUserId).toBe(agency.userId);
    await drain();
    const agencies = () =>
      server.db.selectFrom('people').where('id', 'in', ids).select('agency_id').execute();
    expect(await agencies()).toEqual(ids.map(() => ({ agency_id: agency.userId })));
    await assign(null);
    await drain();
    expect(await agencies()).toEqual(ids.map(() => ({ agency_id: null })));
    expect((await assign(staff.userId)).error.fields).toEqual({ agencyUserId: 'not-allowed' });
  });

  it('hide hashtags and show them again', async () => {
    const ids = await makeHashtags(server.db, 2);
    const { data } = await start({
      kind: 'hide-hashtags',
      filters: { search: 'rain' },
      expectedTotal: 2,
    });
    await drain();
    expect((await report(data.bulkActionId)).bulkAction.done).toBe(2);
    const hidden = () =>
      server.db.selectFrom('hashtags').where('id', 'in', ids).select('is_hidden').execute();
    expect(await hidden()).toEqual([{ is_hidden: true }, { is_hidden: true }]);
    await start({ kind: 'show-hashtags', ids, expectedTotal: 2 });
    await drain();
    expect(await hidden()).toEqual([{ is_hidden: false }, { is_hidden: false }]);
  });

  it('mark accepted invoices as paid with one reference', async () => {
    await setRates(server, '2026-01');
    const creator = await signInPayable(server, { '2026-10-05': 900_000 });
    const invoice = await invoiced(server, creator, '2026-10');
    const pay = () =>
      start({
        kind: 'pay-invoices',
        reference: 'UTR000417',
        filters: { month: '2026-10' },
        expectedTotal: 1,
      });
    const elsewhere = await start({
      kind: 'pay-invoices',
      reference: 'UTR000417',
      filters: { month: '2026-10', search: 'nobody' },
      expectedTotal: 1,
    });
    expect(elsewhere.error.code, 'the search is a filter too').toBe('not-found');
    const { data } = await pay();
    await drain();
    expect((await report(data.bulkActionId)).rows).toMatchObject([
      { name: invoice.number, code: 'transition-not-allowed' },
    ]);
    await creator.call('invoiceAccepted', { body: { invoiceId: invoice.invoiceId } });
    await retry(data.bulkActionId);
    await drain();
    const { data: list } = await creator.call('getInvoiceList', { body: {} });
    expect(list.rows).toMatchObject([{ invoiceState: 'PAID', paymentReference: 'UTR000417' }]);
  });

  it('need the permission that the call for one record needs', async () => {
    await setPermissions(['INTERNAL']);
    expect((await approve([crypto.randomUUID()])).status).toBe(403);
    await setPermissions(['APPROVE_CREATOR']);
    const ids = [crypto.randomUUID()];
    expect((await start({ kind: 'hide-hashtags', ids, expectedTotal: 1 })).status).toBe(403);
    const payment = {
      kind: 'pay-invoices',
      reference: 'UTR000417',
      ids,
      expectedTotal: 1,
    } as const;
    expect((await start(payment)).status).toBe(403);
  });
});
