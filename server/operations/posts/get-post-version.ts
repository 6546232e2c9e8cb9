import type { Selectable } from 'kysely';
import type { PostVersionsTable } from '../../db/post-versions-table.ts';
import type { DataOf, Handler } from '../../handler.ts';
import { Problem } from '../../problem.ts';
import type { PostRow } from './present-post.ts';
import { seenPost } from './seen-post.ts';

type Version = DataOf<'getPostVersion'>['version'];
type Kept = Omit<Selectable<PostVersionsTable>, 'post_id' | 'kept_at' | 'kind'> & Pick<Version, 'kind'>;

export const getPostVersion: Handler<'getPostVersion'> = async (call) => {
  const { post } = await seenPost(call);
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
    return { version: present(first), before: second ? present(second) : null };
  if (post.revision !== revision) throw new Problem('not-found');
  return { version: present(presentOf(post)), before: first ? present(first) : null };
};

/** The post as it is now, like a version. */
const presentOf = (post: PostRow): Kept => ({
  ...post,
  kind: 'present',
  at: post.written_at ?? post.updated_at,
});

const present = (row: Kept): Version => ({
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
