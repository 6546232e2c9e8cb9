import { type Insertable, type Selectable, sql } from 'kysely';
import type { PaymentType } from '#domain/money/earnings.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { dayColumn } from '#server/platform/database/day-column.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type CommCardRow = Selectable<Schema['comm_cards']>;

/** A communication card whole. */
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

/** Cards of a payment type and those for all; somebody without a type gets only these. */
const matchesPaymentType = (type: PaymentType | null) =>
  sql<boolean>`(payment_types = '{}' or ${type}::text = any(payment_types))`;

type CommCardQuery = {
  /** Whose cards of a day of India are asked for; undefined for all. */
  reader?: { id: string; paymentType: PaymentType | null; today: string } | undefined;
  paymentType?: PaymentType | undefined;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  limit: number;
};

/** Communication cards, the newest first. */
export function listCommCards(
  db: Db,
  { reader, paymentType, after, limit }: CommCardQuery,
): Promise<CommCardRow[]> {
  let query = db.selectFrom('comm_cards');
  if (reader) {
    query = query
      .where('is_on', '=', true)
      .where(
        sql<boolean>`${reader.today}::date between coalesce(start_day, '-infinity') and coalesce(end_day, 'infinity')`,
      )
      .where((eb) => eb.or([eb('person_id', 'is', null), eb('person_id', '=', reader.id)]))
      .where(matchesPaymentType(reader.paymentType));
  }
  if (paymentType) query = query.where(matchesPaymentType(paymentType));
  if (after) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).select(commCardColumns).execute();
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
