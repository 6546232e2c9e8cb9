import { effectTime, findUndoDeadline } from '#server/modules/review/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import type { JobPayloads } from '#server/platform/queue/job-types.ts';

/**
 * Starts a job again later while a decision on its post can be undone. Jobs of an earlier decision,
 * or those that a restart sends again, may come too soon. Returns whether it did.
 */
export async function postponeUndoable<Name extends 'publish-post' | 'withdraw-post'>(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  name: Name,
  payload: JobPayloads[Name],
): Promise<boolean> {
  const until = await findUndoDeadline(db, payload.postUID, clock.now());
  if (!until) return false;
  await jobs.send(name, payload, undefined, effectTime(until));
  return true;
}
