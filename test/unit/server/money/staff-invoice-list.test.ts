import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import { registerInvoiceJobs } from '#server/modules/money/invoices/invoice-jobs.ts';
import { invoiced, type Paid, setRates, signInPayable } from '../fixtures/payment-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('the list of invoices of staff on %s', (engine) => {
  let server: TestServer;
  let staff: ContractClient;
  let [raghunath, meera] = [] as unknown as [Paid, Paid];
  /** Their numbers: of Raghunath in October, and of Meera in September and October. */
  let numbers: [string, string, string];

  beforeAll(async () => {
    server = await startTestServer(engine);
    await setRates(server, '2026-04');
    await registerInvoiceJobs(server.deps);
    staff = await signInAs(server, { role: 'staff' });
    raghunath = await signInPayable(server, { '2026-10-05': 900_000 });
    meera = await signInPayable(server, { '2026-09-05': 900_000, '2026-10-05': 900_000 });
    await server.db
      .updateTable('people')
      .set({ name: 'Raghunath Deshmukh' })
      .where('id', '=', raghunath.userId)
      .execute();
    numbers = [
      (await invoiced(server, raghunath, '2026-10')).number,
      (await invoiced(server, meera, '2026-09')).number,
      (await invoiced(server, meera, '2026-10')).number,
    ];
  }, 60_000);
  afterAll(() => server?.stop());

  async function find(client: ContractClient, body: BodyOf<'getInvoiceList'>) {
    const { data } = await client.call('getInvoiceList', { body });
    return data.rows.map(({ number }) => number).sort();
  }

  it('is searched by the beginning of their number, in any spelling', async () => {
    const [number] = numbers;
    expect(await find(staff, { search: number })).toEqual([number]);
    expect(await find(staff, { search: ` ${number.toLowerCase()} ` })).toEqual([number]);
    const supplier = numbers[1].slice(0, -3);
    expect(await find(staff, { search: supplier })).toEqual(numbers.slice(1).sort());
    expect(await find(staff, { search: number.slice(1) })).toEqual([]);
    expect(await find(staff, { search: '%' })).toEqual([]);
  });

  it('is searched by parts of the creator’s name, within the other filters', async () => {
    expect(await find(staff, { search: 'nath desh' })).toEqual([numbers[0]]);
    expect(await find(staff, { search: 'kulkarni' })).toEqual(numbers.slice(1).sort());
    expect(await find(staff, { search: 'kulkarni', month: '2026-09' })).toEqual([numbers[1]]);
    expect(await find(staff, { search: 'kulkarni', invoiceState: 'PAID' })).toEqual([]);
  });

  it('is counted with a search and continues page by page', async () => {
    const body = { search: 'kulkarni', pageSize: 1 };
    const { data } = await staff.call('getInvoiceList', { body });
    expect([data.rows.length, data.total]).toEqual([1, 2]);
    const cursor = String(new URLSearchParams(data.nextPageUrl?.split('?')[1]).get('cursor'));
    const next = await staff.call('getInvoiceList', { body, query: { cursor } });
    expect([data, next.data].flatMap(({ rows }) => rows.map(({ number }) => number))).toEqual([
      numbers[2],
      numbers[1],
    ]);
  });

  it('shows creators only their own, whatever they search', async () => {
    expect(await find(meera, { search: 'nath' })).toEqual([]);
    expect(await find(meera, { search: numbers[0] })).toEqual([]);
    expect(await find(meera, { search: numbers[1] })).toEqual([numbers[1]]);
  });

  it('is listed in each order, page by page', async () => {
    // Of equal amounts the newer comes first.
    const amounts = { [numbers[0]]: 100, [numbers[1]]: 2_000_000_000, [numbers[2]]: 100 };
    for (const [number, payable] of Object.entries(amounts))
      await server.db
        .updateTable('invoices')
        .set({ amounts: sql`amounts || jsonb_build_object('payable', ${payable}::bigint)` })
        .where('number', '=', number)
        .execute();
    const sorted = async (sort: BodyOf<'getInvoiceList'>['sort']) => {
      const seen: string[] = [];
      let query = {};
      do {
        const { data } = await staff.call('getInvoiceList', { body: { sort, pageSize: 1 }, query });
        seen.push(...data.rows.map(({ number }) => number));
        query = Object.fromEntries(new URLSearchParams(data.nextPageUrl?.split('?')[1]));
      } while (Object.keys(query).length > 0);
      return seen;
    };
    const [first, second, third] = numbers;
    expect(await sorted('newest')).toEqual([third, second, first]);
    expect(await sorted('oldest')).toEqual([first, second, third]);
    expect(await sorted('amount')).toEqual([second, third, first]);
  });
});
