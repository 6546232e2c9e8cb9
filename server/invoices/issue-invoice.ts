import { sql } from 'kysely';
import { type EarningsLine, earningsOf, monthAfter, sumOfPaise } from '#domain/earnings.ts';
import { indianDay } from '#domain/engagement.ts';
import { financialYearOf } from '#domain/financial-year.ts';
import { taxesOn } from '#domain/gst.ts';
import { withheldFrom } from '#domain/withholding.ts';
import { newInvoiceState } from '#machines/lifecycle/invoice.ts';
import { openAccount } from '../confidential/bank-account.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { countEngagement } from '../earnings/engagement-counts.ts';
import { readRateCards } from '../earnings/rate-cards.ts';
import { newId } from '../ids.ts';
import type { Person } from '../people/person.ts';
import { bankHold } from './bank-hold.ts';
import type { Billing } from './billing.ts';
import { type InvoiceAmounts, type Supplier, sealSupplier } from './invoice-document.ts';
import { invoicedLines, withoutInvoiced } from './invoice-lines.ts';
import { nextNumber } from './next-number.ts';

/** Before everything that was ever counted. */
const firstMonth = '2000-01';

type IssueDeps = Pick<Deps, 'db' | 'clock' | 'safe'> & { billing: Billing };

/**
 * Writes a creator's invoice of a month: all that was earned up to its end and stands on no other invoice, so that what was
 * reported late, or earned before the bank details were approved, comes with the next one. Done again, it does nothing.
 * @returns its id; null where there is nothing to invoice, or nowhere to pay it yet
 */
export async function issueInvoice(
  { db, clock, safe, billing }: IssueDeps,
  { creatorId, month }: { creatorId: string; month: string },
): Promise<string | null> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const creator = await lockPayable(trx, creatorId, now);
    if (!creator || (await isInvoiced(trx, creatorId, month))) return null;
    const lines = await openLines(trx, creator, month);
    if (sumOfPaise(lines) === 0) return null;
    const supplier = await supplierOf(trx, safe, creator);
    const issuedOn = indianDay(now);
    const financialYear = financialYearOf(issuedOn);
    const before = await withheldBefore(trx, creatorId, financialYear);
    const id = newId(now);
    const { withholding, company, sac, gstBasisPoints } = billing;
    await trx
      .insertInto('invoices')
      .values({
        id,
        number: await nextNumber(trx, creatorId, financialYear, 'invoice'),
        financial_year: financialYear,
        supplier_id: creatorId,
        creator_id: creatorId,
        month,
        issued_on: issuedOn,
        state: newInvoiceState,
        amounts: JSON.stringify(amountsOf(sumOfPaise(lines), supplier, before, billing)),
        terms: JSON.stringify({
          recipient: company,
          sac,
          gstBasisPoints,
          withholding: { section: withholding.section, basisPoints: withholding.basisPoints },
        }),
        sealed: sealSupplier(safe, id, supplier),
      })
      .execute();
    await writeLines(trx, id, lines);
    await trx
      .insertInto('invoice_events')
      .values({ id: newId(now), invoice_id: id, action: 'issue', by_person: null, at: now })
      .execute();
    return id;
  });
}

/** The creator, held until the invoice is written: a merge or a decision on the bank details waits, or came before. */
async function lockPayable(trx: Db, creatorId: string, now: Date): Promise<Person | undefined> {
  const creator = await trx
    .selectFrom('people')
    .where('id', '=', creatorId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  const isPayable =
    creator?.role === 'creator' &&
    creator.merged_into === null &&
    creator.payment_type !== null &&
    creator.position.bank === 'approved' &&
    creator.position.standing === 'active';
  return isPayable && !(await bankHold(trx, creatorId, now)) ? creator : undefined;
}

async function isInvoiced(trx: Db, creatorId: string, month: string): Promise<boolean> {
  const invoice = await trx
    .selectFrom('invoices')
    .where('supplier_id', '=', creatorId)
    .where('month', '=', month)
    .where('state', '<>', 'CANCELLED')
    .select('id')
    .executeTakeFirst();
  return invoice !== undefined;
}

async function openLines(trx: Db, { id, payment_type }: Person, month: string): Promise<EarningsLine[]> {
  const months = { from: firstMonth, until: monthAfter(month) };
  const counts = await countEngagement(trx, id, months);
  const cards = await readRateCards(trx, payment_type ? [payment_type] : []);
  const lines = earningsOf(withoutInvoiced(counts, await invoicedLines(trx, id, months)), cards);
  // What rounds to nothing waits until it is a paisa.
  return lines.filter(({ paise }) => paise > 0);
}

async function supplierOf(trx: Db, safe: Deps['safe'], { id, name }: Person): Promise<Supplier> {
  const { sealed } = await trx
    .selectFrom('bank_details')
    .where('person_id', '=', id)
    .select('sealed')
    .executeTakeFirstOrThrow();
  const { accountHolder, ...account } = openAccount(safe, id, sealed);
  return { ...account, name: accountHolder, penName: name };
}

async function withheldBefore(trx: Db, creatorId: string, financialYear: string) {
  const sumOf = (amount: string) =>
    sql<number>`coalesce(sum((amounts->>${sql.lit(amount)})::bigint), 0)::float8`;
  return trx
    .selectFrom('invoices')
    .where('creator_id', '=', creatorId)
    .where('financial_year', '=', financialYear)
    .where('state', '<>', 'CANCELLED')
    .select([sumOf('taxable').as('fees'), sumOf('withheld').as('withheld')])
    .executeTakeFirstOrThrow();
}

function amountsOf(
  taxable: number,
  { gstin }: Supplier,
  before: { fees: number; withheld: number },
  { company, gstBasisPoints, withholding }: Billing,
): InvoiceAmounts {
  const taxes = taxesOn(taxable, gstin, company.gstin, gstBasisPoints);
  const total = taxable + taxes.cgst + taxes.sgst + taxes.igst;
  const withheld = withheldFrom(taxable, before, withholding);
  return { taxable, ...taxes, total, withheld, payable: total - withheld };
}

async function writeLines(trx: Db, invoiceId: string, lines: EarningsLine[]): Promise<void> {
  const rows = lines.map(({ month, format, kind, count, paisePerThousand, paise }, position) => ({
    invoice_id: invoiceId,
    position,
    month,
    format,
    kind,
    count,
    paise_per_thousand: paisePerThousand,
    paise,
  }));
  await trx.insertInto('invoice_lines').values(rows).execute();
}
