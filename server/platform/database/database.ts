import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fromPglite } from 'pg-boss';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database, Db } from './database-types.ts';
import { runMigrations, runPostgresMigrations } from './migrate.ts';
import { MigratedPgliteDialect } from './migration-tables.ts';
import * as firstWalk from './migrations/0001-first-walk.ts';
import * as bankDetails from './migrations/0002-bank-details.ts';
import * as liveVersion from './migrations/0003-live-version.ts';
import * as engagement from './migrations/0004-engagement.ts';
import * as accounts from './migrations/0005-accounts.ts';
import * as staffData from './migrations/0006-staff-data.ts';
import * as moderation from './migrations/0007-moderation.ts';
import * as rateCards from './migrations/0008-rate-cards.ts';
import * as agenciesAndCreators from './migrations/0009-agencies-and-creators.ts';
import * as reviewClaims from './migrations/0010-review-claims.ts';
import * as sources from './migrations/0011-sources.ts';
import * as invoices from './migrations/0012-invoices.ts';
import * as videos from './migrations/0013-videos.ts';
import * as postFormats from './migrations/0014-post-formats.ts';
import * as millionPosts from './migrations/0015-million-posts.ts';
import * as creatorStatistics from './migrations/0016-creator-statistics.ts';
import * as sessionDevices from './migrations/0017-session-devices.ts';
import * as postVersions from './migrations/0019-post-versions.ts';
import * as duplicates from './migrations/0020-duplicates.ts';
import * as videoCleaning from './migrations/0023-video-cleaning.ts';
import * as mediaAccess from './migrations/0025-media-access.ts';
import * as knownDevices from './migrations/0027-known-devices.ts';
import * as codeLimits from './migrations/0028-code-limits.ts';
import * as sensitiveChanges from './migrations/0029-sensitive-changes.ts';
import * as signInTries from './migrations/0031-sign-in-tries.ts';
import * as staffSecurity from './migrations/0032-staff-security.ts';
import * as hostCookie from './migrations/0033-host-cookie.ts';
import * as sessionEndAndLinkRecords from './migrations/0034-session-end-and-link-records.ts';
import * as profileChanges from './migrations/0035-profile-changes.ts';
import * as staffWithoutNumbers from './migrations/0036-staff-without-numbers.ts';
import * as refusedCodes from './migrations/0037-refused-codes.ts';
import * as devicesOfSessions from './migrations/0038-devices-of-sessions.ts';
import * as tryVideosAgain from './migrations/0040-try-videos-again.ts';
import * as mergedLogins from './migrations/0041-merged-logins.ts';
import * as passwordResetOrigins from './migrations/0043-password-reset-origins.ts';
import * as videoStarts from './migrations/0044-video-starts.ts';
import * as accountStatus from './migrations/0045-account-status.ts';
import * as verifiedAt from './migrations/0046-verified-at.ts';
import * as auditTrail from './migrations/0047-audit-trail.ts';
import * as staffWork from './migrations/0048-staff-work.ts';
import * as publishedPostsAndSavedViews from './migrations/0049-published-posts-and-saved-views.ts';
import * as nameParts from './migrations/0050-name-parts.ts';
import * as hashtagLists from './migrations/0051-hashtag-lists.ts';
import * as reviewDecisions from './migrations/0060-review-decisions.ts';
import * as agencyInvitations from './migrations/0065-agency-invitations.ts';
import * as bulkActions from './migrations/0070-bulk-actions.ts';
import * as listIndexes from './migrations/0071-list-indexes.ts';
import * as publicationDeliveries from './migrations/0075-publication-deliveries.ts';
import * as staffSearch from './migrations/0090-staff-search.ts';
import * as invoicesByAmount from './migrations/0091-invoices-by-amount.ts';
import * as agenciesNewest from './migrations/0092-agencies-newest.ts';
import * as listCounts from './migrations/0095-list-counts.ts';
import * as reviewSearch from './migrations/0096-review-search.ts';
import * as invoicesOfCreators from './migrations/0097-invoices-of-creators.ts';
import * as titleSpellings from './migrations/0105-title-spellings.ts';
import * as postChanges from './migrations/0110-post-changes.ts';
import * as notifications from './migrations/0111-notifications.ts';
import * as postsByPublication from './migrations/0120-posts-by-publication.ts';
import * as notificationDeliveries from './migrations/0121-notification-deliveries.ts';
import * as pushSubscriptionsAndSettings from './migrations/0122-push-subscriptions-and-settings.ts';
import * as staffMessages from './migrations/0123-staff-messages.ts';
import * as appeals from './migrations/0125-appeals.ts';
import * as supersededAppeals from './migrations/0126-superseded-appeals.ts';
import * as mediaByOwner from './migrations/0127-media-by-owner.ts';
import * as dataExports from './migrations/0128-data-exports.ts';
import * as accountClosings from './migrations/0129-account-closings.ts';
import * as scheduledPosts from './migrations/0130-scheduled-posts.ts';
import * as publishTimesOfEvents from './migrations/0131-publish-times-of-events.ts';
import * as accountAppeals from './migrations/0132-account-appeals.ts';
import * as consents from './migrations/0134-consents.ts';
import * as exportFailures from './migrations/0135-export-failures.ts';
import * as scheduledAppeals from './migrations/0140-scheduled-appeals.ts';
import * as exportsWithoutBlockNotes from './migrations/0141-exports-without-block-notes.ts';
import * as problemReports from './migrations/0142-problem-reports.ts';
import * as chartUsage from './migrations/0145-chart-usage.ts';
import { openPostgres } from './postgres.ts';
import { withPreparedStatements } from './prepared-pglite.ts';
import type { Schema } from './schema/schema.ts';
import { queryTracing } from './traced-queries.ts';

