import type { PostState } from '#domain/post/post-states.ts';
import { isStaff } from '#server/modules/people/index.ts';
import { saveHashtags } from '#server/modules/reference/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isUnchanged, type PostInput, type ValidatedContent } from '../content/validate-content.ts';
import { versionKindToSave } from '../history/version-kind.ts';
import { saveVersion } from '../repository/post-versions.ts';
import {
  insertPost,
  lockPostByClientId,
  lockPostById,
  type PostRow,
  updatePost,
} from '../repository/posts.ts';

/** One write in a transaction, on a post of `person`, by the acting person. */
export type PostWrite = { db: Db; person: Person; by: Person; input: PostInput; now: Date };

/**
 * The post of a write, locked: found by its postUID, or by the clientId of the person's own device.
 * @throws {Problem} `not-found` when it belongs to somebody else and the caller is not staff;
 * `forbidden` for staff without INTERNAL
 */
export async function lockPost({ db, person, by, input }: PostWrite): Promise<PostRow | undefined> {
  const row = await (input.postUID
    ? lockPostById(db, input.postUID)
    : lockPostByClientId(db, person.id, input.clientId));
  if (!row) {
    if (input.postUID) throw new Problem('not-found');
    return undefined;
  }
  // Staff who lost the permission know the post: a `not-found` would mislead them.
  if (row.creator_id !== person.id && !isStaff(by))
    throw new Problem(by.role === 'staff' ? 'forbidden' : 'not-found');
  return row;
}

/**
 * Writes title, body, pictures and publish step over those of a post, one revision on; what was
 * there is kept where it is worth it.
 */
export async function updateContent(
  { db, input, now }: PostWrite,
  row: PostRow,
  content: ValidatedContent,
  state: PostState,
): Promise<PostRow> {
  const { values, hashtags } = content;
  const kind = isUnchanged(row, content)
    ? null
    : versionKindToSave(row, values.html, input.keepPrevious ?? false, now);
  if (kind) await saveVersion(db, row.id, kind, now);
  const savedHashtags = await saveHashtags(db, hashtags, row, now);
  return updatePost(db, row.id, {
    ...values,
    hashtags: JSON.stringify(savedHashtags),
    state,
    updated_at: now,
    written_at: now,
    revision: row.revision + 1,
  });
}

/** Creates the post. Undefined when another call with the same clientId was faster. */
export async function createPost(
  { db, person, input, now }: PostWrite,
  { values, hashtags }: ValidatedContent,
  state: PostState,
): Promise<PostRow | undefined> {
  const created = await insertPost(db, {
    ...values,
    hashtags: '[]',
    state,
    id: newId(now),
    creator_id: person.id,
    client_id: input.clientId,
    revision: 1,
    format: input.format ?? 'FORMAT_ARTICLE',
    created_at: now,
    updated_at: now,
    written_at: now,
  });
  if (!created || hashtags.length === 0) return created;
  const savedHashtags = await saveHashtags(db, hashtags, created, now);
  return updatePost(db, created.id, { hashtags: JSON.stringify(savedHashtags) });
}
