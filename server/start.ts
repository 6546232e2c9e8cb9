import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startHousekeeping } from './housekeeping.ts';
import { buildApp } from './http/app.ts';
import { logOptions } from './http/request-logging.ts';
import { sendResetMail } from './modules/auth/index.ts';
import { registerBulkActions } from './modules/bulk-actions/index.ts';
import { startVideoCleaning } from './modules/media/index.ts';
import { registerInvoiceJobs } from './modules/money/index.ts';
import { createPushQueue, createReminderQueue } from './modules/notifications/index.ts';
import { startOwnDataWork } from './modules/own-data/index.ts';
import {
  createScheduledPublisher,
  publishPost,
  requeuePendingPosts,
  updatePublication,
  withdrawPost,
} from './modules/posts/index.ts';
import { type OpenDependencies, openDependencies } from './open-dependencies.ts';
import type { Config } from './platform/config/config.ts';
import { startClockMonitor } from './platform/database/clock-skew.ts';
import type { Deps } from './platform/dependencies.ts';
import { backgroundFailuresTotal } from './platform/logging/background-failures.ts';
import { createBufferedLogOutput } from './platform/logging/buffered-log-output.ts';
import { deliverMail } from './platform/mail/queued-mail.ts';
import { deliverSmsNotice } from './platform/sms/queued-sms.ts';
import { deleteFiles } from './platform/storage/unused-files.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { seedDemo } from './seed/demo/demo.ts';

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
  const stopTracing = await startTracing(config.otlp);
  let report = (error: unknown) => announce(String(error));
  const opened = await openDependencies(config, announce, (error) => report(error));
  const { deps, database, jobs, sandbox, sender } = opened;
  const log = createBufferedLogOutput((text) => process.stdout.write(text));
  process.on('exit', log.flush);
  const app = await buildApp(deps, {
    ...(sandbox ? { sandbox } : {}),
    logger: { ...logOptions(config.logLevel), stream: log },
  });
  report = (error) => {
    backgroundFailuresTotal.inc();
    app.log.error({ err: error }, 'work in the queue failed');
  };
  if (config.sandbox) await seedDemo(deps, config.seed);
  await registerJobs(opened, report);
  if (config.sms) sender.start();
  const stopNotifications = startNotifications(deps, (error) => report(error));
  await requeuePendingPosts(deps);
  const schedule = createScheduledPublisher(deps, (error) => report(error));
  schedule.start();
  const stopHousekeeping = startHousekeeping(deps, report);
  const stopCleaning = startVideoCleaning(deps, (error) => report(error));
  const stopOwnData = startOwnDataWork(deps, (error) => report(error));
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
      await stopNotifications();
      await schedule.stop();
      await stopHousekeeping();
      await stopCleaning();
      await stopOwnData();
      await jobs.stop();
      await deps.replica?.close();
      await database.close();
      await stopTracing();
      process.off('exit', log.flush);
      log.flush();
    },
  };
}

/** Returns the function that ends it, once what is being sent has been sent. */
function startNotifications(deps: Deps, report: (error: unknown) => void): () => Promise<unknown> {
  const { config, mail, push } = deps;
  const canText = config.sms !== null || config.sandbox || mail.isAvailable;
  const queues = [
    push && createPushQueue({ ...deps, push, report }),
    canText && createReminderQueue(deps, report),
  ].filter((queue) => queue !== null && queue !== false);
  for (const queue of queues) queue.start();
  return () => Promise.all(queues.map((queue) => queue.stop()));
}

/** @param report is called for deliveries that are not retried */
async function registerJobs(opened: OpenDependencies, report: (error: unknown) => void) {
  const { deps, jobs, mailProvider, noticeGateway } = opened;
  const { cipher, clock } = deps;
  const mails = { provider: mailProvider, cipher, clock };
  const texts = { gateway: noticeGateway, cipher };
  await jobs.register('delete-files', (payload) => deleteFiles(deps.storage, payload));
  await jobs.register('publish-post', (payload) => publishPost(deps, payload, report));
  await jobs.register('send-mail', ({ sealed }) => deliverMail(mails, sealed, report));
  await jobs.register('reset-password', ({ sealed }) => sendResetMail(deps, sealed));
  await jobs.register('send-text', ({ sealed }) => deliverSmsNotice(texts, sealed, report));
  await jobs.register('update-publication', (payload) => updatePublication(deps, payload, report));
  await jobs.register('withdraw-post', (payload) => withdrawPost(deps, payload, report));
  await registerInvoiceJobs(deps);
  await registerBulkActions(deps, report);
}
