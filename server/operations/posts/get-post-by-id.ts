import type { Handler } from '../../handler.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { Problem } from '../../problem.ts';
import { authorOf, presentPost } from './present-post.ts';

export const getPostById: Handler<'getPostById'> = async (call) => {
  const viewer = actingPerson(call, 'VIEW_POST');
  refuseForeignHint(viewer, call.body.userId);
  const { db } = call.deps;
  const { postId } = call.path;
  const row = await db
    .selectFrom('posts')
    .where((eb) =>
      eb.or([
        eb('id', '=', postId),
        eb.and([eb('client_id', '=', postId), eb('creator_id', '=', viewer.id)]),
      ]),
    )
    .selectAll()
    .executeTakeFirst();
  const isShown = row && (row.creator_id === viewer.id || viewer.permissions.includes('INTERNAL'));
  if (!isShown || (call.query.archived === false && row.archived)) throw new Problem('not-found');
  return presentPost(row, await authorOf(db, viewer, row), viewer);
};
