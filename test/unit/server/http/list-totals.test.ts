import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/database/ids.ts';
import { makeCreators, makeHashtags } from '../fixtures/bulk-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('the number of rows of a list on %s', (engine) => {
  let server: TestServer;
  let staff: ContractClient & { userId: string };

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAs(server, {
      role: 'staff',
      permissions: ['INTERNAL', 'APPROVE_CREATOR', 'MANAGE_STAFF'],
    });
  }, 60_000);
  afterAll(() => server?.stop());

  it('is on the first page for staff, of all rows that match', async () => {
    await makeCreators(server.db, 30);
    await makeCreators(server.db, 25, 'approved');
    const pending = { filters: { workApproval: 'pending' as const } };
    const first = await staff.call('listCreators', { body: pending });
    expect([first.data.rows.length, first.data.total]).toEqual([20, 30]);
    const cursor = new URLSearchParams(first.data.nextPageUrl?.split('?')[1]).get('cursor');
    const second = await staff.call('listCreators', {
      body: pending,
      query: { cursor: String(cursor) },
    });
    expect([second.data.rows.length, second.data.total]).toEqual([10, undefined]);
  });

  it('is counted with a search, in every order and page by page', async () => {
    for (const sort of ['newest', 'name', 'followers'] as const) {
      const body = { sort, filters: { search: 'meera' } };
      const { data } = await staff.call('listCreators', { body });
      expect([data.rows.length, data.total]).toEqual([20, 55]);
      const cursor = new URLSearchParams(data.nextPageUrl?.split('?')[1]).get('cursor');
      const next = await staff.call('listCreators', { body, query: { cursor: String(cursor) } });
      const ids = [...data.rows, ...next.data.rows].map(({ creatorUserId }) => creatorUserId);
      expect(new Set(ids).size).toBe(40);
    }
  });

  it('is not shown to agencies and creators', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const creator = await signInAs(server, { role: 'creator' });
    expect((await agency.call('listCreators', { body: {} })).data.total).toBeUndefined();
    expect((await creator.call('getInvoiceList', { body: {} })).data.total).toBeUndefined();
    expect((await creator.call('getCommConfig')).data.total).toBeUndefined();
  });

  it('is one more than the limit where more match', async () => {
    await makeHashtags(server.db, limits.countedRowsMax + 5);
    const { data } = await staff.call('listHashtags', { body: { filters: {} } });
    expect(data.total).toBe(limits.countedRowsMax + 1);
  });

  it('of hashtags is counted with a search, up to the limit and page by page', async () => {
    const body = { filters: { search: 'ain' } };
    const { data } = await staff.call('listHashtags', { body });
    expect(data.total).toBe(limits.countedRowsMax + 1);
    const cursor = new URLSearchParams(data.nextPageUrl?.split('?')[1]).get('cursor');
    const next = await staff.call('listHashtags', { body, query: { cursor: String(cursor) } });
    expect(next.data.total).toBeUndefined();
    const uses = [...data.rows, ...next.data.rows].map((row) => row.uses);
    expect(uses).toEqual(Array.from({ length: 40 }, (_, nth) => limits.countedRowsMax + 5 - nth));
  });

  it.each([
    ['getAgencyByFilter', { body: {} }],
    ['getAccountByFilter', { body: { filters: {} } }],
    ['getSourceByFilter', { body: { filters: {} } }],
    ['getInvoiceList', { body: {} }],
    ['listCampaigns', {}],
    ['getCommConfig', {}],
    ['getAuditTrail', { body: { filters: {} } }],
    ['getBankDetailsByFilter', { body: {} }],
  ] as const)('%s says it', async (id, request) => {
    const { data } = await staff.call(id, request);
    expect((data as { total?: number }).total).toBe(data.rows.length);
  });

  it('of the audit trail is counted beyond the page', async () => {
    const now = server.clock.now();
    await server.db
      .insertInto('audit_entries')
      .values(
        Array.from({ length: 21 }, () => ({
          id: newId(now),
          at: now,
          person_id: staff.userId,
          operation: 'saveHashtag',
          subject_kind: 'hashtag' as const,
          subject_id: newId(now),
          changes: '{}',
          reason: null,
        })),
      )
      .execute();
    const { data } = await staff.call('getAuditTrail', {
      body: { filters: { subjectKind: 'hashtag' } },
    });
    expect([data.rows.length, data.total]).toEqual([20, 21]);
  });
});
