import type { Selectable } from 'kysely';
import { dayColumn } from '#server/platform/database/day-column.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type CommCardRow = Selectable<Schema['comm_cards']>;

/** A communication card whole. */
export const commCardColumns = [
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
