import type { Call } from '../../handler.ts';
import { actedFor } from '../../people/acting-for.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff, type Person } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import type { PostRow } from './present-post.ts';

type Id = 'getPostHistory' | 'getPostVersions' | 'getPostVersion';

/**
 * The post that a call asks about, for its creator, their agency, or staff.
 * @throws {Problem} `not-found` for everybody else
 */
export async function seenPost({
  body,
  deps: { db },
  ...call
}: Call<Id>): Promise<{ viewer: Person; post: PostRow }> {
  const viewer = actingPerson(call, 'VIEW_POST');
  const person = await actedFor(db, viewer, body.userId);
  const post = await db.selectFrom('posts').where('id', '=', body.postUID).selectAll().executeTakeFirst();
  if (!post || (post.creator_id !== person.id && !isStaff(viewer))) throw new Problem('not-found');
  return { viewer, post };
}
