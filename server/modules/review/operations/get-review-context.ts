import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { plainText } from '#domain/post/html-text.ts';
import { type RejectionReason, rejectionReasonsFor } from '#domain/post/rejection-reasons.ts';
import { reviewChecks } from '#domain/post/review-checks.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import {
  findPost,
  listDuplicates,
  listPostsById,
  loadAuthor,
  type PostRow,
  presentPost,
} from '#server/modules/posts/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentFirstOpinion } from '../first-opinions.ts';
import { listFrequentReasons } from '../repository/review-decisions.ts';
import { findFirstOpinion } from '../repository/second-opinions.ts';

type Duplicates = DataOf<'getReviewContext'>['duplicates'];

export const getReviewContext: Handler<'getReviewContext'> = async (call) => {
  const viewer = requirePerson(call, 'INTERNAL');
  const { postUID, userId } = call.body;
  requireOwnUserId(viewer, userId);
  const { db } = call.deps;
  const row = await findPost(db, postUID);
  if (!row) throw new Problem('not-found');
  const first = await findFirstOpinion(db, postUID);
  const duplicates = await suspectedOriginals(db, row, viewer);
  const applicable = rejectionReasonsFor(row.format);
  const frequent = await listFrequentReasons(db, row.format);
  return {
    postUID,
    firstOpinion: first ? presentFirstOpinion(first, viewer.id) : null,
    duplicates,
    suggestedReasons: suggestedReasons(duplicates).filter((one) => applicable.includes(one)),
    frequentReasons: frequent.filter((one) => applicable.includes(one)),
  };
};

/** The earlier posts of the creator that say the same, whole. */
async function suspectedOriginals(db: Db, row: PostRow, viewer: Person): Promise<Duplicates> {
  const found = await listDuplicates(db, {
    creatorId: row.creator_id,
    clientId: row.client_id,
    title: /[\p{L}\p{N}]/u.test(row.title) ? row.title : null,
    html: countGraphemes(plainText(row.html)) >= limits.duplicateTextMin ? row.html : null,
    limit: limits.suspectedOriginalsMax,
  });
  if (found.length === 0) return [];
  const author = await loadAuthor(db, viewer, row);
  const posts = await listPostsById(
    db,
    found.map((one) => one.postUID),
  );
  return found.flatMap(({ postUID, sameTitle, sameText }) => {
    const post = posts.find(({ id }) => id === postUID);
    return post ? [{ sameTitle, sameText, post: presentPost(post, author, viewer) }] : [];
  });
}

function suggestedReasons(duplicates: Duplicates): RejectionReason[] {
  const checks = [
    ...(duplicates.some(({ sameTitle }) => sameTitle) ? (['same-title'] as const) : []),
    ...(duplicates.some(({ sameText }) => sameText) ? (['same-text'] as const) : []),
  ];
  return [...new Set(checks.map((check) => reviewChecks[check].reason))];
}
