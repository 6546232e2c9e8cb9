import { sql } from 'kysely';
import { addMonths } from '#domain/money/earnings.ts';
import { financialYearForDay } from '#domain/money/financial-year.ts';
import { invoiceNumber } from '#domain/money/invoice-number.ts';
import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import { encryptSupplier } from '#server/modules/money/index.ts';
import type { Billing } from '#server/platform/config/billing.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Deps } from '#server/platform/dependencies.ts';

/** The months before those that are invoiced as the monthly run does it. */
const months = 6;
/** Above what the monthly run gives out. */
const firstCount = 100;
const rowsAtOnce = 2000;

type Options = { db: Db; cipher: Deps['cipher']; billing: Billing; until: string; now: Date };

/**
 * Invoices of earlier months, for everybody who can be paid: written straight into the table,
 * because issuing them one by one would take an hour.
 * @param until the first month, as YYYY-MM, that has real ones
 */
export async function writeEarlierInvoices(options: Options): Promise<void> {
  await options.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    const suppliers = await listSuppliers(db);
    for (let back = months; back > 0; back -= 1) {
      const month = addMonths(options.until, -back);
      for (let at = 0; at < suppliers.length; at += rowsAtOnce) {
        const some = suppliers.slice(at, at + rowsAtOnce);
        await insertMonth({ ...options, db }, month, months - back, some);
      }
    }
    await sql`reset statement_timeout`.execute(db);
  });
}

type Supplier = { id: string; name: string | null; code: number };

async function listSuppliers(db: Db): Promise<Supplier[]> {
  await sql`insert into invoice_suppliers (person_id) select id from people
    where role = 'creator' and position->>'bank' = 'approved' order by id
    on conflict do nothing`.execute(db);
  return db
    .selectFrom('invoice_suppliers')
    .innerJoin('people', 'people.id', 'person_id')
    .orderBy('people.id')
    .select(['people.id', 'name', 'code'])
    .execute();
}

async function insertMonth(
  { db, cipher, billing, now }: Options,
  month: string,
  turn: number,
  suppliers: Supplier[],
): Promise<void> {
  const issuedOn = `${addMonths(month)}-03`;
  const issuedAt = new Date(`${issuedOn}T04:30:00.000Z`);
  const financialYear = financialYearForDay(issuedOn);
  const rows = suppliers.map(({ id: personId, name, code }, place) => {
    const id = newId(issuedAt);
    const taxable = 20_000 + ((place * 7919) % 400_000);
    const state = stateOf(turn, place);
    return {
      id,
      number: invoiceNumber(financialYear, code, 'invoice', firstCount + turn),
      financial_year: financialYear,
      supplier_id: personId,
      creator_id: personId,
      month,
      issued_on: issuedOn,
      state,
      amounts: JSON.stringify({
        ...{ taxable, cgst: 0, sgst: 0, igst: 0 },
        ...{ total: taxable, withheld: 0, payable: taxable },
      }),
      terms: JSON.stringify({
        recipient: billing.company,
        sac: billing.sac,
        gstBasisPoints: billing.gstBasisPoints,
        withholding: {
          section: billing.withholding.section,
          basisPoints: billing.withholding.basisPoints,
        },
      }),
      sealed: encryptSupplier(cipher, id, {
        name: name ?? 'Creator',
        penName: name,
        address: null,
        pan: `DEMPX${String(1000 + (place % 9000))}K`,
        gstin: null,
        accountNumber: String(501_000_000_000 + place),
        ifsc: 'DEMO0001234',
      }),
      accepted_at: state === 'ISSUED' || state === 'CANCELLED' ? null : issuedAt,
      paid_at: state === 'PAID' ? now : null,
      payment_reference: state === 'PAID' ? `UTR${String(place).padStart(9, '0')}` : null,
    };
  });
  await db.insertInto('invoices').values(rows).execute();
  const lines = rows.map(({ id, amounts }) => {
    const { taxable } = JSON.parse(amounts) as { taxable: number };
    const line = { format: 'FORMAT_ARTICLE', kind: 'views', paise_per_thousand: 40_000 } as const;
    return { invoice_id: id, position: 0, month, ...line, count: taxable / 40, paise: taxable };
  });
  await db
    .insertInto('invoice_lines')
    .values(lines.map((line) => ({ ...line, count: Math.round(line.count) })))
    .execute();
}

/** Most are paid; of the latest month most wait for the payment. */
function stateOf(turn: number, place: number): InvoiceState {
  if (place % 50 === 0) return 'CANCELLED';
  if (turn === months - 1) return place % 4 === 0 ? 'ISSUED' : 'ACCEPTED';
  return 'PAID';
}
