import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { registerInvoiceJobs } from '#server/modules/money/invoices/invoice-jobs.ts';
import {
  account,
  type Invoice,
  invoiced,
  type Paid,
  setRates,
  signInPayable,
} from '../fixtures/payment-fixtures.ts';
import { signInAsStaff, staffPassword } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const required = { status: 403, error: { code: 'reauthentication-required' } };

describe.each(engines)('a stolen session on %s', (engine) => {
  let server: TestServer;
  let creator: Paid;
  let invoice: Invoice;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await setRates(server, '2026-04');
    await registerInvoiceJobs(server.deps);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await signInPayable(server, { '2026-10-05': 1000 });
    invoice = await invoiced(server, creator, '2026-10');
  });

  const age = () => server.clock.advance(limits.recentAuthenticationSeconds);
  const open = (client: ContractClient) =>
    client.call('getInvoiceList', { body: { invoiceId: invoice.invoiceId, isAccountOpen: true } });
  const pdf = (client: ContractClient) =>
    client.call('getInvoicePdf', { path: { invoiceId: invoice.invoiceId } });
  const zip = (client: ContractClient) =>
    client.call('getZipInvoice', { body: { month: '2026-10', creator: creator.userId } });

  it('shows staff whole numbers of one invoice only after recent authentication', async () => {
    const staff = await signInAsStaff(server);
    const whole = { accountNumber: account.accountNumber, ifsc: account.ifsc, pan: account.pan };
    const opened = { data: { rows: [{ isMasked: false, account: whole }] } };
    expect(await open(staff)).toMatchObject(opened);
    age();
    expect(await open(staff)).toMatchObject(required);
    await staff.call('reauthenticate', { body: { action: 'password', password: staffPassword } });
    expect(await open(staff)).toMatchObject(opened);
  });

  it('masks the numbers in lists also after recent authentication', async () => {
    const staff = await signInAsStaff(server);
    const { data } = await staff.call('getInvoiceList', { body: { creator: creator.userId } });
    expect(data?.rows[0]).toMatchObject({
      isMasked: true,
      account: { accountNumber: '••••••••••7890', pan: '••••••234L' },
    });
  });

  it('cannot open the numbers of all invoices, nor those of its own', async () => {
    const staff = await signInAsStaff(server);
    const all = await staff.call('getInvoiceList', { body: { isAccountOpen: true } });
    expect(all.error).toMatchObject({ fields: { invoiceId: 'required' } });
    expect((await open(creator)).status).toBe(403);
  });

  it('cannot download PDF or ZIP before a confirmation', async () => {
    const staff = await signInAsStaff(server);
    for (const client of [staff, creator]) {
      expect((await pdf(client)).status).toBe(200);
      expect((await zip(client)).status).toBe(200);
    }
    age();
    for (const client of [staff, creator]) {
      expect(await pdf(client)).toMatchObject(required);
      expect(await zip(client)).toMatchObject(required);
    }
    await staff.call('reauthenticate', { body: { action: 'password', password: staffPassword } });
    expect((await pdf(staff)).headers['content-type']).toBe('application/pdf');
    expect((await zip(staff)).headers['content-type']).toBe('application/zip');
  });
});
