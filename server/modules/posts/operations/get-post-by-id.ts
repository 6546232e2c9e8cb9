import type { Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { loadAuthor, presentPost } from '../presenter.ts';

export const getPostById: Handler<'getPostById'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { db } = call.deps;
  const person = await requireRepresentedCreator(db, viewer, call.body.userId);
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
  return presentPost(row, await loadAuthor(db, person, row), viewer);
};
