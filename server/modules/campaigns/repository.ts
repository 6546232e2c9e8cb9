import { type Insertable, type Selectable, sql } from 'kysely';
import type { CampaignStatus } from '#domain/announcements/campaign.ts';
import type { ContentLanguage } from '#domain/language/languages.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { dayColumn } from '#server/platform/database/day-column.ts';
import { newId } from '#server/platform/database/ids.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
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

type CampaignFilters = {
  /** A part of the name. */
  search?: string | undefined;
  id?: string | undefined;
  status?: CampaignStatus | undefined;
};

type CampaignQuery = CampaignFilters & {
  /** The id of the last row of the page before. */
  after?: string | undefined;
  limit: number;
};

/** Campaigns, newest first. @param today a day of India, for their status */
export function listCampaignRows(
  db: Db,
  { after, limit, ...filters }: CampaignQuery,
  today: string,
): Promise<CampaignRow[]> {
  let query = matchingCampaigns(db, filters, today);
  if (after) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).select(campaignColumns).execute();
}

function matchingCampaigns(db: Db, { id, search, status }: CampaignFilters, today: string) {
  let query = db.selectFrom('campaigns');
  if (id) query = query.where('id', '=', id);
  if (search) query = query.where(sql<boolean>`lower(name) like ${`%${likePattern(search)}%`}`);
  if (status === 'upcoming') query = query.where('start_day', '>', today);
  if (status === 'running')
    query = query.where('start_day', '<=', today).where('end_day', '>=', today);
  if (status === 'ended') query = query.where('end_day', '<', today);
  return query;
}

/** How many campaigns match, counted up to a limit. @param today a day of India */
export const countCampaigns = (db: Db, filters: CampaignFilters, today: string): Promise<number> =>
  countRows(db, matchingCampaigns(db, filters, today).select('id').limit(countLimit));

/**
 * Campaigns that run today for somebody with these languages, the one that ends first at the front.
 * Without a language, all that run.
 */
export function listRunningCampaigns(
  db: Db,
  { today, languages, limit }: { today: string; languages: ContentLanguage[]; limit: number },
): Promise<CampaignRow[]> {
  let query = db
    .selectFrom('campaigns')
    .where('start_day', '<=', today)
    .where('end_day', '>=', today);
  if (languages.length > 0)
    query = query.where(sql<boolean>`(languages = '{}' or languages && ${languages}::text[])`);
  return query.orderBy('end_day').orderBy('id').limit(limit).select(campaignColumns).execute();
}

export function findCampaign(db: Db, id: string): Promise<CampaignRow | undefined> {
  return db.selectFrom('campaigns').where('id', '=', id).select(campaignColumns).executeTakeFirst();
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
