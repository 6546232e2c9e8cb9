import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoiceZip } from '#server/modules/money/invoices/documents/invoice-zip.ts';
import { registerInvoiceJobs } from '#server/modules/money/invoices/invoice-jobs.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { invoiced, setRates, signInPayable } from '../fixtures/payment-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

/** The names in the central directory of a ZIP file (APPNOTE 4.3.12). */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  let at = zip.indexOf('PK\x01\x02', 0, 'latin1');
  while (at >= 0) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
    at = zip.indexOf('PK\x01\x02', at + 46, 'latin1');
  }
  return names.sort();
}

describe.each(engines)('the invoices of a month as one file on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await setRates(server, '2026-04');
    await registerInvoiceJobs(server.deps);
  }, 60_000);
  afterAll(() => server?.stop());

  it('are all of them for staff, and credit notes with them; for creators their own', async () => {
    const staff = await signInAsStaff(server);
    const [one, other] = [
      await signInPayable(server, { '2026-10-01': 1000 }),
      await signInPayable(server, { '2026-10-02': 1000 }),
    ];
    const first = await invoiced(server, one, '2026-10');
    const second = await invoiced(server, other, '2026-10');
    await staff.call('updateInvoiceStatus', {
      body: { action: 'cancel', invoiceId: first.invoiceId, reason: 'पता ग़लत छपा था।' },
    });
    const fileOf = ({ number }: { number: string }) => `${number.replaceAll('/', '-')}.pdf`;
    const creditNote = fileOf(first).replace('001.pdf', 'C001.pdf');
    const all = await staff.call('getZipInvoice', { body: { month: '2026-10' } });
    expect(all.headers['content-type']).toBe('application/zip');
    expect(namesIn(all.raw.rawPayload)).toEqual([fileOf(first), fileOf(second), creditNote].sort());
    const own = await other.call('getZipInvoice', { body: { month: '2026-10' } });
    expect(namesIn(own.raw.rawPayload)).toEqual([fileOf(second)]);
    const pdf = await other.call('getInvoicePdf', { path: { invoiceId: second.invoiceId } });
    expect(own.raw.rawPayload.includes(pdf.raw.rawPayload)).toBe(true);
    const foreign = await one.call('getZipInvoice', {
      body: { month: '2026-10', creator: other.userId },
    });
    expect(foreign.status).toBe(403);
    expect((await staff.call('getZipInvoice', { body: { month: '2026-09' } })).status).toBe(404);
  });

  it('are read sequentially as the file is downloaded, 500 like five', async () => {
    const creator = await signInPayable(server, { '2026-08-01': 1000 });
    const { invoiceId } = await invoiced(server, creator, '2026-08');
    const row = await server.db
      .selectFrom('invoices')
      .where('id', '=', invoiceId)
      .selectAll()
      .executeTakeFirstOrThrow();
    const { amounts, terms, credit_note: _, ...rest } = row;
    const numberOf = (index: number) => String(index).padStart(3, '0');
    const copies = Array.from({ length: 499 }, (_, index) => ({
      ...rest,
      id: newId(server.clock.now()),
      number: `2627/ZZZZ${numberOf(index).slice(0, 2)}/${numberOf(index)}`,
      state: 'CANCELLED' as const,
      amounts: JSON.stringify(amounts),
      terms: JSON.stringify(terms),
    }));
    await server.db.insertInto('invoices').values(copies).execute();
    const size = 64 * 1024;
    let [read, taken, furthest] = [0, 0, 0];
    const storage: Storage = {
      ...server.deps.storage,
      async get(key) {
        read += 1;
        furthest = Math.max(furthest, read * size - taken);
        return server.deps.cipher.encrypt(
          Buffer.alloc(size, 'x'),
          key.slice(key.lastIndexOf('/') + 1),
        );
      },
    };
    const zip = await createInvoiceZip(
      { ...server.deps, storage },
      { scope: { creatorId: creator.userId }, month: '2026-08' },
    );
    let bytes = 0;
    for await (const chunk of zip ?? []) {
      bytes += chunk.length;
      taken = bytes;
    }
    expect(read).toBe(500);
    expect(bytes).toBeGreaterThan(500 * size);
    expect(furthest).toBeLessThan(8 * size);
  });
});
