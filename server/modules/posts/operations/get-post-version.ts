import type { DataOf, Handler } from '#server/http/handler.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { listVersionsUpTo, type PostVersionRow } from '../repository/post-versions.ts';
import type { PostRow } from '../repository/posts.ts';
import { requireVisiblePost } from '../rules/visible-post.ts';

type Version = DataOf<'getPostVersion'>['version'];
type StoredVersion = Omit<PostVersionRow, 'post_id' | 'kept_at' | 'kind'> & Pick<Version, 'kind'>;

export const getPostVersion: Handler<'getPostVersion'> = async (call) => {
  const { post } = await requireVisiblePost(call);
  const { revision } = call.body;
  const [first, second] = await listVersionsUpTo(call.deps.db, post.id, revision);
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
