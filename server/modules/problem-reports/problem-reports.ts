import { problemReportLimits } from '#domain/problem-reports/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { storageFullProblem } from '#server/platform/storage/storage-errors.ts';
import { countReports, countSentReports, deleteReportsBefore } from './repository.ts';

const day = 24 * 3600 * 1000;

/**
 * Limits how many reports a person sends in a day, and how many there are.
 * @param trx a transaction in which the reports of this person wait for each other
 * @throws {Problem} `rate-limited`, `storage-full`
 */
export async function requireRoom(trx: Db, personId: string, now: Date): Promise<void> {
  const sent = await countSentReports(trx, personId, new Date(now.getTime() - day));
  if (sent.count >= problemReportLimits.perDay) {
    const wait = (sent.first?.getTime() ?? now.getTime()) + day - now.getTime();
    throw new Problem('rate-limited', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
  }
  if ((await countReports(trx)) >= problemReportLimits.totalMax) throw storageFullProblem();
}

/** Deletes reports that are 90 days old. */
export const deleteOldProblemReports = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteReportsBefore(db, new Date(clock.now().getTime() - problemReportLimits.keptDays * day));
