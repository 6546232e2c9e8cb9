import type { Call } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { findPost, type PostRow } from '../repository/posts.ts';

type Id = 'getPostHistory' | 'getPostVersions' | 'getPostVersion';

/**
 * The post that a call asks about, for its creator, their agency, or staff.
 * @throws {Problem} `not-found` for everybody else
 */
export async function requireVisiblePost({
  body,
  deps: { db },
  ...call
}: Call<Id>): Promise<{ viewer: Person; post: PostRow }> {
  const viewer = requirePerson(call, 'VIEW_POST');
  const person = await requireRepresentedCreator(db, viewer, body.userId);
  const post = await findPost(db, body.postUID);
  if (!post || (post.creator_id !== person.id && !isStaff(viewer))) throw new Problem('not-found');
  return { viewer, post };
}
