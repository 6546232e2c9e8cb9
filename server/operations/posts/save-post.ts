import { invalid, Problem } from '../../problem.ts';
import { decide, positionOf } from './decide.ts';
import { noteAction } from './move-post.ts';
import { keepVersion } from './post-versions.ts';
import { actorOf, type PostRow, presentPost } from './present-post.ts';
import {
  isWritten,
  missingForReview,
  type ProvedContent,
  provedContent,
  provedMeta,
} from './prove-content.ts';
import { passClaim } from './review-claims.ts';
import { createPost, keepHashtags, updateContent, type Work } from './write-content.ts';

/**
 * Saves what was written. A save whose reply was lost, sent again under a new key, is known by its content: it changes
 * nothing and gets the post as it lies there. Undefined when another call made the post meanwhile.
 */
export async function writePost(work: Work, row: PostRow | undefined): Promise<PostRow | undefined> {
  const content = await contentOf(work, row);
  if (row && (await isRepeated(work, row, content))) return row;
  const { state } = decide(positionOf(row), { type: 'save', by: writerOf(work) });
  return row ? updateContent(work, row, content, state) : createPost(work, content, state);
}

/** Saves what was written and sends it for review, once nothing is missing. */
export async function submitPost(work: Work, row: PostRow | undefined): Promise<PostRow | undefined> {
  const content = await contentOf(work, row);
  const isSentAlready = row?.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW';
  if (row && (await isRepeated(work, row, content)) && isSentAlready) return row;
  const by = writerOf(work);
  const from = row ? positionOf(row) : decide(null, { type: 'save', by });
  const { state } = decide(from, { type: 'submit', by });
  const missing = missingForReview(content);
  if (Object.keys(missing).length > 0) throw invalid(missing);
  const written = row
    ? await updateContent(work, row, content, state)
    : await createPost(work, content, state);
  if (!written) return undefined;
  await keepVersion(work.db, written.id, 'sent', work.now);
  await noteAction(work, written, state);
  return work.db
    .updateTable('posts')
    .set({ submitted_at: work.now, rejection: null })
    .where('id', '=', written.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Staff correct place, language, genre and hashtags without touching the text. */
export async function updateMeta(work: Work, row: PostRow): Promise<PostRow> {
  const { state } = decide(positionOf(row), {
    type: 'update-advance-meta',
    by: writerOf(work),
  });
  const { fields, values, hashtags } = provedMeta(work.input, row);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  await passClaim(work.db, 'update-advance-meta', {
    postId: row.id,
    personId: work.by.id,
    now: work.now,
  });
  const kept = await keepHashtags(work.db, hashtags, row, work.now);
  const revision = row.revision + 1;
  await noteAction(work, { id: row.id, revision }, state);
  return work.db
    .updateTable('posts')
    .set({
      ...values,
      hashtags: JSON.stringify(kept),
      revision,
      updated_at: work.now,
      written_at: work.now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const contentOf = ({ db, person, by, input }: Work, row: PostRow | undefined) =>
  provedContent(db, [person.id, by.id], input, row);

const writerOf = ({ person, by }: Work) => actorOf(by, person);

/**
 * Whether this write has been done already, one revision ago.
 * @throws {Problem} `revision-conflict` with the present post, for a writer who began from an older one
 */
async function isRepeated(work: Work, row: PostRow, content: ProvedContent): Promise<boolean> {
  const { revision } = work.input;
  if (revision === row.revision) return false;
  if (revision === row.revision - 1 && isWritten(row, content)) return true;
  throw new Problem('revision-conflict', { post: presentPost(row, work.person, work.by) });
}
