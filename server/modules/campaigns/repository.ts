import type { Selectable } from 'kysely';
import { dayColumn } from '#server/platform/database/day-column.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type CampaignRow = Selectable<Schema['campaigns']>;

/** A campaign whole. */
export const campaignColumns = [
  'id',
  'revision',
  'name',
  'description',
  dayColumn('start_day'),
  dayColumn('end_day'),
  'languages',
  'formats',
  'hashtag',
  'reward_paise',
  'posts_max',
  'params',
  'created_at',
  'updated_at',
] as const;
