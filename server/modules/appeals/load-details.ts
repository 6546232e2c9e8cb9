import type { components } from '#generated/contract.ts';
import { getPerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { listAccountStatusEvents, presentAccountStatusEvents } from '../creators/index.ts';
import { findPost, loadAuthor } from '../posts/index.ts';
import { presentAppealContents, presentAppealedAccount, presentDecidedPost } from './presenter.ts';
import { findListedAppeal, type ListedAppeal } from './repository/appeal-lists.ts';
import { handlesBlocks } from './repository/appeals.ts';
import { countPostsOfAccount } from './repository/block-decisions.ts';
import { isEditedSince } from './standing-decision.ts';

type AppealDetails = components['schemas']['AppealDetails'];

/** A whole appeal for a member of staff. @throws {Problem} `not-found`, `forbidden` */
export async function loadAppealDetails(
  db: Db,
  appealId: string,
  viewer: Person,
  now: Date,
): Promise<AppealDetails> {
  const row = await findListedAppeal(db, appealId);
  if (!row) throw new Problem('not-found');
  if (row.post_id === null && !handlesBlocks(viewer)) throw new Problem('forbidden');
  const subject = row.post_id
    ? await loadDecidedPost(db, row, row.post_id, viewer)
    : await loadAppealedAccount(db, row);
  return { ...presentAppealContents(row, viewer.id, now), ...subject };
}

type Subject = Pick<AppealDetails, 'post' | 'account' | 'isDecidedVersion' | 'isEdited'>;

async function loadDecidedPost(
  db: Db,
  row: ListedAppeal,
  postId: string,
  viewer: Person,
): Promise<Subject> {
  const post = await findPost(db, postId);
  if (!post) throw new Problem('not-found');
  const author = await loadAuthor(db, viewer, post);
  return {
    post: presentDecidedPost(row, { post, author, viewer }),
    account: null,
    isDecidedVersion: row.content !== null,
    isEdited: await isEditedSince(db, post, row.revision),
  };
}

async function loadAppealedAccount(db: Db, row: ListedAppeal): Promise<Subject> {
  const person = await getPerson(db, row.person_id);
  const facts = await countPostsOfAccount(db, person.id);
  const events = await listAccountStatusEvents(db, person.id);
  return {
    post: null,
    account: presentAppealedAccount(person, facts, presentAccountStatusEvents(events)),
    isDecidedVersion: true,
    isEdited: false,
  };
}
