import { type SqlBool, sql } from 'kysely';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { canDecide, type Decider, isVisibleTo } from './appeals.ts';

export type AppealFilters = {
  state: 'open' | 'decided';
  format: PostFormat | undefined;
  language: ContentLanguage | undefined;
  isEscalated: boolean;
  /** An open appeal that is due before has little or no time left. */
  urgentBefore: Date;
  /** Only those that the viewer can decide on and nobody else has claimed. */
  isAvailable: boolean;
  /** Appeals of blocks are shown only to who handles them. */
  viewer: Decider;
  now: Date;
};

/** Appeals with their posts, where they are about one, and the names of people. */
const appealsQuery = (db: Db) =>
  db
    .selectFrom('appeals')
    .leftJoin('posts', 'posts.id', 'appeals.post_id')
    .innerJoin('people as creators', 'creators.id', 'appeals.person_id')
    .leftJoin('people as holders', 'holders.id', 'appeals.claimed_by')
    .leftJoin('people as moderators', 'moderators.id', 'appeals.moderator_id')
    .leftJoin('people as deciders', 'deciders.id', 'appeals.decided_by')
    .selectAll('appeals')
    .select(['posts.title', 'posts.format', 'posts.language'])
    .select(['creators.name as creator_name', 'holders.name as holder_name'])
    .select(['moderators.name as moderator_name', 'deciders.name as decider_name']);

export type ListedAppeal = Awaited<ReturnType<ReturnType<typeof appealsQuery>['execute']>>[number];

export const findListedAppeal = (db: Db, id: string): Promise<ListedAppeal | undefined> =>
  appealsQuery(db).where('appeals.id', '=', id).executeTakeFirst();

/**
 * Open appeals, the nearest due time first; decided ones, the newest first.
 * @param after that time and the id of the last one of the page before
 */
export function listAppeals(
  db: Db,
  filters: AppealFilters,
  { after, limit }: { after: string[] | null; limit: number },
): Promise<ListedAppeal[]> {
  const { state, format, language, viewer, now } = filters;
  const isOpen = state === 'open';
  let rows = appealsQuery(db)
    .where('appeals.state', 'in', isOpen ? ['open'] : decided)
    .where(isVisibleTo(viewer));
  if (format) rows = rows.where('posts.format', '=', format);
  if (language) rows = rows.where('posts.language', '=', language);
  if (filters.isEscalated) rows = rows.where('due_at', '<', filters.urgentBefore);
  if (filters.isAvailable)
    rows = rows.where(
      sql<SqlBool>`${canDecide(viewer)} and (claimed_until is null
        or claimed_until <= ${now} or claimed_by = ${viewer.id})`,
    );
  if (after)
    rows = rows.where(
      isOpen
        ? sql<SqlBool>`(due_at, appeals.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
        : sql<SqlBool>`(decided_at, appeals.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const ordered = isOpen
    ? rows.orderBy('due_at').orderBy('appeals.id')
    : rows.orderBy('decided_at', 'desc').orderBy('appeals.id', 'desc');
  return ordered.limit(limit).execute();
}

const decided = ['upheld', 'overturned'] as const;
