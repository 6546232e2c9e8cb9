import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { WorkKind } from '#domain/staff/work-kinds.ts';
import { countWaitingWork } from '#server/modules/staff/repository/waiting-work.ts';
import { approveBank } from '../fixtures/payment-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import {
  done,
  on,
  type PublishingServer,
  saved,
  startPublishingServer,
} from '../fixtures/post-fixtures.ts';
import { staffPassword } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines } from '../harness/test-server.ts';

describe.each(engines)('the overview of waiting work on %s', (engine) => {
  let setup: PublishingServer;
  beforeAll(async () => {
    setup = await startPublishingServer(engine);
  }, 60_000);
  afterAll(() => setup?.stop());

  const rowsFor = async (client: ContractClient) =>
    (await client.call('getStaffOverview')).data?.rows ?? [];
  const row = async (kind: WorkKind) =>
    (await rowsFor(setup.staff)).find((each) => each.kind === kind);
  const submitted = async () => {
    const post = await saved(setup.creator);
    return done(setup.creator, on(post, 'submit'));
  };

  it('shows only the kinds that the caller may open', async () => {
    const kinds = async (permissions: ('APPROVE_CREATOR' | 'INTERNAL' | 'MANAGE_STAFF')[]) =>
      (await rowsFor(await signInAs(setup.server, { role: 'staff', permissions }))).map(
        ({ kind }) => kind,
      );
    expect(await kinds(['APPROVE_CREATOR'])).toEqual([
      'profiles',
      'profile-changes',
      'bank-details',
    ]);
    expect(await kinds(['INTERNAL'])).toEqual([
      'posts',
      'appeals',
      'invoices',
      'failed-publications',
    ]);
    expect(await kinds(['MANAGE_STAFF'])).toEqual([]);
  });

  it('counts posts in review, those that wait too long, and what the caller decided', async () => {
    const { server, staff } = setup;
    const before = await row('posts');
    const [first, second] = [await submitted(), await submitted()];
    const oldestAt = server.clock.now().toISOString();
    server.clock.advance(limits.postOverdueSeconds + 1);
    await submitted();
    expect(await row('posts')).toMatchObject({ count: 3, overdue: 2, oldestAt, hasMore: false });
    await done(staff, on(first, 'reject', { reasons: ['hate-speech'] }));
    await done(staff, on(second, 'publish'));
    expect(await row('posts')).toMatchObject({
      count: 1,
      overdue: 0,
      decidedToday: Number(before?.decidedToday) + 2,
    });
    const colleague = await signInAs(server, { role: 'staff' });
    const seen = (await rowsFor(colleague)).find(({ kind }) => kind === 'posts');
    expect(seen?.decidedToday).toBe(0);
    server.clock.advance(24 * 3600);
    // The session of yesterday is over.
    const body = { loginType: 'INTERNAL' as const, email: staff.email, password: staffPassword };
    await staff.call('login', { body });
    expect((await row('posts'))?.decidedToday).toBe(0);
  });

  it('counts profiles, bank details, invoices and failed publications', async () => {
    const { server, staff, creator } = setup;
    const { db, clock } = server;
    const pending = await signInAs(server, { role: 'creator', position: { work: 'pending' } });
    await db
      .updateTable('people')
      .set({ submitted_at: clock.now() })
      .where('id', '=', pending.userId)
      .execute();
    await approveBank(server, creator.userId);
    await db
      .updateTable('people')
      .set({ position: sql`position || '{"bank": "pending"}'` })
      .where('id', '=', creator.userId)
      .execute();
    await setup.publisher.drain();
    setup.publisher.isDown = true;
    await done(staff, on(await submitted(), 'publish'));
    await setup.publisher.drain();
    setup.publisher.isDown = false;
    for (const kind of ['profiles', 'bank-details', 'failed-publications'] as const)
      expect(await row(kind), kind).toMatchObject({ count: 1, overdue: 0 });
    expect(await row('profile-changes')).toMatchObject({ count: 0, oldestAt: null });
    await staff.call('updateDetailsStatus', {
      body: { creatorUserId: pending.userId, action: 'approve' },
    });
    await staff.call('saveBankDetails', {
      body: { creatorUserId: creator.userId, action: 'approve' },
    });
    for (const kind of ['profiles', 'bank-details'] as const)
      expect(await row(kind), kind).toMatchObject({ count: 0, decidedToday: 1 });
  });

  it('stops counting at the limit and says that there is more', async () => {
    const { db } = setup.server;
    await sql`insert into invoices (id, number, financial_year, supplier_id, creator_id, month,
        issued_on, state, amounts, terms, sealed, accepted_at)
      select gen_random_uuid(), n, '26-27', ${setup.creator.userId}, ${setup.creator.userId},
        'month ' || n, '2026-11-01', 'ACCEPTED', '{}', '{}', '', ${setup.server.clock.now()}
      from generate_series(1, ${limits.workCountMax + 20}::int) as n`.execute(db);
    const invoices = await row('invoices');
    expect(invoices).toMatchObject({ count: limits.workCountMax, hasMore: true });
    const overdueBefore = new Date(0);
    const [counted] = await countWaitingWork(db, [{ kind: 'invoices', overdueBefore }]);
    expect(counted?.count, 'no more rows are read').toBe(limits.workCountMax + 1);
  });
});
