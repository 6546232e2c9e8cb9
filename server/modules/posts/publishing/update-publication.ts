import type { Deps } from '#server/platform/dependencies.ts';
import type { JobPayloads } from '#server/platform/queue/job-types.ts';
import { findPublishedVersion } from '../repository/publications.ts';
import { toPublication } from './publication.ts';

/**
 * Tells the publisher again what readers are to see, after staff have put a warning on it. What is
 * taken down while it is under way is withdrawn behind it.
 * @throws when the publisher does not answer, so that the queue tries again
 */
export async function updatePublication(
  { db, jobs, publisher }: Pick<Deps, 'db' | 'jobs' | 'publisher'>,
  { postUID }: JobPayloads['update-publication'],
): Promise<void> {
  const row = await findPublishedVersion(db, postUID);
  if (row?.live !== 'PUBLISHED' || !row.published) return;
  await publisher.publish(toPublication(row, row.published));
  const later = await findPublishedVersion(db, postUID);
  if (later?.live !== 'PUBLISHED') await jobs.send('withdraw-post', { postUID });
}
