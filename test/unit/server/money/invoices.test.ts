import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { registerInvoiceJobs } from '#server/modules/money/invoices/invoice-jobs.ts';
import { enqueueMonthlyInvoices } from '#server/modules/money/invoices/invoice-run.ts';
import { issueInvoice } from '#server/modules/money/invoices/issue-invoice.ts';
import { choose, openConflict } from '../fixtures/account-fixtures.ts';
import {
  approveBank,
  invoiced,
  type Paid,
  readOn,
  setRates,
  signInPaid,
  signInPayable,
} from '../fixtures/payment-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('invoices on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await setRates(server, '2026-04');
    await registerInvoiceJobs(server.deps);
  }, 60_000);
  afterAll(() => server?.stop());

  const listOf = async (creator: Paid) =>
    (await creator.call('getInvoiceList', { body: {} })).data?.rows ?? [];
  const paymentsOf = async (creator: Paid) =>
    (await creator.call('getPaymentList', { body: {} })).data?.rows ?? [];
  const issue = (creator: Paid, month: string) => {
    const { billing } = server.deps.config;
    if (!billing) throw new Error('No company is configured.');
    server.clock.advance(1);
    return issueInvoice({ ...server.deps, billing }, { creatorId: creator.userId, month });
  };

  it('carry what was earned in the month, and whose money it is', async () => {
    const creator = await signInPayable(server, { '2026-10-01': 150_000, '2026-10-31': 60_600 });
    const invoice = await invoiced(server, creator, '2026-10');
    expect(invoice).toMatchObject({
      month: '2026-10',
      creatorUserId: creator.userId,
      invoiceState: 'ISSUED',
      issuedOn: '2026-11-21',
      amounts: {
        taxable: 842_400,
        cgst: 0,
        sgst: 0,
        igst: 0,
        total: 842_400,
        withheld: 0,
        payable: 842_400,
      },
      lines: [
        {
          month: '2026-10',
          format: 'FORMAT_ARTICLE',
          kind: 'views',
          count: 210_600,
          paisePerThousand: 4000,
          paise: 842_400,
        },
      ],
      account: { accountNumber: '••••••••••7890', pan: '••••••234L', ifsc: 'SBIN0001234' },
      isMasked: true,
      creditNote: null,
    });
    expect(invoice.number).toMatch(/^2627\/[0-9A-Z]{6}\/001$/);
    expect((await paymentsOf(creator))[0]).toMatchObject({
      paise: 842_400,
      invoicedPaise: 842_400,
    });
  });

  it('are ordered once a month, from the third day on, for payable creators', async () => {
    const own = await startTestServer(engine);
    await setRates(own, '2026-04');
    await registerInvoiceJobs(own.deps);
    const payable = await signInPayable(own, { '2026-12-31': 1000, '2027-01-01': 500 });
    const withoutBank = await signInPaid(own);
    await readOn(own, withoutBank, { '2026-12-31': 1000 });
    const monthsOf = async () =>
      (await own.db.selectFrom('invoices').select(['creator_id', 'month']).execute()).map(
        ({ creator_id, month }) => [creator_id, month],
      );
    // Two days of 2027 in India, one in UTC.
    own.clock.advance((Date.parse('2027-01-02T18:29:59.000Z') - own.clock.now().getTime()) / 1000);
    await enqueueMonthlyInvoices(own.deps);
    await own.jobs.drain();
    const early = await monthsOf();
    own.clock.advance(2);
    await Promise.all([enqueueMonthlyInvoices(own.deps), enqueueMonthlyInvoices(own.deps)]);
    await own.jobs.drain();
    await enqueueMonthlyInvoices(own.deps);
    await own.jobs.drain();
    const onTime = await monthsOf();
    await own.stop();
    // What was ordered on the 21st of November was October.
    expect(early.filter(([, month]) => month === '2026-12')).toEqual([]);
    expect(onTime).toEqual([[payable.userId, '2026-12']]);
  });

  it('are written once, however many processes write them', async () => {
    const creator = await signInPayable(server, { '2026-10-05': 1000 });
    const ids = await Promise.all(Array.from({ length: 5 }, () => issue(creator, '2026-10')));
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect(await listOf(creator)).toHaveLength(1);
  });

  it('are numbered without gaps for each supplier, despite rollbacks', async () => {
    const creator = await signInPayable(server, {
      '2026-08-05': 1000,
      '2026-09-05': 1000,
      '2026-10-05': 1000,
    });
    await issue(creator, '2026-08');
    await sql`alter table invoice_events
      add constraint broken check (action <> 'issue') not valid`.execute(server.db);
    await expect(issue(creator, '2026-09')).rejects.toThrow('broken');
    await sql`alter table invoice_events drop constraint broken`.execute(server.db);
    await issue(creator, '2026-09');
    await issue(creator, '2026-10');
    const counts = (await listOf(creator)).map(({ number }) => number.slice(-3));
    expect(counts).toEqual(['003', '002', '001']);
    const other = await signInPayable(server, { '2026-10-05': 1000 });
    expect((await invoiced(server, other, '2026-10')).number.slice(-3)).toBe('001');
  });

  it('include late reports in the next one, and nothing twice', async () => {
    const creator = await signInPayable(server, { '2026-09-10': 1000 });
    await invoiced(server, creator, '2026-09');
    await readOn(server, creator, { '2026-09-10': 500, '2026-10-10': 2000 });
    const october = await invoiced(server, creator, '2026-10');
    expect(october.lines.map(({ month, count }) => [month, count])).toEqual([
      ['2026-10', 2000],
      ['2026-09', 500],
    ]);
    await issue(creator, '2026-11');
    expect(await listOf(creator)).toHaveLength(2);
    expect(
      (await paymentsOf(creator)).map(({ paise, invoicedPaise }) => [paise, invoicedPaise]),
    ).toEqual([
      [8000, 8000],
      [6000, 6000],
    ]);
  });

  it('wait until the creator has a bank account and is not blocked', async () => {
    const creator = await signInPaid(server);
    await readOn(server, creator, { '2026-09-10': 1000 });
    expect(await issue(creator, '2026-09')).toBeNull();
    await approveBank(server, creator.userId);
    const setAccountStatus = (to: string) =>
      server.db
        .updateTable('people')
        .set({ position: sql`position || ${JSON.stringify({ accountStatus: to })}::jsonb` })
        .where('id', '=', creator.userId)
        .execute();
    await setAccountStatus('blocked');
    expect(await issue(creator, '2026-10')).toBeNull();
    await setAccountStatus('active');
    expect((await invoiced(server, creator, '2026-10')).lines).toMatchObject([
      { month: '2026-09' },
    ]);
  });

  it('keep what they said when the creator changes', async () => {
    const creator = await signInPayable(server, { '2026-10-10': 1000 });
    const before = await invoiced(server, creator, '2026-10');
    await approveBank(server, creator.userId, {
      accountNumber: '111111111111',
      accountHolder: 'Else',
    });
    await setRates(server, '2026-10', undefined, 'OGC');
    expect(await listOf(creator)).toEqual([before]);
  });

  it.each([
    ['another state', '27ABCPK1234L1ZX', { cgst: 0, sgst: 0, igst: 720, total: 4720 }],
    ['the same state', '29ABCPK1234L1ZX', { cgst: 360, sgst: 360, igst: 0, total: 4720 }],
  ])('bear tax from a registered supplier of %s', async (_, gstin, amounts) => {
    const creator = await signInPayable(server, { '2026-10-10': 1000 }, { gstin, address: 'Pune' });
    expect((await invoiced(server, creator, '2026-10')).amounts).toMatchObject(amounts);
  });

  it('withhold tax on the fees of the year once they pass the threshold', async () => {
    const creator = await signInPayable(server, {
      '2026-09-10': 1_000_000,
      '2026-10-10': 1_000_000,
    });
    const september = await invoiced(server, creator, '2026-09');
    expect(september.amounts).toMatchObject({ taxable: 4_000_000, withheld: 0 });
    const october = await invoiced(server, creator, '2026-10');
    expect(october.amounts).toMatchObject({
      taxable: 4_000_000,
      withheld: 800_000,
      payable: 3_200_000,
    });
  });

  it('wait while changed bank details are held, and lose no month by it', async () => {
    const creator = await signInPayable(server, { '2026-10-10': 1000 });
    const payableFrom = new Date(server.clock.now().getTime() + limits.bankHoldSeconds * 1000);
    await server.db
      .updateTable('bank_details')
      .set({ payable_from: payableFrom })
      .where('person_id', '=', creator.userId)
      .execute();
    await server.jobs.send('issue-invoice', { creatorId: creator.userId, month: '2026-10' });
    await server.jobs.drain();
    expect(await listOf(creator)).toEqual([]);
    server.clock.advance(limits.bankHoldSeconds - 1);
    await server.jobs.drain();
    expect(await listOf(creator)).toEqual([]);
    server.clock.advance(1);
    await server.jobs.drain();
    expect(await listOf(creator)).toMatchObject([{ month: '2026-10' }]);
  });

  it('move with their creator to another account, and nothing is invoiced twice', async () => {
    const { person, holder } = await openConflict(server);
    await approveBank(server, holder.userId);
    await server.db
      .updateTable('people')
      .set({ payment_type: 'ICC' })
      .where('id', 'in', [person.userId, holder.userId])
      .execute();
    await readOn(server, holder, { '2026-10-10': 1000 });
    const invoice = await invoiced(server, holder, '2026-10');
    await choose(person, person.userId, person.userId, holder.userId);
    expect((await listOf(person)).map(({ number }) => number)).toEqual([invoice.number]);
    expect(await issue(person, '2026-10')).toBeNull();
    await readOn(server, person, { '2026-10-11': 2000 });
    server.clock.advance(limits.bankHoldSeconds);
    expect((await invoiced(server, person, '2026-10')).lines).toMatchObject([{ count: 2000 }]);
  });

  it('are not written where no company is configured', async () => {
    const creator = await signInPayable(server, { '2026-10-10': 1000 });
    const { config } = server.deps;
    server.deps.config = { ...config, billing: null };
    await server.jobs.send('issue-invoice', { creatorId: creator.userId, month: '2026-10' });
    await server.jobs.drain();
    await enqueueMonthlyInvoices(server.deps);
    server.deps.config = config;
    expect(await listOf(creator)).toEqual([]);
    expect(await server.db.selectFrom('invoice_runs').selectAll().execute()).toEqual([]);
  });
});
