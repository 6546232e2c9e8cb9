import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addMonths } from '#domain/money/earnings.ts';
import { setRates, signInPaid } from '../fixtures/payment-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Query = Record<string, string>;

describe.each(engines)('the list of rate cards on %s', (engine) => {
  let server: TestServer;
  let staff: ContractClient & { userId: string };

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
  }, 60_000);
  beforeEach(async () => {
    await server.db.deleteFrom('rate_cards').execute();
    await setRates(server, '2025-04');
    await setRates(server, '2026-04');
    await setRates(server, '2026-04', undefined, 'ICC', 2);
    await setRates(server, '2027-01');
    await setRates(server, '2026-11', undefined, 'OGC');
    await setRates(server, '2027-02', undefined, 'OGC');
    await setRates(server, '2027-02', undefined, 'OGC', 2);
  });
  afterAll(() => server?.stop());

  const list = async (query: Query = {}, reader: ContractClient = staff) =>
    (await reader.call('getRateCards', { query })).data;
  const titles = async (query: Query = {}, reader: ContractClient = staff) =>
    (await list(query, reader)).rows.map(
      ({ paymentType, fromMonth, version, status }) =>
        `${paymentType} ${fromMonth} v${version} ${status}`,
    );

  it('shows staff whether each version applies, the latest month first', async () => {
    expect(await titles()).toEqual([
      'OGC 2027-02 v2 planned',
      'OGC 2027-02 v1 replaced',
      'ICC 2027-01 v1 planned',
      'OGC 2026-11 v1 current',
      'ICC 2026-04 v2 current',
      'ICC 2026-04 v1 replaced',
      'ICC 2025-04 v1 past',
    ]);
    expect((await list()).total).toBe(7);
  });

  it('has the earliest month first on request', async () => {
    expect(await titles({ sort: 'oldest' })).toEqual((await titles()).toReversed());
  });

  it('is filtered by payment type and status, and counts what it finds', async () => {
    expect(await titles({ paymentType: 'OGC', status: 'planned' })).toEqual([
      'OGC 2027-02 v2 planned',
    ]);
    const replaced = await list({ status: 'replaced' });
    expect([replaced.rows.length, replaced.total]).toEqual([2, 2]);
    expect(await titles({ paymentType: 'ICC', status: 'past' })).toEqual(['ICC 2025-04 v1 past']);
    expect(await list({ paymentType: 'OGC', status: 'past' })).toEqual({
      rows: [],
      nextPageUrl: null,
      total: 0,
    });
  });

  it('has no current card of a payment type before its first month', async () => {
    await server.db.deleteFrom('rate_cards').where('from_month', '<', '2027-01').execute();
    expect(await titles({ status: 'current' })).toEqual([]);
  });

  it('is listed in pages, in both orders and with its filters', async () => {
    const more = limits.pageSize;
    for (let month = 1; month <= more; month++)
      await setRates(server, addMonths('2027-02', month), undefined, 'OGC');
    for (const sort of ['newest', 'oldest']) {
      const query = { paymentType: 'OGC', status: 'planned', sort };
      const first = await list(query);
      expect([first.rows.length, first.total]).toEqual([limits.pageSize, more + 1]);
      const next = new URL(first.nextPageUrl ?? '', 'https://portal.invalid').searchParams;
      const second = await list(Object.fromEntries(next));
      expect([second.rows.length, second.nextPageUrl, second.total]).toEqual([1, null, undefined]);
      const months = [...first.rows, ...second.rows].map(({ fromMonth }) => fromMonth);
      const sorted = [...new Set(months)].toSorted();
      expect(months).toEqual(sort === 'oldest' ? sorted : sorted.toReversed());
      expect(months).toHaveLength(more + 1);
    }
    expect((await staff.call('getRateCards', { query: { cursor: 'x' } })).status).toBe(400);
  });

  it('shows creators the cards of their own payment type that apply, and no others', async () => {
    const creator = await signInPaid(server);
    expect(await titles({}, creator)).toEqual([
      'ICC 2027-01 v1 planned',
      'ICC 2026-04 v2 current',
      'ICC 2025-04 v1 past',
    ]);
    expect(await titles({ status: 'replaced' }, creator)).toEqual([]);
    expect(await titles({ paymentType: 'OGC' }, creator)).toEqual([]);
    expect((await list({}, creator)).total).toBeUndefined();
  });
});
