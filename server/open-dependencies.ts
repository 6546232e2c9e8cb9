import { join } from 'node:path';
import { createSandbox, sandboxPublisher } from './http/sandbox/sandbox.ts';
import { createCodeSender } from './modules/auth/index.ts';
import type { Config } from './platform/config/config.ts';
import { requireClockInSync } from './platform/database/clock-skew.ts';
import { openDatabase } from './platform/database/database.ts';
import type { Database } from './platform/database/database-types.ts';
import { openPostgres } from './platform/database/postgres.ts';
import { createReadReplica, type ReadReplica } from './platform/database/read-replica.ts';
import type { Deps } from './platform/dependencies.ts';
import { createAtRestCipher } from './platform/encryption/at-rest-cipher.ts';
import { createEnvelopeDecrypter } from './platform/encryption/envelopes.ts';
import { createPasswordHasher } from './platform/encryption/password-hashing.ts';
import { unconfiguredMailProvider } from './platform/mail/mail.ts';
import { createMailQueue } from './platform/mail/queued-mail.ts';
import { createSmtpProvider } from './platform/mail/smtp.ts';
import { createConfiguredProviders } from './platform/providers/configured-providers.ts';
import { type Publisher, unconfiguredPublisher } from './platform/providers/publisher.ts';
import { createWebhookPublisher } from './platform/providers/webhook-publisher.ts';
import { sandboxPushKey } from './platform/push/push-settings.ts';
import { createPushSender, type PushSender } from './platform/push/web-push.ts';
import { startJobs } from './platform/queue/jobs.ts';
import { createSandboxClock } from './platform/sandbox/sandbox-clock.ts';
import { createSmsNoticeQueue } from './platform/sms/queued-sms.ts';
import { unconfiguredGateway } from './platform/sms/sms.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';
import { createS3Storage } from './platform/storage/s3-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createUnfinishedUploads } from './platform/videos/unfinished-uploads.ts';

/** What the handlers lean on, and what else starts and stops with the server. */
export type OpenDependencies = Awaited<ReturnType<typeof openDependencies>>;

/**
 * Opens database, queue, storage and providers.
 * @param announce where the sandbox announces codes
 * @param report of failures in the background
 * @throws when the database cannot be reached or has another time
 */
export async function openDependencies(
  config: Config,
  announce: (line: string) => void,
  report: (error: unknown) => void,
) {
  const clock = config.sandbox ? createSandboxClock() : { now: () => new Date() };
  const database = await openDatabaseInSync(config);
  const { db } = database;
  const jobs = await startJobs(database, report);
  const sandbox = 'advance' in clock ? createSandbox(clock, announce) : undefined;
  const { social, gateway } = createConfiguredProviders(config, clock.now);
  const cipher = createAtRestCipher(config.dataKeys);
  const rate = config.sendRate;
  const sender = createCodeSender({ db, cipher, clock, gateway, rate, report });
  const mailProvider =
    sandbox?.mail ?? (config.smtp ? createSmtpProvider(config.smtp) : unconfiguredMailProvider);
  const deps: Deps = {
    config,
    database,
    db,
    replica: openReplica(database, config.replicaUrl),
    clock,
    jobs,
    sms: sandbox?.sms ?? (config.sms ? sender : unconfiguredGateway),
    mail: createMailQueue(jobs, cipher, mailProvider !== unconfiguredMailProvider),
    smsNotices: createSmsNoticeQueue(jobs, cipher),
    push: await openPush(config),
    social: sandbox?.social ?? social,
    storage: createStorage(config),
    uploads: createUnfinishedUploads(join(config.dataDir, 'uploads'), {
      reserve: config.diskReserve,
    }),
    cipher,
    envelopeDecrypter: await createEnvelopeDecrypter(config.dataKeys),
    passwords: createPasswordHasher(),
    publisher: sandbox ? sandboxPublisher({ db, clock }) : createPublisher(config, clock.now),
  };
  const noticeGateway = sandbox?.notices ?? gateway;
  return { deps, database, jobs, sandbox, sender, mailProvider, noticeGateway };
}

async function openDatabaseInSync(config: Config) {
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  // The embedded database has the clock of this process.
  if (database.kind === 'postgres') {
    await requireClockInSync(database).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  }
  database.enableSilenceTimeout();
  return database;
}

/** A replica that cannot be reached is not used; the process starts without it. */
function openReplica(primary: Database, url: string | undefined): ReadReplica | null {
  if (url === undefined) return null;
  const replica = openPostgres(url);
  replica.enableSilenceTimeout();
  return createReadReplica(primary, replica);
}

/** Push services look at the hour of a token, so the clock of the sandbox is not used. */
async function openPush({
  push,
  sandbox,
  dataDir,
  supportEmail,
}: Config): Promise<PushSender | null> {
  const key = push.key ?? (sandbox ? await sandboxPushKey(dataDir) : undefined);
  if (key === undefined) return null;
  const now = () => new Date();
  return createPushSender({ key, services: push.services, contact: supportEmail, now });
}

const createStorage = (config: Config): Storage =>
  config.s3
    ? createS3Storage(config.s3)
    : createDiskStorage(join(config.dataDir, 'files'), { reserve: config.diskReserve });

const createPublisher = (
  { publisher, publicOrigin }: Pick<Config, 'publisher' | 'publicOrigin'>,
  now: () => Date,
): Publisher =>
  publisher && publicOrigin
    ? createWebhookPublisher({ ...publisher, baseUrl: publicOrigin, now })
    : unconfiguredPublisher;
