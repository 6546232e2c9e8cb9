import type { Db } from '#server/platform/database/database-types.ts';

/** Whether another person has a handle. */
export async function isHandleTaken(
  db: Db,
  handle: string,
  exceptPersonId: string,
): Promise<boolean> {
  const holder = await db
    .selectFrom('people')
    .where('handle', '=', handle)
    .where('id', '<>', exceptPersonId)
    .select('id')
    .executeTakeFirst();
  return holder !== undefined;
}

/** Of the handles, in their order, those that nobody else has or has requested. */
export async function listFreeHandles(
  db: Db,
  handles: string[],
  exceptPersonId: string,
): Promise<string[]> {
  if (handles.length === 0) return [];
  const taken = await findTakenHandles(db, handles, exceptPersonId);
  return handles.filter((handle) => !taken.has(handle));
}

/** Of the handles, those that another person has or has requested. */
async function findTakenHandles(
  db: Db,
  handles: string[],
  exceptPersonId: string,
): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('people')
    .where('handle', 'in', handles)
    .where('id', '<>', exceptPersonId)
    .select('handle')
    .execute();
  const proposed = await db
    .selectFrom('profile_changes')
    .where('handle', 'in', handles)
    .where('state', '=', 'pending')
    .where('person_id', '<>', exceptPersonId)
    .select('handle')
    .execute();
  return new Set([...rows, ...proposed].map((row) => row.handle));
}
