import type { Envelopes } from './confidential/envelopes.ts';
import type { Safe } from './confidential/safe.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import type { Jobs } from './jobs.ts';
import type { Mailer } from './people/queued-mail.ts';
import type { Texter } from './people/queued-texts.ts';
import type { Publisher } from './providers/publisher.ts';
import type { SmsGateway } from './providers/sms.ts';
import type { SocialProvider } from './providers/social.ts';
import type { Storage } from './providers/storage.ts';
import type { UnfinishedUploads } from './videos/unfinished-uploads.ts';

/** Everything that a handler may lean on; tests put in their own clock and providers. */
export type Deps = {
  config: Config;
  database: Database;
  db: Db;
  clock: { now(): Date };
  jobs: Jobs;
  sms: SmsGateway;
  mail: Mailer;
  texts: Texter;
  social: { GOOGLE: SocialProvider; FACEBOOK: SocialProvider };
  storage: Storage;
  /** Videos that are still arriving. */
  uploads: UnfinishedUploads;
  safe: Safe;
  envelopes: Envelopes;
  publisher: Publisher;
};
