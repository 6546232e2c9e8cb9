import type { components } from '#generated/contract.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { findPost, loadAuthor } from '../posts/index.ts';
import { presentAppealDetails } from './presenter.ts';
import { findListedAppeal } from './repository/appeal-lists.ts';

/** A whole appeal for a member of staff. @throws {Problem} `not-found` */
export async function loadAppealDetails(
  db: Db,
  appealId: string,
  viewer: Person,
  now: Date,
): Promise<components['schemas']['AppealDetails']> {
  const row = await findListedAppeal(db, appealId);
  const post = row && (await findPost(db, row.post_id));
  if (!post) throw new Problem('not-found');
  const author = await loadAuthor(db, viewer, post);
  return presentAppealDetails(row, { post, author, viewer, now });
}
