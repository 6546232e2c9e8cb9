import { negotiateInterfaceLanguage } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { sendNoticeToPerson } from '#server/modules/notices/index.ts';
import { lockPerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { storageFullProblem } from '#server/platform/storage/storage-errors.ts';
import { nextRequestTime, presentExportStatus } from '../presenter.ts';
import { findNewestExport, insertDataExport, sumExportBytes } from '../repository/data-exports.ts';
import { requireCreator } from '../require-creator.ts';

/** The longest pause that an error names; the reply of `getDataExport` has the day. */
const longestRetry = 24 * 3600;

export const requestDataExport: Handler<'requestDataExport'> = async (call) => {
  const person = requireCreator(call);
  return withIdempotency(call, person, async (trx, now) => {
    await lockPerson(trx, person.id);
    const newest = await findNewestExport(trx, person.id);
    if (newest?.state !== 'waiting') {
      const next = await nextRequestTime(trx, person.id, now);
      if (next) {
        const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
        throw new Problem('rate-limited', { retryAfter: Math.min(seconds, longestRetry) });
      }
      // Before somebody waits for an export without room.
      if ((await sumExportBytes(trx)) >= call.deps.config.dataExportTotalBytes)
        throw storageFullProblem();
      await insertDataExport(trx, {
        id: newId(now),
        person_id: person.id,
        state: 'waiting',
        language: negotiateInterfaceLanguage(call.body.language),
        requested_at: now,
        expires_at: new Date(now.getTime() + limits.dataExportDays * 24 * 3600 * 1000),
      });
      // Somebody with a stolen session must not get it unnoticed.
      await sendNoticeToPerson(trx, call.deps, person.id, { kind: 'data-requested' }, now);
    }
    return presentExportStatus(trx, person.id, now);
  });
};
