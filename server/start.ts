import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { makeEnvelopes } from './confidential/envelopes.ts';
import { makeSafe } from './confidential/safe.ts';
import type { Config } from './config.ts';
import { requireSameClock, watchClock } from './db/clock-skew.ts';
import { openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import { keepHouse } from './housekeeping.ts';
import { workOnInvoices } from './invoices/invoice-work.ts';
import { startJobs } from './jobs.ts';
import { logOptions } from './log-format.ts';
import { logOutput } from './log-output.ts';
import { publishPost, requeuePending } from './operations/posts/publish-post.ts';
import { updatePublication } from './operations/posts/update-publication.ts';
import { withdrawPost } from './operations/posts/withdraw-post.ts';
import { codeSender } from './people/code-sender.ts';
import { deliverMail, queuedMail } from './people/queued-mail.ts';
import { deliverText, queuedTexts } from './people/queued-texts.ts';
import { sendResetMail } from './people/reset-mail.ts';
import { noMailProvider } from './providers/mail.ts';
import type { Publisher } from './providers/publisher.ts';
import { realProviders } from './providers/real-providers.ts';
import { noGateway } from './providers/sms.ts';
import { smtpProvider } from './providers/smtp.ts';
import { diskStorage } from './providers/storage-disk.ts';
import { s3Storage } from './providers/storage-s3.ts';
import { sandboxClock } from './sandbox/clock.ts';
import { createSandbox, sandboxPublisher } from './sandbox/sandbox.ts';
import { seedDemo } from './seed/demo.ts';
import { keepVideosCleaned } from './videos/stored-videos.ts';
import { unfinishedUploads } from './videos/unfinished-uploads.ts';

/** The real one is later work. */
const refusePublisher = () => Promise.reject(new Error('No publisher is configured.'));
const noPublisher: Publisher = { publish: refusePublisher, withdraw: refusePublisher };

export type RunningServer = { app: FastifyInstance; stop(): Promise<void> };

/**
 * Opens database, queue and providers and listens.
 * @param say where the sandbox announces codes
 * @throws when the database cannot be reached or has another time, or the port is taken
 */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const clock = config.sandbox ? sandboxClock() : { now: () => new Date() };
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  // The embedded database has the clock of this process.
  if (database.kind === 'postgres') {
    await requireSameClock(database).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  }
  database.limitSilence();
  const { db } = database;
  let report = (error: unknown) => say(String(error));
  const jobs = await startJobs(database, (error) => report(error));
  const sandbox = 'pass' in clock ? createSandbox(clock, say) : undefined;
  const { social, gateway } = realProviders(config, clock.now);
  const safe = makeSafe(config.dataKeys);
  const rate = config.sendRate;
  const sender = codeSender({ db, safe, clock, gateway, rate, report: (error) => report(error) });
  const mailProvider = sandbox?.mail ?? (config.smtp ? smtpProvider(config.smtp) : noMailProvider);
  const texts = { gateway: sandbox?.notices ?? gateway, safe };
  const mails = { provider: mailProvider, safe, clock };
  const deps: Deps = {
    config,
    database,
    db,
    clock,
    jobs,
    sms: sandbox?.sms ?? (config.sms ? sender : noGateway),
    mail: queuedMail(jobs, safe, mailProvider !== noMailProvider),
    texts: queuedTexts(jobs, safe),
    social: sandbox?.social ?? social,
    storage: config.s3
      ? s3Storage(config.s3)
      : diskStorage(join(config.dataDir, 'files'), { reserve: config.diskReserve }),
    uploads: unfinishedUploads(join(config.dataDir, 'uploads'), { reserve: config.diskReserve }),
    safe,
    envelopes: await makeEnvelopes(config.dataKeys),
    publisher: sandbox ? sandboxPublisher({ db, clock }) : noPublisher,
  };
  const log = logOutput((text) => process.stdout.write(text));
  process.on('exit', log.flush);
  const app = await buildApp(deps, {
    ...(sandbox ? { sandbox } : {}),
    logger: { ...logOptions(config.logLevel), stream: log },
  });
  report = (error) => app.log.error({ err: error }, 'work in the queue failed');
  if (config.sandbox) await seedDemo(deps, config.seed);
  await jobs.work('publish-post', (payload) => publishPost(deps, payload, report));
  if (config.sms) sender.start();
  await jobs.work('send-mail', ({ sealed }) => deliverMail(mails, sealed, report));
  await jobs.work('reset-password', ({ sealed }) => sendResetMail(deps, sealed));
  await jobs.work('send-text', ({ sealed }) => deliverText(texts, sealed, report));
  await jobs.work('update-publication', (payload) => updatePublication(deps, payload));
  await jobs.work('withdraw-post', (payload) => withdrawPost(deps, payload));
  await workOnInvoices(deps);
  await requeuePending(deps);
  const stopHousekeeping = keepHouse(deps, report);
  const stopCleaning = keepVideosCleaned(deps, (error) => report(error));
  const stopClockWatch = watchClock(database, (error) => app.log.error({ err: error }, 'clock skew'));
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
