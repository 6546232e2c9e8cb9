import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentCreator } from './presenter.ts';
import { findCreator } from './repository/creator-lists.ts';

/** A creator who was just written, as the contract shows them. @throws {Problem} `not-found` */
export async function presentSavedCreator(db: Db, id: string, viewer: Pick<Person, 'permissions'>) {
  const row = await findCreator(db, id);
  if (!row) throw new Problem('not-found');
  return presentCreator(row, viewer);
}
