import { sql } from 'kysely';
import { withoutIndexes } from '#server/platform/database/bulk-load.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { writeBankDetails, writeInvoices } from './money.ts';
import { writePeople } from './people.ts';
import { writeEngagement, writePosts } from './posts.ts';
import { writeStaffRecords } from './staff-records.ts';

type LargeDataset = Pick<Deps, 'cipher' | 'config'> & {
  db: Db;
  posts: number;
  /** When the newest post was written. */
  until: Date;
  say?: (line: string) => void;
};

/** How many posts a creator has, taken over all of them; a few have thousands, most a handful. */
const postsPerCreator = 10;

/**
 * Fills an empty PostgreSQL database for measurements: creators in every position, with agencies
 * and bank details; posts in fourteen languages, all formats and every lasting state, over four
 * hundred days; engagement of the last hundred days; invoices of the last eight months; and what
 * else staff list. Pictures and documents have rows and no files. A million posts take some minutes
 * and 5 GB.
 * @throws when the database has people other than staff
 */
export async function writeLargeDataset({
  db,
  cipher,
  config,
  posts,
  until,
  say: log = () => {},
}: LargeDataset): Promise<void> {
  const existingPerson = await db
    .selectFrom('people')
    .where('role', '<>', 'staff')
    .select('id')
    .executeTakeFirst();
  if (existingPerson)
    throw new Error('This database has people already; the dataset needs an empty one.');
  // One connection, because what it sets is its own.
  await db.connection().execute(async (own) => {
    // Compiling the long statements takes longer than it saves.
    await sql`set jit = off`.execute(own);
    await withoutIndexes(
      own,
      ['people', 'posts', 'engagement_days', 'post_events', 'hashtags', 'audit_entries'],
      log,
      async () => {
        await writePeople(own, Math.max(200, Math.round(posts / postsPerCreator)), until);
        log('People are there.');
        await writePosts(own, posts, until, log);
        await writeEngagement(own, until);
        log('What readers did is there.');
        await writeStaffRecords(own, posts, until);
        log('What staff list is there.');
      },
    );
    await sql`discard temp`.execute(own);
    await writeBankDetails(own, cipher, until);
  });
  await writeInvoices({ db, cipher, config, until });
  log('Invoices are there.');
}
