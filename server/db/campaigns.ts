import type { Selectable } from 'kysely';
import { dayText } from './day-text.ts';
import type { Schema } from './schema.ts';

export type CampaignRow = Selectable<Schema['campaigns']>;

/** A campaign whole. */
export const campaignColumns = [
  'id',
  'revision',
  'name',
  'description',
  dayText('start_day'),
  dayText('end_day'),
  'languages',
  'formats',
  'hashtag',
  'reward_paise',
  'posts_max',
  'params',
  'created_at',
  'updated_at',
] as const;
