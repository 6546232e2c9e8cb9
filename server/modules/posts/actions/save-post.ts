import { withdrawAppeals } from '#server/modules/appeals/index.ts';
import { saveHashtags } from '#server/modules/reference/index.ts';
import { requireNoForeignClaim } from '#server/modules/review/index.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import {
  isUnchanged,
  missingForReview,
  type ValidatedContent,
  validateContent,
  validateMeta,
} from '../content/validate-content.ts';
import { postRole, presentPost } from '../presenter.ts';
import { recordPostEvent } from '../repository/post-events.ts';
import { saveVersion } from '../repository/post-versions.ts';
import { type PostRow, updatePost } from '../repository/posts.ts';
import { postPosition, transitionPost } from '../rules/post-transition.ts';
import { submittedTime } from '../rules/publish-time.ts';
import { recordAction } from './move-post.ts';
import { createPost, type PostWrite, updateContent } from './write-content.ts';

/**
 * Saves content. A save whose reply was lost may be repeated with a new key: it is recognised by
 * its content, changes nothing and returns the stored post. Undefined when another call has created
 * the post.
 */
export async function savePost(
  work: PostWrite,
  row: PostRow | undefined,
): Promise<PostRow | undefined> {
  const content = await validateInput(work, row);
  if (row && (await isRepeatedSave(work, row, content))) return row;
  const { state } = transitionPost(postPosition(row), { type: 'save', by: writerRole(work) });
  return row ? updateContent(work, row, content, state) : createPost(work, content, state);
}

/** Saves what was written and sends it for review, once nothing is missing. */
export async function submitPost(
  work: PostWrite,
  row: PostRow | undefined,
): Promise<PostRow | undefined> {
  const content = await validateInput(work, row);
  const { kept, passed } = await submittedTime(work.db, content.values.publish_at);
  const sent = { ...content, values: { ...content.values, publish_at: kept } };
  const isSentAlready = row?.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW';
  if (row && (await isRepeatedSave(work, row, content, sent)) && isSentAlready) return row;
  const by = writerRole(work);
  const from = row ? postPosition(row) : transitionPost(null, { type: 'save', by });
  const { state } = transitionPost(from, { type: 'submit', by });
  const missing = missingForReview(content);
  if (Object.keys(missing).length > 0) throw invalidRequest(missing);
  const written = row
    ? await updateContent(work, row, sent, state)
    : await createPost(work, sent, state);
  if (!written) return undefined;
  await saveVersion(work.db, written.id, 'sent', work.now);
  await recordAction(work, written, state, kept);
  if (passed) await recordPassedTime(work, written, passed);
  await withdrawAppeals(work.db, written.id, work.now);
  return updatePost(work.db, written.id, { submitted_at: work.now, rejection: null });
}

/** In the history, because the device that sent the post may be offline when the reply comes. */
async function recordPassedTime(
  { db, now }: PostWrite,
  post: PostRow,
  publishAt: Date,
): Promise<void> {
  // The history is ordered by time: this event comes after the submission.
  const at = new Date(now.getTime() + 1);
  const event = { action: 'schedule-passed', publishAt, byPerson: null, now: at } as const;
  await recordPostEvent(db, { post, state: post.state, ...event });
}

/** Staff correct place, language, genre and hashtags without touching the text. */
export async function updatePostMeta(work: PostWrite, row: PostRow): Promise<PostRow> {
  const { state } = transitionPost(postPosition(row), {
    type: 'update-advance-meta',
    by: writerRole(work),
  });
  const { fields, values, hashtags } = validateMeta(work.input, row);
  if (Object.keys(fields).length > 0) throw invalidRequest(fields);
  await requireNoForeignClaim(work.db, 'update-advance-meta', {
    postId: row.id,
    personId: work.by.id,
    now: work.now,
  });
  const kept = await saveHashtags(work.db, hashtags, row, work.now);
  const revision = row.revision + 1;
  await recordAction(work, { id: row.id, revision }, state);
  return updatePost(work.db, row.id, {
    ...values,
    hashtags: JSON.stringify(kept),
    revision,
    updated_at: work.now,
    written_at: work.now,
  });
}

/**
 * Validates the content. A publishing time for a post that readers see already, saved from an older
 * revision, is answered with the conflict and not with the refusal of the time.
 * @throws {Problem} `invalid-request`; `revision-conflict`
 */
function validateInput({ db, person, by, input }: PostWrite, row: PostRow | undefined) {
  const { publishAt, revision } = input;
  if (publishAt && row?.live === 'PUBLISHED' && revision !== row.revision)
    throw new Problem('revision-conflict', { post: presentPost(row, person, by) });
  return validateContent(db, [person.id, by.id], input, row);
}

const writerRole = ({ person, by }: PostWrite) => postRole(by, person);

/**
 * Whether this write has been done already, one revision ago.
 * @throws {Problem} `revision-conflict` with the present post, for a writer who began from an older
 * one
 */
async function isRepeatedSave(
  work: PostWrite,
  row: PostRow,
  ...contents: ValidatedContent[]
): Promise<boolean> {
  const { revision } = work.input;
  if (revision === row.revision) return false;
  const isSame = contents.some((content) => isUnchanged(row, content));
  if (revision === row.revision - 1 && isSame) return true;
  throw new Problem('revision-conflict', { post: presentPost(row, work.person, work.by) });
}
