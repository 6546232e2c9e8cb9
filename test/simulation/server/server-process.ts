import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/http/app.ts';
import { publishPost, updatePublication, withdrawPost } from '#server/modules/posts/index.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { createAtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import { createEnvelopeDecrypter } from '#server/platform/encryption/envelopes.ts';
import {
  type argon2id,
  createPasswordHasher,
} from '#server/platform/encryption/password-hashing.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { createUnfinishedUploads } from '#server/platform/videos/unfinished-uploads.ts';
import { PublisherRecord } from './publisher-record.ts';
import { StoredJobs } from './stored-jobs.ts';

/** The real server application, and what of its surroundings is simulated. */
export type ServerProcess = {
  app: FastifyInstance;
  deps: Deps;
  jobs: StoredJobs;
  /** Replaced by each simulation. */
  surroundings: { publisher: PublisherRecord; codes: Map<string, string> };
};

/** In place of argon2id, which takes a processor 40 ms each time and a thread of its own. */
const cheapHash: typeof argon2id = async (password, nonce, cost) =>
  createHash('sha256').update(nonce).update(JSON.stringify(cost)).update(password).digest();

const nobody = {
  exchange: async () => {
    throw new Problem('login-failed');
  },
};

/** @param storage of pictures and videos */
export async function startServerProcess(
  database: Database,
  now: () => Date,
  storage: Storage,
): Promise<ServerProcess> {
  const config = readConfig({ SANDBOX: '1', LOG_LEVEL: 'silent', UNDO_SECONDS: '0' });
  const surroundings = { publisher: new PublisherRecord(), codes: new Map<string, string>() };
  const jobs = new StoredJobs(() => database.db, now);
  const deps: Deps = {
    config,
    database,
    get db() {
      return database.db;
    },
    replica: null,
    clock: { now },
    jobs,
    sms: {
      sendCode: async (phone, code) => void surroundings.codes.set(phone, code),
    },
    mail: { isAvailable: true, send: async () => {} },
    smsNotices: { send: async () => {} },
    push: null,
    social: { GOOGLE: nobody, FACEBOOK: nobody },
    storage,
    uploads: createUnfinishedUploads('/nonexistent'),
    cipher: createAtRestCipher(config.dataKeys),
    envelopeDecrypter: await createEnvelopeDecrypter(config.dataKeys),
    passwords: createPasswordHasher(cheapHash),
    publisher: {
      publish: (...given) => surroundings.publisher.publish(...given),
      withdraw: (...given) => surroundings.publisher.withdraw(...given),
    },
  };
  const report = () => {};
  await jobs.register('publish-post', (payload) => publishPost(deps, payload, report));
  await jobs.register('update-publication', (payload) => updatePublication(deps, payload, report));
  await jobs.register('withdraw-post', (payload) => withdrawPost(deps, payload, report));
  const app = await buildApp(deps, { portal: 'not-built' });
  await app.ready();
  return { app, deps, jobs, surroundings };
}
