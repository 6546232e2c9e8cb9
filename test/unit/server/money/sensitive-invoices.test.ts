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

describe.each(engines)('a borrowed session looks at invoices on %s', (engine) => {
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
  const listed = async (client: ContractClient) =>
    (await client.call('getInvoiceList', { body: { creator: creator.userId } })).data?.rows[0];
  const pdf = (client: ContractClient) =>
    client.call('getInvoicePdf', { path: { invoiceId: invoice.invoiceId } });
  const zip = (client: ContractClient) =>
    client.call('getZipInvoice', { body: { month: '2026-10', creator: creator.userId } });

  it('and staff see whole numbers in the list only while they are recently authenticated', async () => {
    const staff = await signInAsStaff(server);
    const whole = { accountNumber: account.accountNumber, ifsc: account.ifsc, pan: account.pan };
    expect(await listed(staff)).toMatchObject({ isMasked: false, account: whole });
    age();
    expect(await listed(staff)).toMatchObject({
      isMasked: true,
      account: { accountNumber: '••••••••••7890', pan: '••••••234L' },
    });
    await staff.call('reauthenticate', { body: { action: 'password', password: staffPassword } });
    expect(await listed(staff)).toMatchObject({ isMasked: false, account: whole });
  });

  it('and gets neither PDF nor ZIP before its person confirms who they are', async () => {
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
