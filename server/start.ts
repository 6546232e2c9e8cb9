import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startHousekeeping } from './housekeeping.ts';
import { buildApp } from './http/app.ts';
import { logOptions } from './http/request-logging.ts';
import { createSandbox, sandboxPublisher } from './http/sandbox/sandbox.ts';
import { createCodeSender, sendResetMail } from './modules/auth/index.ts';
import { startVideoCleaning } from './modules/media/index.ts';
import { registerInvoiceJobs } from './modules/money/index.ts';
import {
  publishPost,
  requeuePendingPosts,
  updatePublication,
  withdrawPost,
} from './modules/posts/index.ts';
import type { Config } from './platform/config/config.ts';
import { requireClockInSync, startClockMonitor } from './platform/database/clock-skew.ts';
import { openDatabase } from './platform/database/database.ts';
import type { Deps } from './platform/dependencies.ts';
import { createAtRestCipher } from './platform/encryption/at-rest-cipher.ts';
import { createEnvelopeDecrypter } from './platform/encryption/envelopes.ts';
import { createPasswordHasher } from './platform/encryption/password-hashing.ts';
import { createBufferedLogOutput } from './platform/logging/buffered-log-output.ts';
import { unconfiguredMailProvider } from './platform/mail/mail.ts';
import { createMailQueue, deliverMail } from './platform/mail/queued-mail.ts';
import { createSmtpProvider } from './platform/mail/smtp.ts';
import { createConfiguredProviders } from './platform/providers/configured-providers.ts';
import type { Publisher } from './platform/providers/publisher.ts';
import { startJobs } from './platform/queue/jobs.ts';
import { createSandboxClock } from './platform/sandbox/sandbox-clock.ts';
import { createSmsNoticeQueue, deliverSmsNotice } from './platform/sms/queued-sms.ts';
import { unconfiguredGateway } from './platform/sms/sms.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';
import { createS3Storage } from './platform/storage/s3-storage.ts';
import { createUnfinishedUploads } from './platform/videos/unfinished-uploads.ts';
import { seedDemo } from './seed/demo/demo.ts';

/** The real one is later work. */
const refusePublisher = () => Promise.reject(new Error('No publisher is configured.'));
const unconfiguredPublisher: Publisher = { publish: refusePublisher, withdraw: refusePublisher };

export type RunningServer = { app: FastifyInstance; stop(): Promise<void> };

/**
 * Opens database, queue and providers and listens.
 * @param announce where the sandbox announces codes
 * @throws when the database cannot be reached or has another time, or the port is taken
 */
export async function startServer(
  config: Config,
  announce: (line: string) => void,
): Promise<RunningServer> {
  const clock = config.sandbox ? createSandboxClock() : { now: () => new Date() };
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  // The embedded database has the clock of this process.
  if (database.kind === 'postgres') {
    await requireClockInSync(database).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  }
  database.enableSilenceTimeout();
  const { db } = database;
  let report = (error: unknown) => announce(String(error));
  const jobs = await startJobs(database, (error) => report(error));
  const sandbox = 'advance' in clock ? createSandbox(clock, announce) : undefined;
  const { social, gateway } = createConfiguredProviders(config, clock.now);
  const safe = createAtRestCipher(config.dataKeys);
  const rate = config.sendRate;
  const sender = createCodeSender({
    db,
    safe,
    clock,
    gateway,
    rate,
    report: (error) => report(error),
  });
  const mailProvider =
    sandbox?.mail ?? (config.smtp ? createSmtpProvider(config.smtp) : unconfiguredMailProvider);
  const texts = { gateway: sandbox?.notices ?? gateway, safe };
  const mails = { provider: mailProvider, safe, clock };
  const deps: Deps = {
    config,
    database,
    db,
    clock,
    jobs,
    sms: sandbox?.sms ?? (config.sms ? sender : unconfiguredGateway),
    mail: createMailQueue(jobs, safe, mailProvider !== unconfiguredMailProvider),
    smsNotices: createSmsNoticeQueue(jobs, safe),
    social: sandbox?.social ?? social,
    storage: config.s3
      ? createS3Storage(config.s3)
      : createDiskStorage(join(config.dataDir, 'files'), { reserve: config.diskReserve }),
    uploads: createUnfinishedUploads(join(config.dataDir, 'uploads'), {
      reserve: config.diskReserve,
    }),
    cipher: safe,
    envelopeDecrypter: await createEnvelopeDecrypter(config.dataKeys),
    passwords: createPasswordHasher(),
    publisher: sandbox ? sandboxPublisher({ db, clock }) : unconfiguredPublisher,
  };
  const log = createBufferedLogOutput((text) => process.stdout.write(text));
  process.on('exit', log.flush);
  const app = await buildApp(deps, {
    ...(sandbox ? { sandbox } : {}),
    logger: { ...logOptions(config.logLevel), stream: log },
  });
  report = (error) => app.log.error({ err: error }, 'work in the queue failed');
  if (config.sandbox) await seedDemo(deps, config.seed);
  await jobs.register('publish-post', (payload) => publishPost(deps, payload, report));
  if (config.sms) sender.start();
  await jobs.register('send-mail', ({ sealed }) => deliverMail(mails, sealed, report));
  await jobs.register('reset-password', ({ sealed }) => sendResetMail(deps, sealed));
  await jobs.register('send-text', ({ sealed }) => deliverSmsNotice(texts, sealed, report));
  await jobs.register('update-publication', (payload) => updatePublication(deps, payload));
  await jobs.register('withdraw-post', (payload) => withdrawPost(deps, payload));
  await registerInvoiceJobs(deps);
  await requeuePendingPosts(deps);
  const stopHousekeeping = startHousekeeping(deps, report);
  const stopCleaning = startVideoCleaning(deps, (error) => report(error));
  const stopClockWatch = startClockMonitor(database, (error) =>
    app.log.error({ err: error }, 'clock skew'),
  );
  await app.listen({ port: config.port, host: config.host });
  return {
    app,
    async stop() {
      app.admission.drain();
      await wait(config.drainSeconds * 1000);
      app.admission.close();
      await app.close();
      stopClockWatch();
      await sender.stop();
      await stopHousekeeping();
      await stopCleaning();
      await jobs.stop();
      await database.close();
      process.off('exit', log.flush);
      log.flush();
    },
  };
}
