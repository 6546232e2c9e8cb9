import type { Database } from '../database/database-types.ts';
import type { JobName } from './job-types.ts';
import { createPollLoop, type PollLoop } from './poll-loop.ts';

/** Between two looks at the queue, in ms. */
const pollInterval = 500;

/** The kinds of work, of `$1`, of which at least one job is due. */
const dueNames = `
  select queue.name from unnest($1::text[]) as queue(name)
  where exists (
    select from pgboss.job
    where job.name = queue.name and state < 'active' and not blocked and start_after < now())`;

/**
 * Looks for jobs that are due, for all kinds of work in one query, and calls `notify` with each
 * kind that has one. The workers of pg-boss would ask once for each kind.
 * @param names the kinds of work to look for, which may grow
 */
export function createDueJobsLoop(
  database: Pick<Database, 'executeSql'>,
  names: () => JobName[],
  notify: (name: JobName) => void,
  report: (error: Error) => void,
): PollLoop {
  return createPollLoop({
    async run() {
      if (names().length === 0) return;
      const { rows } = await database.executeSql(dueNames, [names()]);
      for (const { name } of rows as { name: JobName }[]) notify(name);
    },
    interval: pollInterval,
    report: (error) => report(error as Error),
  });
}
