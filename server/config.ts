import * as v from 'valibot';
import { makeSafe } from './confidential/safe.ts';
import { type Billing, billingOf, billingProblems, billingSettings } from './invoices/billing.ts';
import { isLoopback } from './loopback.ts';
import type { ExotelSettings } from './providers/exotel.ts';
import type { S3Settings } from './providers/storage-s3.ts';

const flag = v.pipe(
  v.optional(v.picklist(['0', '1']), '0'),
  v.transform((value) => value === '1'),
);
const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535),
);

const count = v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'must be a number'), v.transform(Number));

const address = v.pipe(v.string(), v.url('must be an address'));
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const codeText = v.pipe(v.string(), v.includes('{code}', 'must contain {code}'));

const schema = v.object({
  PORT: v.optional(port, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(v.string()),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address'),
      v.transform((address) => new URL(address).origin),
    ),
  ),
  SANDBOX: flag,
  SEED: v.optional(v.picklist(['none', 'demo']), 'none'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  NODE_ENV: v.optional(v.string(), ''),
  CODES_PER_ADDRESS: v.optional(count, '30'),
  CODE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  DATA_KEYS: v.optional(v.pipe(v.string(), v.check(isKeyRing, 'must be number:base64 of 32 bytes'))),
  ENGAGEMENT_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  CRAWLER_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an email address')),
    'creators@creator.example',
  ),
  WALL_OF_FAME: flag,
  TRACKING_URL: v.optional(address),
  EDITOR_API_KEY: v.optional(text),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_CERTS_URL: v.optional(address, 'https://www.googleapis.com/oauth2/v3/certs'),
  FACEBOOK_APP_ID: v.optional(text),
  FACEBOOK_APP_SECRET: v.optional(text),
  FACEBOOK_GRAPH_URL: v.optional(address, 'https://graph.facebook.com/v23.0'),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  S3_REGION: v.optional(text, 'ap-south-1'),
  S3_ENDPOINT: v.optional(address),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  SMS_URL: v.optional(address),
  SMS_KEY: v.optional(text),
  SMS_TOKEN: v.optional(text),
  SMS_SENDER: v.optional(text),
  SMS_ENTITY_ID: v.optional(text),
  SMS_TEXT_DH_APP: v.optional(
    codeText,
    '{code} is your DH Creator code, good for 5 minutes. Do not share it.',
  ),
  SMS_TEMPLATE_DH_APP: v.optional(text),
  SMS_TEXT_DH_MENA: v.optional(
    codeText,
    '{code} is your DH Creator code, good for 5 minutes. Do not share it.',
  ),
  SMS_TEMPLATE_DH_MENA: v.optional(text),
  ...billingSettings,
});
type Settings = v.InferOutput<typeof schema>;

/** Seals what the sandbox keeps, where there is nothing to protect. */
const sandboxKeys = `0:${Buffer.alloc(32, 'sandbox').toString('base64')}`;

export const sandboxEngagementKey = 'the reader app of the sandbox reports';
export const sandboxCrawlerKey = 'the crawler of the sandbox reports it';

function isKeyRing(keys: string): boolean {
  try {
    makeSafe(keys);
    return true;
  } catch {
    return false;
  }
}

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicOrigin: string | undefined;
  sandbox: boolean;
  seed: 'none' | 'demo';
  logLevel: string;
  codeSecret: string;
  /** The keys of what is sealed at rest, as `makeSafe` reads them; of each, `makeEnvelopes` derives a key pair. */
  dataKeys: string;
  /** The key of the reader app's backend, which reports what readers did; without one nobody may. */
  engagementKey: string | undefined;
  /** The crawler's; nobody may bring crawled posts without one. */
  crawlerKey: string | undefined;
  /** How many one-time codes one address may have sent in an hour, to whatever numbers. */
  codesPerAddress: number;
  supportEmail: string;
  enableWallOfFame: boolean;
  /** Where browsers tell of pages that are opened, on that host only; null for not at all. */
  tracking: { url: string; host: string } | null;
  /** Of a hosted editor, for another portal of this contract; ours needs none. */
  editorApiKey: string | undefined;
  /** Null where nobody has set it up, as with the next two. */
  google: { clientId: string; certsUrl: string } | null;
  facebook: { appId: string; appSecret: string; graphUrl: string } | null;
  sms: ExotelSettings | null;
  /** Where files lie; null for the disk of this machine. */
  s3: S3Settings | null;
  billing: Billing | null;
};

