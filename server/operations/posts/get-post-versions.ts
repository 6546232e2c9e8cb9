import { limits } from '#domain/limits.ts';
import type { PostEventAction } from '#domain/post-states.ts';
import type { Db } from '../../db/database.ts';
import type { DataOf, Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import type { Person } from '../../people/person.ts';
import { eventPresenter, postEvents } from './post-events.ts';
import type { PostRow } from './present-post.ts';
import { seenPost } from './seen-post.ts';

type Entry = DataOf<'getPostVersions'>['rows'][number];
type Listed = Pick<Entry, 'revision' | 'kind' | 'title'> & { at: Date };

export const getPostVersions: Handler<'getPostVersions'> = async (call) => {
  const { viewer, post } = await seenPost(call);
  const { db } = call.deps;
  const { pageSize = limits.pageSize } = call.body;
  const after = unpackCursor(call.query.cursor, ['number'])?.[0];
  const kept = await listKept(db, post.id, after, pageSize + 1);
  const rows: Listed[] =
    after === undefined && kept[0]?.revision !== post.revision ? [presentOf(post), ...kept] : kept;
  const outcomes = await outcomesOf(db, viewer, post, rows);
  return pageOf(
    rows,
    pageSize,
    '/api/post/getPostVersions',
    ({ revision }) => [String(revision)],
    ({ revision, kind, title, at }) => ({
      revision,
      kind,
      title,
      at: at.toISOString(),
      isLive: post.live === 'PUBLISHED' && post.published?.revision === revision,
      outcome: outcomes.get(revision) ?? null,
    }),
  );
};

function listKept(db: Db, postId: string, after: string | undefined, limit: number): Promise<Listed[]> {
  let rows = db.selectFrom('post_versions').where('post_id', '=', postId);
  if (after !== undefined) rows = rows.where('revision', '<', Number(after));
  return rows.orderBy('revision', 'desc').limit(limit).select(['revision', 'kind', 'title', 'at']).execute();
}

const presentOf = ({ revision, title, written_at, updated_at }: PostRow): Listed => ({
  revision,
  kind: 'present',
  title,
  at: written_at ?? updated_at,
});

/** What says nothing of the words. */
const besideTheWords: readonly PostEventAction[] = ['archive', 'restore', 'update-advance-meta'];

/** What was decided last about each version. */
async function outcomesOf(
  db: Db,
  viewer: Person,
  post: PostRow,
  rows: Listed[],
): Promise<Map<number, Entry['outcome']>> {
  const present = eventPresenter(viewer, post.creator_id);
  const events = await postEvents(db, post.id)
    .where(({ eb, val }) => eb('revision', '=', eb.fn.any(val(rows.map(({ revision }) => revision)))))
    .where('action', 'not in', besideTheWords)
    .distinctOn('revision')
    .orderBy('revision')
    .orderBy('at', 'desc')
    .orderBy('post_events.id', 'desc')
    .select('revision')
    .execute();
  return new Map(events.map(({ revision, ...event }) => [revision ?? 0, present(event)]));
}
