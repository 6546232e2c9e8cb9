import type { Handler } from '../../handler.ts';
import { actedFor } from '../../people/acting-for.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import { authorOf, presentPost } from './present-post.ts';

export const getPostById: Handler<'getPostById'> = async (call) => {
  const viewer = actingPerson(call, 'VIEW_POST');
  const { db } = call.deps;
  const person = await actedFor(db, viewer, call.body.userId);
  const { postId } = call.path;
  const row = await db
    .selectFrom('posts')
    .where((eb) =>
      eb.or([
        eb('id', '=', postId),
        eb.and([eb('client_id', '=', postId), eb('creator_id', '=', person.id)]),
      ]),
    )
    .selectAll()
    .executeTakeFirst();
  const isShown = row && (row.creator_id === person.id || isStaff(viewer));
  if (!isShown || (call.query.archived === false && row.archived)) throw new Problem('not-found');
  return presentPost(row, await authorOf(db, person, row), viewer);
};