/**
 * The configuration of a server process, from its environment.
 * @throws an Error that names every variable that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(schema, env);
  if (!parsed.success) {
    throw new Error(
      parsed.issues.map((issue) => `${issue.path?.[0]?.key ?? 'environment'}: ${issue.message}`).join('\n'),
    );
  }
  const set = parsed.output;
  const problems = [
    set.SANDBOX && set.NODE_ENV === 'production' && 'SANDBOX: is never on in production',
    set.SANDBOX && !isLoopback(set.HOST) && 'SANDBOX: is only for a HOST on this machine',
    !set.SANDBOX && !set.CODE_SECRET && 'CODE_SECRET: is needed outside the sandbox',
    !set.SANDBOX && !set.DATA_KEYS && 'DATA_KEYS: is needed outside the sandbox',
    set.TRACKING_URL && !set.PUBLIC_ORIGIN && 'PUBLIC_ORIGIN: is needed with TRACKING_URL',
    set.FACEBOOK_APP_ID && !set.FACEBOOK_APP_SECRET && 'FACEBOOK_APP_SECRET: is needed with FACEBOOK_APP_ID',
    ...(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map(
      (name) => set.S3_BUCKET !== undefined && !set[name] && `${name}: is needed with S3_BUCKET`,
    ),
    ...(['SMS_KEY', 'SMS_TOKEN', 'SMS_SENDER'] as const).map(
      (name) => set.SMS_URL !== undefined && !set[name] && `${name}: is needed with SMS_URL`,
    ),
    ...billingProblems(set),
  ].filter((problem) => typeof problem === 'string' && problem !== '');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    publicOrigin: set.PUBLIC_ORIGIN,
    sandbox: set.SANDBOX,
    seed: set.SEED,
    logLevel: set.LOG_LEVEL,
    codeSecret: set.CODE_SECRET ?? 'sandbox-code-secret',
    dataKeys: set.DATA_KEYS ?? sandboxKeys,
    crawlerKey: set.CRAWLER_KEY ?? (set.SANDBOX ? sandboxCrawlerKey : undefined),
    engagementKey: set.ENGAGEMENT_KEY ?? (set.SANDBOX ? sandboxEngagementKey : undefined),
    codesPerAddress: set.CODES_PER_ADDRESS,
    supportEmail: set.SUPPORT_EMAIL,
    enableWallOfFame: set.WALL_OF_FAME,
    tracking:
      set.TRACKING_URL && set.PUBLIC_ORIGIN
        ? { url: set.TRACKING_URL, host: new URL(set.PUBLIC_ORIGIN).host }
        : null,
    editorApiKey: set.EDITOR_API_KEY,
    s3: bucketOf(set),
    billing: billingOf(set),
    ...providersOf(set),
  };
}

function providersOf(set: Settings): Pick<Config, 'google' | 'facebook' | 'sms'> {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = set;
  const { SMS_URL: url, SMS_KEY: key, SMS_TOKEN: token, SMS_SENDER: sender } = set;
  return {
    google: set.GOOGLE_CLIENT_ID ? { clientId: set.GOOGLE_CLIENT_ID, certsUrl: set.GOOGLE_CERTS_URL } : null,
    facebook:
      appId && appSecret ? { appId, appSecret, graphUrl: withoutSlash(set.FACEBOOK_GRAPH_URL) } : null,
    sms:
      url && key && token && sender
        ? {
            url,
            key,
            token,
            sender,
            entityId: set.SMS_ENTITY_ID,
            templates: {
              DH_APP: { text: set.SMS_TEXT_DH_APP, templateId: set.SMS_TEMPLATE_DH_APP },
              DH_MENA: { text: set.SMS_TEXT_DH_MENA, templateId: set.SMS_TEMPLATE_DH_MENA },
            },
          }
        : null,
  };
}

function bucketOf({ S3_BUCKET: bucket, S3_REGION: region, ...set }: Settings): S3Settings | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = withoutSlash(set.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`);
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');
