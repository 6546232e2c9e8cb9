import type { Insertable, Selectable } from 'kysely';
import type { CampaignStatus } from '#domain/announcements/campaign.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { dayColumn } from '#server/platform/database/day-column.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type CampaignRow = Selectable<Schema['campaigns']>;

/** A campaign whole. */
const campaignColumns = [
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

type CampaignQuery = {
  status?: CampaignStatus | undefined;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  limit: number;
};

/** Campaigns, the newest first. @param today a day of India, by which their status goes */
export function listCampaignRows(
  db: Db,
  { status, after, limit }: CampaignQuery,
  today: string,
): Promise<CampaignRow[]> {
  let query = db.selectFrom('campaigns');
  if (status === 'upcoming') query = query.where('start_day', '>', today);
  if (status === 'running')
    query = query.where('start_day', '<=', today).where('end_day', '>=', today);
  if (status === 'ended') query = query.where('end_day', '<', today);
  if (after) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).select(campaignColumns).execute();
}

type CampaignValues = Omit<Insertable<Schema['campaigns']>, 'id' | 'revision' | 'created_at'>;

/** Makes a campaign, at its first revision. */
export function insertCampaign(trx: Db, values: CampaignValues, now: Date): Promise<CampaignRow> {
  return trx
    .insertInto('campaigns')
    .values({ ...values, id: newId(now), revision: 1, created_at: now })
    .returning(campaignColumns)
    .executeTakeFirstOrThrow();
}

/** Changes a campaign, one revision on. */
export function updateCampaign(trx: Db, id: string, values: CampaignValues): Promise<CampaignRow> {
  return trx
    .updateTable('campaigns')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(campaignColumns)
    .executeTakeFirstOrThrow();
}
