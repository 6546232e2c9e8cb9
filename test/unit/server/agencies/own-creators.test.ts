import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerInvoiceJobs } from '#server/modules/money/index.ts';
import { assignAgency } from '../fixtures/agency-fixtures.ts';
import {
  approveBank,
  invoiced,
  readOn,
  setRates,
  signInPaid,
} from '../fixtures/payment-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { article, on, saved, upsert } from '../fixtures/post-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)("an agency's own creators on %s", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await setRates(server, '2026-04');
    await registerInvoiceJobs(server.deps);
  }, 60_000);
  afterAll(() => server?.stop());

  const creatorOf = async (agencyId: string, position: object = { work: 'approved' }) => {
    const creator = await signInAs(server, { role: 'creator', position });
    await assignAgency(server, creator.userId, agencyId);
    return creator;
  };

  it('are counted by work approval and account status', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    expect((await agency.call('getAgencyOverview')).data).toEqual({
      creatorCount: 0,
      blockedCount: 0,
      workApprovals: [],
      membershipEvents: [],
    });
    await creatorOf(agency.userId);
    await creatorOf(agency.userId, { work: 'approved', accountStatus: 'blocked' });
    await creatorOf(agency.userId, { work: 'pending' });
    const other = await signInAs(server, { role: 'agency' });
    await creatorOf(other.userId, { work: 'rejected' });
    expect((await agency.call('getAgencyOverview')).data).toMatchObject({
      creatorCount: 3,
      blockedCount: 1,
      workApprovals: [
        { status: 'pending', count: 1 },
        { status: 'approved', count: 2 },
      ],
    });
  });

  it('have a page with their posts counted by state, archived ones apart', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const creator = await creatorOf(agency.userId);
    await saved(creator);
    await upsert(creator, article({ action: 'submit' }));
    await upsert(creator, on(await saved(creator), 'archive'));
    const { data } = await agency.call('getAgencyCreator', {
      query: { creatorUserId: creator.userId },
    });
    expect(data).toMatchObject({
      creator: { creatorUserId: creator.userId, workApproval: 'approved' },
      postCounts: [
        { state: 'CREATED', count: 1 },
        { state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', count: 1 },
      ],
      archivedCount: 1,
    });
  });

  it("have the earnings of their page, in a month or in all, and the agency's total", async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const [first, second] = [await signInPaid(server), await signInPaid(server)];
    const unpaid = await creatorOf(agency.userId);
    for (const { userId } of [first, second]) await assignAgency(server, userId, agency.userId);
    await readOn(server, first, { '2026-10-05': 1500, '2026-11-02': 333 });
    await readOn(server, second, { '2026-10-09': 333 });
    await readOn(server, await signInPaid(server), { '2026-10-09': 90_000 });
    const rowsOf = async (body: { month?: string }) => {
      const { data } = await agency.call('getAgencyEarnings', { body });
      return new Map(data.rows.map((row) => [row.creatorUserId, row.paise]));
    };
    const october = await rowsOf({ month: '2026-10' });
    expect(october.get(first.userId)).toBe(6000);
    expect(october.get(second.userId)).toBe(1332);
    expect(october.get(unpaid.userId)).toBe(0);
    expect((await rowsOf({})).get(first.userId)).toBe(7332);
    const { data: own } = await first.call('getPaymentList', { body: {} });
    expect(own.rows.map(({ paise }) => paise)).toEqual([1332, 6000]);
    const { data: months } = await agency.call('getAgencyMonths');
    expect(months.rows).toEqual([
      { month: '2026-11', paise: 1332, invoicedPaise: 0, paidPaise: 0 },
      { month: '2026-10', paise: 7332, invoicedPaise: 0, paidPaise: 0 },
    ]);
  });

  it('count invoiced amounts once', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const creator = await signInPaid(server);
    await assignAgency(server, creator.userId, agency.userId);
    await approveBank(server, creator.userId);
    await readOn(server, creator, { '2026-10-05': 1000 });
    await invoiced(server, creator, '2026-10');
    await readOn(server, creator, { '2026-10-20': 500 });
    const { data } = await agency.call('getAgencyEarnings', { body: { month: '2026-10' } });
    expect(data.rows).toMatchObject([{ paise: 6000, invoicedPaise: 4000, paidPaise: 0 }]);
  });

  it('are listed in pages by name', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    for (let count = 0; count < 5; count++) await creatorOf(agency.userId);
    const seen: string[] = [];
    let query: { cursor?: string } = {};
    for (let page = 0; page < 3; page++) {
      const { data } = await agency.call('getAgencyEarnings', { body: { pageSize: 2 }, query });
      seen.push(...data.rows.map(({ creatorUserId }) => creatorUserId));
      const next = data.nextPageUrl && new URL(data.nextPageUrl, 'http://localhost').searchParams;
      query = { cursor: String(next ? next.get('cursor') : '') };
      expect(data.nextPageUrl === null).toBe(page === 2);
    }
    expect(new Set(seen).size).toBe(5);
  });
});
