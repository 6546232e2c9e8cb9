import { randomUUID } from 'node:crypto';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { findOrCreatePerson } from '#server/modules/people/repository/people.ts';
import { addStaff } from '#server/modules/staff/add-staff.ts';
import { memoryStorage } from '#test/unit/server/harness/memory-storage.ts';
import type { PortalCode } from './browser/bundle-portal.ts';
import {
  type CreatorPortal,
  compilePortal,
  type ModeratorPortal,
  type PortalProgram,
} from './browser/tab.ts';
import type { Defect } from './defects.ts';
import { ResettableDatabase } from './server/embedded-database.ts';
import { type ServerProcess, startServerProcess } from './server/server-process.ts';
import { createJobsTable } from './server/stored-jobs.ts';
import { replaceProcessGlobals, type Source } from './time/process-globals.ts';
import { createRandom } from './time/random.ts';
import { VirtualTime } from './time/virtual-time.ts';

/** When every simulation starts; the people were there the day before. */
export const startTime = Date.parse('2026-11-21T06:00:00.000Z');
const dayBefore = startTime - 24 * 3_600_000;

/** What all simulations of this process use, one after another. */
export type Environment = {
  database: ResettableDatabase;
  process: ServerProcess;
  programs: { creator: PortalProgram<CreatorPortal>; moderator: PortalProgram<ModeratorPortal> };
  /** Pictures, by their keys in the storage. */
  files: Map<string, Buffer>;
  creatorIds: readonly string[];
  staffIds: readonly string[];
  /** Put in on purpose; null in real simulations. */
  defect: Defect | null;
  /** From now on the process has this clock and these random numbers. */
  use(source: Source): void;
};

/**
 * Starts the server on a database in memory. From then on this process has no time and no chance of
 * its own.
 * @param dump the file of a migrated database
 * @param portal the text of the tabs' programs
 */
export async function createEnvironment(
  dump: string,
  portal: PortalCode,
  defect: Defect | null = null,
): Promise<Environment> {
  let source: Source = { time: new VirtualTime(dayBefore), random: createRandom(0) };
  const databaseRandom = createRandom(1);
  let isExecuting = () => true;
  replaceProcessGlobals(() =>
    // A clock that nobody moves on: timers of the database never end.
    isExecuting() ? { time: new VirtualTime(source.time.now), random: databaseRandom } : source,
  );
  const database = await ResettableDatabase.open(dump);
  isExecuting = () => database.isExecuting;
  const files = new Map<string, Buffer>();
  const now = () => new Date(source.time.now);
  const server = await startServerProcess(database.database, now, memoryStorage(files));
  await createJobsTable(database.database.db);
  const creatorIds = [];
  for (let made = 0; made < 3; made += 1) creatorIds.push(await addCreator(server, now()));
  const staffIds = [];
  for (let made = 0; made < 2; made += 1) staffIds.push(await addModerator(server, made, now()));
  await database.keep();
  return {
    database,
    process: server,
    programs: {
      creator: compilePortal(portal.creator),
      moderator: compilePortal(portal.moderator),
    },
    files,
    creatorIds,
    staffIds,
    defect,
    use: (next) => {
      source = next;
    },
  };
}

async function addCreator({ deps: { db } }: ServerProcess, now: Date): Promise<string> {
  const { person } = await findOrCreatePerson(db, now, {
    role: 'creator',
    name: 'Meera Kulkarni',
    position: { ...initialCreatorPosition, phone: 'verified', work: 'approved' },
    identity: { kind: 'GOOGLE', subject: randomUUID() },
  });
  return person.id;
}

async function addModerator({ deps }: ServerProcess, number: number, now: Date): Promise<string> {
  const email = `moderator-${number}@creator.example`;
  await addStaff(deps, { email, name: 'Anita Rao', password: 'a long enough password' }, now);
  const { id } = await deps.db
    .selectFrom('people')
    .where('role', '=', 'staff')
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Signs somebody in, past the calls of a sign-in. @returns the cookie */
export async function createSession({ process }: Environment, userId: string) {
  const { db, clock } = process.deps;
  return [sessionCookie, await openSession(db, userId, clock.now())] as const;
}
