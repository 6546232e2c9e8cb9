import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { withoutIndexes } from '../../db/without-indexes.ts';
import type { Deps } from '../../deps.ts';
import { writeBankDetails, writeInvoices } from './newsroom-money.ts';
import { writePeople } from './newsroom-people.ts';
import { writePosts, writeReading } from './newsroom-posts.ts';

type Newsroom = Pick<Deps, 'safe' | 'config'> & {
  db: Db;
  posts: number;
  /** When the newest post was written. */
  until: Date;
  say?: (line: string) => void;
};

/** How many posts a creator has, taken over all of them; a few have thousands, most some dozens. */
const postsPerCreator = 100;

/**
 * Fills an empty PostgreSQL database for measurements: creators in every position, with agencies and bank details; posts in
 * fourteen languages, all formats and every state that lasts, over four hundred days; what readers did in the last hundred; invoices of the
 * last two months. Pictures and documents have rows and no files. A million posts take some minutes and 4 GB.
 * @throws when somebody but staff is there already
 */
export async function writeNewsroom({
  db,
  safe,
  config,
  posts,
  until,
  say = () => {},
}: Newsroom): Promise<void> {
  const somebody = await db.selectFrom('people').where('role', '<>', 'staff').select('id').executeTakeFirst();
  if (somebody) throw new Error('This database has people already; the newsroom needs one of its own.');
  // One connection, because what it sets is its own.
  await db.connection().execute(async (own) => {
    // Compiling the long statements takes longer than it saves.
    await sql`set jit = off`.execute(own);
    await withoutIndexes(own, ['people', 'posts', 'engagement_days', 'post_events'], say, async () => {
      await writePeople(own, Math.max(200, Math.round(posts / postsPerCreator)), until);
      say('People are there.');
      await writePosts(own, posts, until, say);
      await writeReading(own, until);
      say('What readers did is there.');
    });
    await sql`discard temp`.execute(own);
    await writeBankDetails(own, safe, until);
  });
  await writeInvoices({ db, safe, config, until });
  say('Invoices are there.');
}
