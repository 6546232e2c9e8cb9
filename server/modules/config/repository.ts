import { type Insertable, type Selectable, sql } from 'kysely';
import type { PaymentType } from '#domain/money/earnings.ts';
import { matchesWordPrefixes } from '#server/modules/people/index.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { dayColumn } from '#server/platform/database/day-column.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type CommCardRow = Selectable<Schema['comm_cards']>;

/** A complete communication card. */
const commCardColumns = [
  'id',
  'revision',
  'texts',
  'link',
  'payment_types',
  'person_id',
  dayColumn<'start_day', string | null>('start_day'),
  dayColumn<'end_day', string | null>('end_day'),
  'is_on',
  'updated_at',
] as const;

/** The cards for everybody and those for a payment type. Without a type, only the former. */
const matchesPaymentType = (type: PaymentType | null) =>
  sql<boolean>`(payment_types = '{}' or ${type}::text = any(payment_types))`;

const hasWords = (search: string) => matchesWordPrefixes(sql`card_words(texts)`, search);

type CommCardQuery = {
  /** The creator whose cards of a day of India are loaded; undefined for all. */
  reader?: { id: string; paymentType: PaymentType | null; today: string } | undefined;
  paymentType?: PaymentType | undefined;
  id?: string | undefined;
  /** Beginnings of words of the texts. */
  search?: string | undefined;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  limit: number;
};

/** Communication cards, the newest first. */
export function listCommCards(
  db: Db,
  { reader, paymentType, id, search, after, limit }: CommCardQuery,
): Promise<CommCardRow[]> {
  let query = db.selectFrom('comm_cards');
  if (reader) {
    query = query
      .where('is_on', '=', true)
      .where(
        sql<boolean>`${reader.today}::date
          between coalesce(start_day, '-infinity') and coalesce(end_day, 'infinity')`,
      )
      .where((eb) => eb.or([eb('person_id', 'is', null), eb('person_id', '=', reader.id)]))
      .where(matchesPaymentType(reader.paymentType));
  }
  if (id) query = query.where('id', '=', id);
  if (search) query = query.where(hasWords(search));
  if (paymentType) query = query.where(matchesPaymentType(paymentType));
  if (after) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).select(commCardColumns).execute();
}

/** How many cards staff find, counted up to a limit. */
export function countCommCards(
  db: Db,
  { id, paymentType, search }: Pick<CommCardQuery, 'id' | 'paymentType' | 'search'>,
): Promise<number> {
  let query = db.selectFrom('comm_cards');
  if (id) query = query.where('id', '=', id);
  if (search) query = query.where(hasWords(search));
  if (paymentType) query = query.where(matchesPaymentType(paymentType));
  return countRows(db, query.select('id').limit(countLimit));
}

export function findCommCard(db: Db, id: string): Promise<CommCardRow | undefined> {
  return db
    .selectFrom('comm_cards')
    .where('id', '=', id)
    .select(commCardColumns)
    .executeTakeFirst();
}

type CommCardValues = Omit<Insertable<Schema['comm_cards']>, 'id' | 'revision'>;

/** Makes a card, at its first revision. */
export function insertCommCard(trx: Db, values: CommCardValues, now: Date): Promise<CommCardRow> {
  return trx
    .insertInto('comm_cards')
    .values({ ...values, id: newId(now), revision: 1 })
    .returning(commCardColumns)
    .executeTakeFirstOrThrow();
}

/** Changes a card, one revision on. */
export function updateCommCard(trx: Db, id: string, values: CommCardValues): Promise<CommCardRow> {
  return trx
    .updateTable('comm_cards')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(commCardColumns)
    .executeTakeFirstOrThrow();
}

/** Whether a card can be for one person: not staff, and not merged away. */
export async function isCardReader(db: Db, id: string): Promise<boolean> {
  const reader = await db
    .selectFrom('people')
    .where('id', '=', id)
    .where('role', '<>', 'staff')
    .where('merged_into', 'is', null)
    .select('id')
    .executeTakeFirst();
  return reader !== undefined;
}