const migrations: Record<string, Migration> = {
  '0001-first-walk': firstWalk,
  '0002-bank-details': bankDetails,
  '0003-live-version': liveVersion,
  '0004-engagement': engagement,
  '0005-accounts': accounts,
  '0006-staff-data': staffData,
  '0007-moderation': moderation,
  '0008-rate-cards': rateCards,
  '0009-agencies-and-creators': agenciesAndCreators,
  '0010-review-claims': reviewClaims,
  '0011-sources': sources,
  '0012-invoices': invoices,
  '0013-videos': videos,
  '0014-post-formats': postFormats,
  '0015-million-posts': millionPosts,
  '0016-creator-statistics': creatorStatistics,
  '0017-session-devices': sessionDevices,
  '0019-post-versions': postVersions,
  '0020-duplicates': duplicates,
  '0023-video-cleaning': videoCleaning,
  '0025-media-access': mediaAccess,
  '0027-known-devices': knownDevices,
  '0028-code-limits': codeLimits,
  '0029-sensitive-changes': sensitiveChanges,
  '0031-sign-in-tries': signInTries,
  '0032-staff-security': staffSecurity,
  '0033-host-cookie': hostCookie,
  '0034-session-end-and-link-records': sessionEndAndLinkRecords,
  '0035-profile-changes': profileChanges,
  '0036-staff-without-numbers': staffWithoutNumbers,
  '0037-refused-codes': refusedCodes,
  '0038-devices-of-sessions': devicesOfSessions,
  '0040-try-videos-again': tryVideosAgain,
  '0041-merged-logins': mergedLogins,
  '0043-password-reset-origins': passwordResetOrigins,
  '0044-video-starts': videoStarts,
  '0045-account-status': accountStatus,
  '0046-verified-at': verifiedAt,
  '0047-audit-trail': auditTrail,
  '0048-staff-work': staffWork,
  '0049-published-posts-and-saved-views': publishedPostsAndSavedViews,
  '0050-name-parts': nameParts,
  '0051-hashtag-lists': hashtagLists,
  '0060-review-decisions': reviewDecisions,
  '0065-agency-invitations': agencyInvitations,
  '0070-bulk-actions': bulkActions,
  '0071-list-indexes': listIndexes,
  '0075-publication-deliveries': publicationDeliveries,
  '0090-staff-search': staffSearch,
  '0091-invoices-by-amount': invoicesByAmount,
  '0092-agencies-newest': agenciesNewest,
  '0095-list-counts': listCounts,
  '0096-review-search': reviewSearch,
  '0097-invoices-of-creators': invoicesOfCreators,
  '0105-title-spellings': titleSpellings,
  '0110-post-changes': postChanges,
  '0111-notifications': notifications,
  '0120-posts-by-publication': postsByPublication,
  '0121-notification-deliveries': notificationDeliveries,
  '0122-push-subscriptions-and-settings': pushSubscriptionsAndSettings,
  '0123-staff-messages': staffMessages,
  '0125-appeals': appeals,
  '0126-superseded-appeals': supersededAppeals,
  '0127-media-by-owner': mediaByOwner,
  '0128-data-exports': dataExports,
  '0129-account-closings': accountClosings,
  '0130-scheduled-posts': scheduledPosts,
  '0131-publish-times-of-events': publishTimesOfEvents,
  '0132-account-appeals': accountAppeals,
  '0134-consents': consents,
  '0135-export-failures': exportFailures,
  '0140-scheduled-appeals': scheduledAppeals,
  '0141-exports-without-block-notes': exportsWithoutBlockNotes,
  '0142-problem-reports': problemReports,
  '0145-chart-usage': chartUsage,
};

/**
 * Opens PostgreSQL at `url`, or the embedded database in `dataDir` (in memory without one), and
 * migrates it. A database in memory starts empty, or from a PGlite `dump`.
 * @throws when the database cannot be reached or a migration fails.
 */
export async function openDatabase(at: {
  url?: string | undefined;
  dataDir?: string | undefined;
  dump?: Blob | undefined;
}): Promise<Database> {
  if (at.url) {
    await runPostgresMigrations(at.url, migrations);
    return openPostgres(at.url);
  }
  const database = await openPglite(at);
  try {
    await runMigrations(database.db, migrations);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openPglite({
  dataDir,
  dump,
}: {
  dataDir?: string | undefined;
  dump?: Blob | undefined;
}): Promise<Database> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  // Loaded only here, so that PostgreSQL installations do not load it.
  const { PGlite, parse, protocol } = await import('@electric-sql/pglite');
  const release = dataDir ? await lockDataFolder(dataDir) : undefined;
  const pglite = dataDir
    ? await PGlite.create(join(dataDir, 'pg'))
    : await PGlite.create(dump ? { loadDataDir: dump } : {});
  const db = new Kysely<Schema>({
    dialect: new MigratedPgliteDialect({
      pglite: withPreparedStatements(pglite, { parse, protocol }),
    }),
    ...queryTracing(),
  });
  return {
    db,
    kind: 'pglite',
    executeSql: fromPglite(pglite).executeSql,
    enableSilenceTimeout: () => {},
    clockSkew: 0,
    waitingQueries: () => 0,
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      await release?.();
    },
  };
}

/**
 * Asks the database whether it answers and takes writes. @throws when it does not; a standby's
 * connection is given up
 */
export async function ping(db: Db): Promise<void> {
  await sql`do $$ begin
    if current_setting('transaction_read_only') = 'on' then
      raise exception 'the database only reads' using errcode = 'read_only_sql_transaction';
    end if;
  end $$`.execute(db);
}
