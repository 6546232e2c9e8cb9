import type { Config } from './config/config.ts';
import type { Database, Db } from './database/database-types.ts';
import type { ReadReplica } from './database/read-replica.ts';
import type { AtRestCipher } from './encryption/at-rest-cipher.ts';
import type { EnvelopeDecrypter } from './encryption/envelopes.ts';
import type { PasswordHasher } from './encryption/password-hashing.ts';
import type { Mailer } from './mail/queued-mail.ts';
import type { Publisher } from './providers/publisher.ts';
import type { SocialProvider } from './providers/social.ts';
import type { PushSender } from './push/web-push.ts';
import type { Jobs } from './queue/job-types.ts';
import type { SmsNoticeQueue } from './sms/queued-sms.ts';
import type { SmsGateway } from './sms/sms.ts';
import type { Storage } from './storage/storage.ts';
import type { UnfinishedUploads } from './videos/unfinished-uploads.ts';

/** Everything that a handler may use; tests inject their own clock and providers. */
export type Deps = {
  config: Config;
  database: Database;
  db: Db;
  /** Null where none is configured. */
  replica: ReadReplica | null;
  clock: { now(): Date };
  jobs: Jobs;
  sms: SmsGateway;
  mail: Mailer;
  smsNotices: SmsNoticeQueue;
  /** Null where no key is configured. */
  push: PushSender | null;
  social: { GOOGLE: SocialProvider; FACEBOOK: SocialProvider };
  storage: Storage;
  /** Videos that are still arriving. */
  uploads: UnfinishedUploads;
  cipher: AtRestCipher;
  envelopeDecrypter: EnvelopeDecrypter;
  passwords: PasswordHasher;
  publisher: Publisher;
};
