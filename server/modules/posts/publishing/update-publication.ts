import type { Deps } from '#server/platform/dependencies.ts';
import type { JobPayloads } from '#server/platform/queue/job-types.ts';
import { findPublishedVersion, isPostLive } from '../repository/publications.ts';
import { deliver } from './deliver.ts';
import { toPublication } from './publication.ts';

/**
 * Sends the publisher again what readers are to see, after staff have put a warning on it. What is
 * taken down while it is running is withdrawn after it.
 * @param report is called when staff have to resend it
 */
export async function updatePublication(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'publisher'>,
  { postUID }: JobPayloads['update-publication'],
  report: (error: unknown) => void,
): Promise<void> {
  const { db, jobs, publisher } = deps;
  const row = await findPublishedVersion(db, postUID);
  if (!row?.isShown || !row.published) return;
  const publication = toPublication(row, row.published);
  await deliver(
    deps,
    { kind: 'update', postUID, revision: row.published.revision },
    {
      attempt: (delivery) => publisher.publish(publication, delivery),
      async onSettled(trx) {
        if (!(await isPostLive(trx, postUID))) await jobs.send('withdraw-post', { postUID }, trx);
      },
      report,
    },
  );
}
