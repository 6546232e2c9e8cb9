import { sql } from 'kysely';
import type { PostState } from '#domain/post-states.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { isStaff, type Person } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import { keepVersion, worthOf } from './post-versions.ts';
import type { PostRow } from './present-post.ts';
import { isWritten, type PostInput, type ProvedContent } from './prove-content.ts';

/** One write inside a transaction: on a post of `person`, done by whoever acts. */
export type Work = { db: Db; person: Person; by: Person; input: PostInput; now: Date };

/**
 * The post that a write is about, locked: by its postUID, else by the clientId of the person's own device.
 * @throws {Problem} `not-found` when it is somebody else's and who acts is not staff
 */
export async function findPost({ db, person, by, input }: Work): Promise<PostRow | undefined> {
  let query = db.selectFrom('posts').selectAll().forUpdate();
  if (input.postUID) query = query.where('id', '=', input.postUID);
  else query = query.where('client_id', '=', input.clientId).where('creator_id', '=', person.id);
  const row = await query.executeTakeFirst();
  if (!row) {
    if (input.postUID) throw new Problem('not-found');
    return undefined;
  }
  if (row.creator_id !== person.id && !isStaff(by)) throw new Problem('not-found');
  return row;
}

/** Writes title, body, pictures and publish step over those of a post, one revision on; what was there is kept where it is worth it. */
export async function updateContent(
  { db, input, now }: Work,
  row: PostRow,
  content: ProvedContent,
  state: PostState,
): Promise<PostRow> {
  const { values, hashtags } = content;
  const kind = isWritten(row, content) ? null : worthOf(row, values.html, input.keepPrevious ?? false, now);
  if (kind) await keepVersion(db, row.id, kind, now);
  const kept = await keepHashtags(db, hashtags, row, now);
  return db
    .updateTable('posts')
    .set({
      ...values,
      hashtags: JSON.stringify(kept),
      state,
      updated_at: now,
      written_at: now,
      revision: row.revision + 1,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes the post. Undefined when another call with the same clientId has made it meanwhile. */
export async function createPost(
  { db, person, input, now }: Work,
  { values, hashtags }: ProvedContent,
  state: PostState,
): Promise<PostRow | undefined> {
  const created = await db
    .insertInto('posts')
    .values({
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
    })
    .onConflict((conflict) => conflict.columns(['creator_id', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!created || hashtags.length === 0) return created;
  return db
    .updateTable('posts')
    .set({ hashtags: JSON.stringify(await keepHashtags(db, hashtags, created, now)) })
    .where('id', '=', created.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The hashtags with their ids. New ones are made; those that the post did not have are counted once more. */
export async function keepHashtags(
  db: Db,
  titles: string[],
  row: PostRow,
  now: Date,
): Promise<{ id: string; title: string }[]> {
  const known = new Map(row.hashtags.map((hashtag) => [hashtag.title, hashtag]));
  // In one order for everybody, so that two writers never wait for each other.
  const added = titles.filter((title) => !known.has(title)).sort();
  if (added.length > 0) {
    const rows = await db
      .insertInto('hashtags')
      .values(added.map((title) => ({ id: newId(now), title, uses: 1 })))
      .onConflict((conflict) => conflict.column('title').doUpdateSet({ uses: sql`hashtags.uses + 1` }))
      .returning(['id', 'title'])
      .execute();
    for (const hashtag of rows) known.set(hashtag.title, hashtag);
  }
  return titles.flatMap((title) => known.get(title) ?? []);
}
