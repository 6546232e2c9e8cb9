import type { Selectable } from 'kysely';
import type { DataOf, Handler } from '#server/http/handler.ts';
import type { PostVersionTable } from '#server/platform/database/schema/post-version-table.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { PostRow } from '../presenter.ts';
import { requireVisiblePost } from '../rules/visible-post.ts';

type Version = DataOf<'getPostVersion'>['version'];
type StoredVersion = Omit<Selectable<PostVersionTable>, 'post_id' | 'kept_at' | 'kind'> &
  Pick<Version, 'kind'>;

export const getPostVersion: Handler<'getPostVersion'> = async (call) => {
  const { post } = await requireVisiblePost(call);
  const { revision } = call.body;
  const [first, second] = await call.deps.db
    .selectFrom('post_versions')
    .where('post_id', '=', post.id)
    .where('revision', '<=', revision)
    .orderBy('revision', 'desc')
    .limit(2)
    .selectAll()
    .execute();
  if (first?.revision === revision)
    return { version: presentVersion(first), before: second ? presentVersion(second) : null };
  if (post.revision !== revision) throw new Problem('not-found');
  return {
    version: presentVersion(currentVersion(post)),
    before: first ? presentVersion(first) : null,
  };
};

/** The post as it is now, like a version. */
const currentVersion = (post: PostRow): StoredVersion => ({
  ...post,
  kind: 'present',
  at: post.written_at ?? post.updated_at,
});

const presentVersion = (row: StoredVersion): Version => ({
  revision: row.revision,
  kind: row.kind,
  at: row.at.toISOString(),
  title: row.title,
  textContent: row.html,
  language: row.language,
  madeWithAi: row.made_with_ai,
  genre: row.genre,
  subGenre: row.sub_genre,
  locations: row.locations,
  hashtags: row.hashtags,
  pictures: row.pictures,
  imageKind: row.image_kind,
  video: row.video,
});
