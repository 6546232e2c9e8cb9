import { limits } from '#domain/limits.ts';
import { unsentVersionKinds } from '#domain/post/post-versions.ts';
import { deliveryLimits } from '#domain/post/publication-deliveries.ts';
import { deleteOldPhoneChanges } from './modules/accounts/index.ts';
import { escalateAppeals } from './modules/appeals/index.ts';
import { codeLimits, deleteOldTries, deviceCookieSeconds } from './modules/auth/index.ts';
import { deleteOldBulkActions } from './modules/bulk-actions/index.ts';
import { deleteOldChartUsage } from './modules/chart-usage/index.ts';
import { deleteOldConsents } from './modules/consents/index.ts';
import { deleteExpiredUploads, deleteOldStarts, videoKey } from './modules/media/index.ts';
import { deleteOldTaxRecords, enqueueMonthlyInvoices } from './modules/money/index.ts';
import { deleteOldNotifications, expireDeliveries } from './modules/notifications/index.ts';
import { deleteOldDataExports } from './modules/own-data/index.ts';
import {
  deleteOldDeliveries,
  requeueDueDeliveries,
  requeueUnconfirmedWithdrawals,
} from './modules/posts/index.ts';
import { deleteOldProblemReports } from './modules/problem-reports/index.ts';
import { clearExpiredRestores } from './modules/review/index.ts';
import type { Db } from './platform/database/database-types.ts';
import type { Deps } from './platform/dependencies.ts';

const hour = 3600 * 1000;
const day = 24 * hour;
/**
 * For every envelope that is still accepted, the reply is known: a day for clocks, another for the
 * last call.
 */
const idempotencyKeyLifetime = (limits.envelopeDays + 2) * day;

/**
 * Removes expired data: ended sessions, old codes, idempotency keys that are too old to be
 * repeated, bulk actions that ended long ago, and versions of posts that were never sent.
 */
export async function removeExpired({
  db,
  clock,
  uploads,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'uploads' | 'jobs'>): Promise<void> {
  const now = clock.now().getTime();
  await removeExpiredSignIns(db, now);
  await removeExpiredPostData(db, now);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now - idempotencyKeyLifetime))
    .execute();
  await deleteOldBulkActions(db, new Date(now - limits.bulkActionRecordDays * day));
  await deleteOldStarts(db, new Date(now));
  const expired = await deleteExpiredUploads(db, new Date(now));
  for (const id of expired) await uploads.forget(id);
  // The storage may have an upload that arrived whole and that the database has not recorded.
  if (expired.length > 0) await jobs.send('delete-files', { keys: expired.map(videoKey) });
  await uploads.forgetCopies(new Date(Date.now() - day));
}

/** Sessions, devices, codes, links, and choices of accounts. */
async function removeExpiredSignIns(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', new Date(now)).execute();
  await db
    .deleteFrom('code_sends')
    .where('sent_at', '<', new Date(now - day))
    .execute();
  await deleteOldTries(db, new Date(now));
  await deleteOldPhoneChanges(db, new Date(now));
  await db
    .deleteFrom('waiting_codes')
    .where('asked_at', '<', new Date(now - day))
    .execute();
  await db
    .deleteFrom('code_misses')
    .where('at', '<', new Date(now - codeLimits.shortCodePause))
    .execute();
  await db
    .deleteFrom('sign_in_links')
    .where('expires_at', '<=', new Date(now - limits.signInLinkRecordDays * day))
    .execute();
  await db
    .deleteFrom('agency_invitations')
    .where('expires_at', '<=', new Date(now - limits.invitationRecordDays * day))
    .execute();
  for (const table of ['pending_sign_ins', 'used_challenges', 'password_resets'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', new Date(now)).execute();
  await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<', new Date(now - deviceCookieSeconds * 1000))
    .execute();
  await db
    .deleteFrom('account_choices')
    .where('deadline', '<', new Date(now - 7 * day))
    .execute();
}

/** Claims, versions and deliveries of posts, and batches of what readers did with them. */
async function removeExpiredPostData(db: Db, now: number): Promise<void> {
  await db.deleteFrom('review_claims').where('until', '<=', new Date(now)).execute();
  await clearExpiredRestores(db, new Date(now));
  await db
    .deleteFrom('post_versions')
    .where('kind', 'in', unsentVersionKinds)
    .where('kept_at', '<', new Date(now - limits.unsentVersionDays * day))
    .execute();
  await expireDeliveries(db, new Date(now));
  await deleteOldNotifications(db, new Date(now - limits.notificationDays * day));
  await deleteOldDeliveries(db, new Date(now - deliveryLimits.keptDays * day));
  // What such a batch held would be too old to count anyway.
  await db
    .deleteFrom('engagement_batches')
    .where('received_at', '<', new Date(now - 92 * day))
    .execute();
}

/**
 * Does so now and every hour, tells the publisher again what it has not confirmed, orders invoices
 * when it is time, and tells administrators of appeals that are due soon; several processes may.
 * Returns the function that ends it, once a running pass is done.
 */
export function startHousekeeping(
  deps: Pick<Deps, 'db' | 'clock' | 'uploads' | 'jobs' | 'config' | 'mail' | 'storage'>,
  report: (error: unknown) => void,
): () => Promise<unknown> {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    const tasks = [
      removeExpired,
      requeueDueDeliveries,
      requeueUnconfirmedWithdrawals,
      enqueueMonthlyInvoices,
      escalateAppeals,
      deleteOldDataExports,
      deleteOldTaxRecords,
      deleteOldConsents,
      deleteOldProblemReports,
      deleteOldChartUsage,
    ];
    running = Promise.all(tasks.map((task) => task(deps).catch(report)));
  };
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
