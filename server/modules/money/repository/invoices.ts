import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type InvoiceRow = Selectable<Schema['invoices']>;

/** An invoice and the agency that looks after its creator. */
export type OwnedInvoice = InvoiceRow & { agency_id: string | null };

const ownedInvoiceQuery = (db: Db, id: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('people', 'people.id', 'invoices.creator_id')
    .where('invoices.id', '=', id)
    .selectAll('invoices')
    .select('people.agency_id');

/** An invoice by its id. */
export const findOwnedInvoice = (db: Db, id: string): Promise<OwnedInvoice | undefined> =>
  ownedInvoiceQuery(db, id).executeTakeFirst();

/** The same invoice, locked until the end of the transaction. */
export const lockInvoiceIfFound = (trx: Db, id: string): Promise<OwnedInvoice | undefined> =>
  ownedInvoiceQuery(trx, id).forUpdate('invoices').executeTakeFirst();

/** An existing invoice. */
export const getInvoice = (db: Db, id: string): Promise<InvoiceRow> =>
  db.selectFrom('invoices').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/** Whether a valid invoice of a month exists for a supplier. */
export async function isMonthInvoiced(db: Db, supplierId: string, month: string): Promise<boolean> {
  const invoice = await db
    .selectFrom('invoices')
    .where('supplier_id', '=', supplierId)
    .where('month', '=', month)
    .where('state', '<>', 'CANCELLED')
    .select('id')
    .executeTakeFirst();
  return invoice !== undefined;
}

/** What a creator's invoices of a financial year come to, in paise, and what was withheld of it. */
export async function sumInvoicedFees(
  db: Db,
  creatorId: string,
  financialYear: string,
): Promise<{ fees: number; withheld: number }> {
  const sumColumn = (amount: string) =>
    sql<number>`coalesce(sum((amounts->>${sql.lit(amount)})::bigint), 0)::float8`;
  return db
    .selectFrom('invoices')
    .where('creator_id', '=', creatorId)
    .where('financial_year', '=', financialYear)
    .where('state', '<>', 'CANCELLED')
    .select([sumColumn('taxable').as('fees'), sumColumn('withheld').as('withheld')])
    .executeTakeFirstOrThrow();
}

/** Writes an invoice without its lines. */
export async function insertInvoice(
  trx: Db,
  values: Insertable<Schema['invoices']>,
): Promise<void> {
  await trx.insertInto('invoices').values(values).execute();
}

/** Changes an invoice, which the transaction has locked. */
export async function updateInvoice(
  trx: Db,
  id: string,
  changes: UpdateObject<Schema, 'invoices'>,
): Promise<void> {
  await trx.updateTable('invoices').set(changes).where('id', '=', id).execute();
}

type InvoiceEventRecord = {
  invoiceId: string;
  action: string;
  /** Null for the monthly run. */
  byPerson: string | null;
  now: Date;
};

/** Keeps what was done with an invoice, and who did it. */
export async function recordInvoiceEvent(
  trx: Db,
  { invoiceId, action, byPerson, now }: InvoiceEventRecord,
): Promise<void> {
  await trx
    .insertInto('invoice_events')
    .values({ id: newId(now), invoice_id: invoiceId, action, by_person: byPerson, at: now })
    .execute();
}

/** Records that the invoices of a month are ordered. Returns whether this is the first time. */
export async function insertInvoiceRun(trx: Db, month: string, now: Date): Promise<boolean> {
  const first = await trx
    .insertInto('invoice_runs')
    .values({ month, begun_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('month')
    .executeTakeFirst();
  return first !== undefined;
}

/** The invoices of a creator that wait for being accepted, locked. */
export const lockOpenInvoices = (trx: Db, creatorId: string): Promise<InvoiceRow[]> =>
  trx
    .selectFrom('invoices')
    .where('supplier_id', '=', creatorId)
    .where('state', '=', 'ISSUED')
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute();
