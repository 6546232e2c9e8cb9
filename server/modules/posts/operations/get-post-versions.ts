import { limits } from '#domain/limits.ts';
import type { PostEventAction } from '#domain/post/post-states.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { createEventPresenter } from '../history/event-presenter.ts';
import { listLastEvents } from '../repository/post-events.ts';
import { listVersions } from '../repository/post-versions.ts';
import type { PostRow } from '../repository/posts.ts';
import { requireVisiblePost } from '../rules/visible-post.ts';

type Entry = DataOf<'getPostVersions'>['rows'][number];
type Listed = Pick<Entry, 'revision' | 'kind' | 'title'> & { at: Date };

export const getPostVersions: Handler<'getPostVersions'> = async (call) => {
  const { viewer, post } = await requireVisiblePost(call);
  const { db } = call.deps;
  const { pageSize = limits.pageSize } = call.body;
  const after = decodeCursor(call.query.cursor, ['number'])?.[0];
  const kept = await listVersions(db, post.id, {
    after: after === undefined ? undefined : Number(after),
    limit: pageSize + 1,
  });
  const rows: Listed[] =
    after === undefined && kept[0]?.revision !== post.revision
      ? [currentVersion(post), ...kept]
      : kept;
  const outcomes = await lastOutcomes(db, viewer, post, rows);
  return createPage(
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

const currentVersion = ({ revision, title, written_at, updated_at }: PostRow): Listed => ({
  revision,
  kind: 'present',
  title,
  at: written_at ?? updated_at,
});

/** What says nothing of the words. */
const nonContentActions: readonly PostEventAction[] = ['archive', 'restore', 'update-advance-meta'];

/** What was decided last about each version. */
async function lastOutcomes(
  db: Db,
  viewer: Person,
  post: PostRow,
  rows: Listed[],
): Promise<Map<number, Entry['outcome']>> {
  const present = createEventPresenter(viewer, post.creator_id);
  const revisions = rows.map(({ revision }) => revision);
  const events = await listLastEvents(db, post.id, revisions, nonContentActions);
  return new Map(events.map(({ revision, ...event }) => [revision ?? 0, present(event)]));
}
