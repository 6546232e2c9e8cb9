import type { Selectable } from 'kysely';
import { dayText } from './day-text.ts';
import type { Schema } from './schema.ts';

export type CommCardRow = Selectable<Schema['comm_cards']>;

/** A communication card whole. */
export const commCardColumns = [
  'id',
  'revision',
  'texts',
  'link',
  'payment_types',
  'person_id',
  dayText<'start_day', string | null>('start_day'),
  dayText<'end_day', string | null>('end_day'),
  'is_on',
  'updated_at',
] as const;
