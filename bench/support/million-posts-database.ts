import { sql } from 'kysely';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { findOrCreatePerson } from '#server/modules/people/repository/people.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { createAtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { writeLargeDataset } from '#server/seed/large-dataset/large-dataset.ts';
import { type BenchDatabase, makeDatabase } from './bench-database.ts';
import { signedInCreator } from './creator-sessions.ts';

const [all, own] = [1_000_000, 100_000];

/**
 * A database with a million posts, a hundred thousand of them of one creator, whose cookie it has,
 * and the session of a member of staff.
 */
export type MillionPosts = {
  url: string;
  creatorId: string;
  cookie: string;
  staffSession: string;
};

let made: Promise<{ place: BenchDatabase; posts: MillionPosts }> | undefined;

/**
 * That database, created for the first row that needs it and shared by the others; it takes some
 * minutes.
 */
export async function millionPosts(): Promise<MillionPosts> {
  made ??= make();
  return (await made).posts;
}

/** Takes it away again, where a row wanted it. */
export async function dropMillionPosts(): Promise<void> {
  await made?.then(({ place }) => place.drop()).catch(() => {});
}

async function make(): Promise<{ place: BenchDatabase; posts: MillionPosts }> {
  const place = await makeDatabase();
  try {
    const { db, close } = await openDatabase({ url: place.url });
    const posts = await write(db, place.url).finally(close);
    return { place, posts };
  } catch (error) {
    await place.drop();
    throw error;
  }
}

async function write(db: Db, url: string): Promise<MillionPosts> {
  const until = new Date();
  const config = readConfig({ SANDBOX: '1' });
  await writeLargeDataset({
    db,
    cipher: createAtRestCipher(config.dataKeys),
    config,
    posts: all - own,
    until,
  });
  const { userId, session } = await signedInCreator(db);
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await writeBulkPosts(one, { creatorId: userId, count: own, until });
    // All tables, as autovacuum leaves a database in use; a server may have it off.
    await sql`vacuum (analyze)`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
  const staff = { kind: 'INTERNAL', subject: 'bench@creator.example' } as const;
  const { person } = await findOrCreatePerson(db, until, {
    role: 'staff',
    name: 'Anita Rao',
    identity: staff,
  });
  await db
    .updateTable('people')
    .set({ permissions: [...rolePermissions.staff, 'MANAGE_STAFF'] })
    .where('id', '=', person.id)
    .execute();
  return {
    url,
    creatorId: userId,
    cookie: cookieOf(session),
    staffSession: await openSession(db, person.id, until),
  };
}

export const cookieOf = (session: string): string => `${sessionCookie}=${session}`;
