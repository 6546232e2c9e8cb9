import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { makeSafe } from './confidential/safe.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import { keepHouse } from './housekeeping.ts';
import { startJobs } from './jobs.ts';
import { logOptions } from './log-format.ts';
import { publishPost, requeuePending } from './operations/posts/publish-post.ts';
import { Problem } from './problem.ts';
import type { Publisher } from './providers/publisher.ts';
import { noGateway } from './providers/sms.ts';
import type { SocialProvider } from './providers/social.ts';
import { diskStorage } from './providers/storage-disk.ts';
import { createSandbox, sandboxPublisher } from './sandbox/sandbox.ts';
import { seedDemo } from './seed/demo.ts';

/** Providers that nobody has set up answer so; the real ones are later work. */
const noProvider: SocialProvider = {
  verify: () => Promise.reject(new Problem('provider-unavailable', { retryAfter: 300 })),
};
const noPublisher: Publisher = { publish: () => Promise.reject(new Error('No publisher is configured.')) };

export type RunningServer = { app: FastifyInstance; stop(): Promise<void> };

/**
 * Opens database, queue and providers and listens.
 * @param say where the sandbox announces codes
 * @throws when the database cannot be reached or the port is taken
 */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const clock = { now: () => new Date() };
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  const { db } = database;
  let report = (error: unknown) => say(String(error));
  const jobs = await startJobs(database, (error) => report(error));
  const sandbox = config.sandbox ? createSandbox(clock.now, say) : undefined;
  const deps: Deps = {
    config,
    database,
    db,
    clock,
    jobs,
    sms: sandbox?.sms ?? noGateway,
    social: sandbox?.social ?? { GOOGLE: noProvider, FACEBOOK: noProvider },
    storage: diskStorage(join(config.dataDir, 'files')),
    safe: makeSafe(config.dataKeys),
    publisher: sandbox ? sandboxPublisher({ db, clock }) : noPublisher,
  };
  const app = await buildApp(deps, {
    ...(sandbox ? { sandbox } : {}),
    logger: logOptions(config.logLevel),
  });
  report = (error) => app.log.error({ err: error }, 'work in the queue failed');
  if (config.sandbox) await seedDemo(deps, config.seed);
  await jobs.work('publish-post', (payload) => publishPost(deps, payload, report));
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
    },
  };
}
