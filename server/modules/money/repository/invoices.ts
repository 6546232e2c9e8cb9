import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import { latinDigits } from '#domain/language/digits.ts';
import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import { idsOfNamed } from '#server/modules/people/index.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type InvoiceRow = Selectable<Schema['invoices']>;

/**
 * Whose invoices to list: one creator's, those of an agency's creators, or by default everybody's.
 */
export type InvoiceScope = { creatorId?: string | undefined; agencyId?: string };

type Filter = {
  month?: string | undefined;
  state?: InvoiceState | undefined;
  invoiceId?: string | undefined;
  /** The beginning of the number, or parts of the creator's name. */
  search?: string | undefined;
};

export type ListedInvoice = InvoiceRow & { name: string | null; handle: string | null };

export type InvoiceSort = 'newest' | 'oldest' | 'amount';

type Place = {
  sort: InvoiceSort;
  /** The id of the last row of the page before. */
  after: string | null;
  limit: number;
};

/** As the indexes have it (migration 0091). */
const payable = sql<number>`(amounts->>'payable')::bigint`;

/** Invoices in an order, those behind `after` where it is given. */
export async function listInvoices(
  db: Db,
  scope: InvoiceScope,
  filter: Filter,
  { sort, after, limit }: Place,
): Promise<ListedInvoice[]> {
  let query = matchingInvoices(db, scope, filter);
  if (sort === 'amount') {
    if (after)
      query = query.where(
        sql<boolean>`(${payable}, invoices.id)
          < ((select ${payable} from invoices where id = ${after}::uuid), ${after}::uuid)`,
      );
    query = query.orderBy(payable, 'desc');
  } else if (after) query = query.where('invoices.id', sort === 'oldest' ? '>' : '<', after);
  return query
    .orderBy('invoices.id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(limit)
    .selectAll('invoices')
    .select(['people.name', 'people.handle'])
    .execute();
}

function matchingInvoices(db: Db, scope: InvoiceScope, filter: Filter) {
  const { month, state, invoiceId, search } = filter;
  let query = foundInvoices(db, search).innerJoin('people', 'people.id', 'invoices.creator_id');
  if (scope.creatorId) query = query.where('creator_id', '=', scope.creatorId);
  if (scope.agencyId) query = query.where('people.agency_id', '=', scope.agencyId);
  if (month) query = query.where('month', '=', month);
  if (state) query = query.where('state', '=', state);
  if (invoiceId) query = query.where('invoices.id', '=', invoiceId);
  return query;
}

/** The invoices that a search finds, by their number or their creator; without a search all. */
function foundInvoices(db: Db, search: string | undefined) {
  if (!search) return db.selectFrom('invoices');
  const number = latinDigits(search).trim().toUpperCase();
  return db.selectFrom((eb) =>
    eb
      .selectFrom('invoices')
      .selectAll()
      .where(
        // Both by an index. Numbers have capital letters, digits and `/`, which a tilde follows.
        sql<boolean>`id = any(array(
          select id from invoices
            where number collate "C" >= ${number} and number collate "C" < ${`${number}~`}
          union
          select id from invoices where creator_id = any(array(${idsOfNamed(search)}))
        ))`,
      )
      // Keeps the planner from walking through all rows in the order of the list.
      .offset(0)
      .as('invoices'),
  );
}

/** How many invoices staff find, counted up to a limit. */
export function countInvoices(
  db: Db,
  { creatorId }: Pick<InvoiceScope, 'creatorId'>,
  { month, state, invoiceId, search }: Filter,
): Promise<number> {
  let query = foundInvoices(db, search);
  if (creatorId) query = query.where('creator_id', '=', creatorId);
  if (month) query = query.where('month', '=', month);
  if (state) query = query.where('state', '=', state);
  if (invoiceId) query = query.where('id', '=', invoiceId);
  return countRows(db, query.select('id').limit(countLimit));
}

/** The ids of invoices, the newest first. */
export async function listInvoiceIds(
  db: Db,
  { creatorId, ...filter }: Filter & { creatorId?: string | undefined },
  limit: number,
): Promise<string[]> {
  const rows = await matchingInvoices(db, { creatorId }, filter)
    .orderBy('invoices.id', 'desc')
    .limit(limit)
    .select('invoices.id')
    .execute();
  return rows.map(({ id }) => id);
}

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
