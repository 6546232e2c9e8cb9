import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#server/http/handler.ts';
import { replicaOperations } from '#server/http/replica-reads.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { ReadReplica } from '#server/platform/database/read-replica.ts';
import { type Creator, saved, signInApproved } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Staff = Awaited<ReturnType<typeof signInAsStaff>>;

/** Stands for the replica: it counts what it is asked, writes nothing and can fail. */
function standby(db: Db) {
  const state = { queries: 0, isUsable: true, error: null as Error | null, failures: 0 };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (/^(Insert|Update|Delete|Merge)QueryNode$/.test(node.kind))
        throw Object.assign(new Error('cannot write on a standby'), { code: '25006' });
      state.queries += 1;
      if (state.error) throw state.error;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const replica: ReadReplica = {
    db: db.withPlugin(plugin),
    isUsable: () => state.isUsable,
    staleness: () => 0,
    reportFailure: () => {
      state.failures += 1;
    },
    close: async () => {},
  };
  return { state, replica };
}

const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), {
  code: '40001',
});

describe.each(engines)('reads with a replica on %s', (engine) => {
  let server: TestServer;
  let staff: Staff;
  let creator: Creator;
  let postUID: string;
  let state: ReturnType<typeof standby>['state'];

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
    creator = await signInApproved(server);
    postUID = (await saved(creator)).postUID;
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(() => {
    const { replica, state: its } = standby(server.db);
    state = its;
    server.deps.replica = replica;
    staff.cookies.delete('changed');
    creator.cookies.delete('changed');
  });

  const inputs: Partial<Record<OperationId, object>> = {
    getAgencyByFilter: { body: {} },
    getAppealStatistics: { body: { days: 30 } },
    getChartUsage: { query: { chart: 'app' } },
    getInvoiceList: { body: {} },
    getPaymentList: { body: {} },
    getPostAnalytics: {
      query: {
        get postUID() {
          return postUID;
        },
      },
    },
    getReviewStatistics: { body: {} },
    getSourceByFilter: { body: {} },
    listCreators: { body: {} },
    searchPublishedPosts: { body: { filters: {} } },
    searchSources: { body: { queryParams: { search: 'news' } } },
  };
  const forAgencies = ['getAgencyEarnings', 'getAgencyMonths', 'getAgencyOverview'];
  const forCreators = ['getEngagementTrend', 'getPaymentList', 'getPostAnalytics'];

  it.each([...replicaOperations].filter((id) => !forAgencies.includes(id)))(
    '%s reads from it and writes nothing',
    async (id) => {
      const client = forCreators.includes(id) ? creator : staff;
      const { status, error } = await client.call(id, inputs[id]);
      expect(error).toBeUndefined();
      expect(status).toBe(200);
      expect(state.failures).toBe(0);
    },
  );

  it('answers a list from the replica', async () => {
    expect((await staff.call('listCreators', { body: {} })).status).toBe(200);
    expect(state.queries).toBeGreaterThan(0);
  });

  it('answers from the primary while the replica is late', async () => {
    state.isUsable = false;
    expect((await staff.call('listCreators', { body: {} })).status).toBe(200);
    expect(state.queries).toBe(0);
  });

  it('answers from the primary when the replica fails or cancels the query', async () => {
    state.error = conflict;
    expect((await staff.call('listCreators', { body: {} })).status).toBe(200);
    expect(state.failures).toBe(1);
  });

  it('shows a browser its own change, and asks the replica for others', async () => {
    const reply = await creator.call('setAppLanguage', { body: { appLanguage: 'hi' } });
    expect(reply.raw.cookies).toContainEqual(
      expect.objectContaining({ name: 'changed', maxAge: 10, httpOnly: true }),
    );
    await creator.call('getEngagementTrend');
    expect(state.queries).toBe(0);
    await staff.call('listCreators', { body: {} });
    expect(state.queries).toBeGreaterThan(0);
  });

  it('sets no cookie for a list, and none without a replica', async () => {
    const list = await staff.call('listCreators', { body: {} });
    server.deps.replica = null;
    const change = await creator.call('setAppLanguage', { body: { appLanguage: 'hi' } });
    expect([...list.raw.cookies, ...change.raw.cookies].map(({ name }) => name)).not.toContain(
      'changed',
    );
  });
});
