import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { makeEnvelopes } from './confidential/envelopes.ts';
import { makeSafe } from './confidential/safe.ts';
import type { Config } from './config.ts';
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
import { deliverCode, queuedCodes } from './people/queued-codes.ts';
import type { Publisher } from './providers/publisher.ts';
import { realProviders } from './providers/real-providers.ts';
import { noGateway } from './providers/sms.ts';
import { diskStorage } from './providers/storage-disk.ts';
import { s3Storage } from './providers/storage-s3.ts';
import { sandboxClock } from './sandbox/clock.ts';
import { createSandbox, sandboxPublisher } from './sandbox/sandbox.ts';
import { seedDemo } from './seed/demo.ts';
import { unfinishedUploads } from './videos/unfinished-uploads.ts';

/** The real one is later work. */
const refusePublisher = () => Promise.reject(new Error('No publisher is configured.'));
const noPublisher: Publisher = { publish: refusePublisher, withdraw: refusePublisher };

export type RunningServer = { app: FastifyInstance; stop(): Promise<void> };

/**
 * Opens database, queue and providers and listens.
 * @param say where the sandbox announces codes
 * @throws when the database cannot be reached or the port is taken
 */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const clock = config.sandbox ? sandboxClock() : { now: () => new Date() };
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  const { db } = database;
  let report = (error: unknown) => say(String(error));
  const jobs = await startJobs(database, (error) => report(error));
  const sandbox = 'pass' in clock ? createSandbox(clock, say) : undefined;
  const { social, gateway } = realProviders(config, clock.now);
  const safe = makeSafe(config.dataKeys);
  const codes = { safe, clock };
  const deps: Deps = {
    config,
    database,
    db,
    clock,
    jobs,
    // Without a gateway a person is told at once, and not left waiting for a code that the queue cannot send.
    sms: sandbox?.sms ?? (config.sms ? queuedCodes(jobs, codes) : noGateway),
    social: sandbox?.social ?? social,
    storage: config.s3 ? s3Storage(config.s3) : diskStorage(join(config.dataDir, 'files')),
    uploads: unfinishedUploads(join(config.dataDir, 'uploads')),
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
  await jobs.work('send-code', ({ sealed }) => deliverCode({ gateway, db, ...codes }, sealed, report));
  await jobs.work('update-publication', (payload) => updatePublication(deps, payload));
  await jobs.work('withdraw-post', (payload) => withdrawPost(deps, payload));
  await workOnInvoices(deps);
  await requeuePending(deps);
  const stopHousekeeping = keepHouse(deps, report);
  await app.listen({ port: config.port, host: config.host });
  return {
    app,
    async stop() {
      await app.close();
      await stopHousekeeping();
      await jobs.stop();
      await database.close();
      process.off('exit', log.flush);
      log.flush();
    },
  };
}
