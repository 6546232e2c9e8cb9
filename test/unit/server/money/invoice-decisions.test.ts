import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import { registerInvoiceJobs } from '#server/modules/money/invoices/invoice-jobs.ts';
import {
  account,
  type Invoice,
  invoiced,
  type Paid,
  setRates,
  signInPaid,
  signInPayable,
} from '../fixtures/payment-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { readable } from '../harness/decoded-values.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('an invoice on %s', (engine) => {
  let server: TestServer;
  let creator: Paid;
  let staff: ContractClient;
  let invoice: Invoice;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await setRates(server, '2026-04');
    await registerInvoiceJobs(server.deps);
    staff = await signInAsStaff(server);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await signInPayable(server, { '2026-10-05': 1000 });
    invoice = await invoiced(server, creator, '2026-10');
  });

  const accept = (client: ContractClient, key: string = crypto.randomUUID()) =>
    client.call('invoiceAccepted', {
      body: { invoiceId: invoice.invoiceId },
      headers: { 'idempotency-key': key },
    });
  const update = (body: BodyOf<'updateInvoiceStatus'>) =>
    staff.call('updateInvoiceStatus', { body });
  const pay = () =>
    update({ action: 'pay', invoiceId: invoice.invoiceId, reference: 'HDFCN52026110712345' });
  const cancel = (reason = 'पता ग़लत छपा था।') =>
    update({ action: 'cancel', invoiceId: invoice.invoiceId, reason });
  const listed = async (body: BodyOf<'getInvoiceList'> = {}, client: ContractClient = creator) =>
    (await client.call('getInvoiceList', { body })).data?.rows ?? [];
  const pdf = async (client: ContractClient, query: { paper?: 'credit-note' } = {}) =>
    client.call('getInvoicePdf', { path: { invoiceId: invoice.invoiceId }, query });
  const withAgency = async () => {
    const agency = await signInAs(server, { role: 'agency' });
    await server.db
      .updateTable('people')
      .set({ agency_id: agency.userId })
      .where('id', '=', creator.userId)
      .execute();
    return agency;
  };

  it('is accepted once by its creator; the same call again gives the same answer', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([accept(creator, key), accept(creator, key)]);
    expect(answers.map(({ data }) => data)).toEqual([
      { message: 'Success' },
      { message: 'Success' },
    ]);
    const again = await accept(creator);
    expect([again.status, again.error.code]).toEqual([409, 'transition-not-allowed']);
    expect((await listed())[0]).toMatchObject({
      invoiceState: 'ACCEPTED',
      acceptedAt: server.clock.now().toISOString(),
    });
    const events = await server.db
      .selectFrom('invoice_events')
      .where('invoice_id', '=', invoice.invoiceId)
      .orderBy('id')
      .select(['action', 'by_person'])
      .execute();
    expect(events).toEqual([
      { action: 'issue', by_person: null },
      { action: 'accept', by_person: creator.userId },
    ]);
  });

  it('is not visible to others, and not accepted by staff', async () => {
    const stranger = await signInPaid(server);
    const other = await signInAs(server, { role: 'agency' });
    for (const client of [stranger, other]) {
      expect((await accept(client)).status).toBe(404);
      expect((await pdf(client)).status).toBe(404);
      expect((await client.call('getInvoiceList', { body: {} })).data?.rows).toEqual([]);
    }
    expect(
      (await stranger.call('getInvoiceList', { body: { creator: creator.userId } })).status,
    ).toBe(403);
    expect((await listed({ creator: creator.userId }, other)).length).toBe(0);
    expect((await accept(staff)).status).toBe(403);
  });

  it('is seen and accepted by the agency that looks after its creator', async () => {
    const agency = await withAgency();
    expect((await listed({}, agency)).map(({ invoiceId }) => invoiceId)).toEqual([
      invoice.invoiceId,
    ]);
    expect(await listed({ creator: creator.userId }, agency)).toHaveLength(1);
    const payments = { userId: creator.userId };
    expect((await agency.call('getPaymentList', { body: payments })).data?.rows).toHaveLength(1);
    const stranger = await signInPaid(server);
    const foreign = await agency.call('getPaymentList', { body: { userId: stranger.userId } });
    expect(foreign.status).toBe(404);
    expect((await pdf(agency)).status).toBe(200);
    expect((await accept(agency)).status).toBe(200);
  });

  it('is paid when it is accepted, and does not change afterwards', async () => {
    expect((await pay()).status).toBe(409);
    await accept(creator);
    const earned = (await creator.call('getPaymentList', { body: {} })).data?.rows[0];
    expect(earned).toMatchObject({ invoicedPaise: 4000, paidPaise: 0 });
    expect((await pay()).status).toBe(200);
    expect((await listed())[0]).toMatchObject({
      invoiceState: 'PAID',
      paymentReference: 'HDFCN52026110712345',
    });
    const { data } = await creator.call('getPaymentList', { body: {} });
    expect(data?.rows[0]).toMatchObject({ paise: 4000, invoicedPaise: 4000, paidPaise: 4000 });
    expect((await cancel()).status).toBe(409);
    expect((await accept(creator)).status).toBe(409);
  });

  it('is cancelled by a credit note, and its amounts are in the next', async () => {
    expect((await cancel()).status).toBe(200);
    const [taken] = await listed();
    expect(taken).toMatchObject({
      number: invoice.number,
      invoiceState: 'CANCELLED',
      creditNote: { issuedOn: '2026-11-21', reason: 'पता ग़लत छपा था।' },
    });
    expect(taken?.creditNote?.number).toBe(invoice.number.replace(/001$/, 'C001'));
    const { data } = await creator.call('getPaymentList', { body: {} });
    expect(data?.rows[0]).toMatchObject({ paise: 4000, invoicedPaise: 0 });
    const next = await invoiced(server, creator, '2026-10');
    expect([next.number.slice(-3), next.amounts.total]).toEqual(['002', 4000]);
    expect((await pdf(creator)).headers['content-disposition']).toContain('001.pdf');
    expect((await pdf(creator, { paper: 'credit-note' })).headers['content-disposition']).toContain(
      'C001.pdf',
    );
  });

  it('is not cancelled without a readable reason', async () => {
    const blank = await cancel('  ');
    expect([blank.status, blank.error.fields]).toEqual([400, { reason: 'required' }]);
    const long = await cancel('क'.repeat(301));
    expect([long.status, long.error.fields]).toEqual([400, { reason: 'too-long' }]);
    expect((await pdf(creator, { paper: 'credit-note' })).status).toBe(404);
  });

  it('shows whole account and tax numbers only to staff who open one invoice', async () => {
    const { invoiceId } = invoice;
    const [whole] = await listed({ invoiceId, isAccountOpen: true }, staff);
    expect(whole).toMatchObject({
      isMasked: false,
      account: { accountNumber: account.accountNumber, pan: account.pan },
    });
    const [masked] = await listed({ month: '2026-10', pageSize: 1 }, staff);
    expect(masked).toMatchObject({ isMasked: true, account: { accountNumber: '••••••••••7890' } });
    const kept = await server.db.selectFrom('invoices').select('sealed').execute();
    expect(kept.length).toBeGreaterThan(0);
    for (const text of kept.flatMap(readable)) expect(text).not.toContain(account.pan);
  });

  // spec 3.41
  it('is found by month and state, page by page', async () => {
    const own = await signInPayable(server, {
      '2026-08-05': 1000,
      '2026-09-05': 1000,
      '2026-10-05': 1000,
    });
    for (const month of ['2026-08', '2026-09', '2026-10']) await invoiced(server, own, month);
    const numbers: string[] = [];
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? {} : { cursor };
      const { data } = await own.call('getInvoiceList', { body: { pageSize: 2 }, query });
      numbers.push(...data.rows.map(({ month }) => month));
      cursor = data.nextPageUrl?.split('cursor=')[1];
    } while (cursor);
    expect(numbers).toEqual(['2026-10', '2026-09', '2026-08']);
    expect(await listed({ month: '2026-09' }, own)).toHaveLength(1);
    expect(await listed({ invoiceState: 'PAID' }, own)).toEqual([]);
    expect(await listed({ invoiceState: 'ISSUED', month: '2026-08' }, own)).toHaveLength(1);
  });
});
