import { openDatabase } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { startPortal } from '#test/support/process/portal-server.ts';
import type { Writer } from '#test/unit/server/fixtures/concurrent-writers.ts';
import { readContents } from './contents.ts';
import type { PostgresServer } from './postgres-server.ts';
import type { Past } from './source.ts';

/** What the portal shows on the restored server. */
export type Restored = {
  posts: number;
  startSeconds: number;
  /** Everything that is not as it should be, in words. */
  faults: string[];
};

/** Starts the portal on a restored server and compares it with what was there before. */
export async function checkRestored(server: PostgresServer, past: Past): Promise<Restored> {
  const restored = await readContents(server);
  const began = performance.now();
  const portal = await startPortal('recovery-restored', 'none', { databaseUrl: server.url });
  const startSeconds = (performance.now() - began) / 1000;
  const { db, close } = await openDatabase({ url: server.url });
  try {
    const { migrations } = await readContents(server);
    const faults = [
      ...differences(restored, past.contents),
      ...(migrations === restored.migrations ? [] : ['The start of the portal has migrated.']),
      ...(await Promise.all(past.before.map((writer) => writer.faultsIn(db)))).flat(),
      ...(await findLaterPeople(db, past.after)),
    ];
    // Last, because it writes: people continue in their sessions, with the posts they had.
    faults.push(...(await continueWriting(portal.url, past.before)));
    return { posts: restored.posts, startSeconds, faults };
  } finally {
    await portal.remove();
    await close();
  }
}

type Contents = Past['contents'];

function differences(restored: Contents, before: Contents): string[] {
  return [
    restored.posts === before.posts ? '' : `${restored.posts} posts, ${before.posts} before`,
    restored.migrations === before.migrations ? '' : 'The migrations are not those from before.',
  ].filter((fault) => fault !== '');
}

/** People who began after the mistake must not be there. */
async function findLaterPeople(db: Db, writers: Writer[]): Promise<string[]> {
  const found = await db
    .selectFrom('people')
    .select('id')
    .where(
      'id',
      'in',
      writers.map(({ personId }) => personId),
    )
    .execute();
  return found.map(({ id }) => `${id} is there, who began after the mistake`);
}

async function continueWriting(url: string, writers: Writer[]): Promise<string[]> {
  const faults: string[] = [];
  for (const writer of writers) {
    if (!(await writer.readPosts(url))) faults.push('A session does not show its posts.');
    const wanted = writer.confirmedWrites + 1;
    let tries = 0;
    await writer.writeWhile(url, () => {
      tries += 1;
      return writer.confirmedWrites < wanted && tries <= 3;
    });
    if (writer.confirmedWrites < wanted) faults.push('Somebody cannot save any more.');
  }
  return faults;
}
