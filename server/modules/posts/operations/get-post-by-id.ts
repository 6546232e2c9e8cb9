import type { Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentPost } from '../presenter.ts';
import { findPostByAnyId } from '../repository/posts.ts';
import { loadAuthor } from '../rules/load-author.ts';

export const getPostById: Handler<'getPostById'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { db } = call.deps;
  const person = await requireRepresentedCreator(db, viewer, call.body.userId);
  const row = await findPostByAnyId(db, call.path.postId, person.id);
  const isShown = row && (row.creator_id === person.id || isStaff(viewer));
  if (!isShown || (call.query.archived === false && row.archived)) throw new Problem('not-found');
  return presentPost(row, await loadAuthor(db, person, row), viewer);
};
