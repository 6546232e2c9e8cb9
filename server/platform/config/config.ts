import { isIP } from 'node:net';
import * as v from 'valibot';
import { createAtRestCipher } from '../encryption/at-rest-cipher.ts';
import { type SmtpSettings, smtpSettings } from '../mail/smtp.ts';
import { isLoopback } from '../network/loopback.ts';
import type { ExotelSettings } from '../sms/exotel.ts';
import { noticeSettings, noticeTemplates } from '../sms/sms-notices.ts';
import type { S3Settings } from '../storage/s3-storage.ts';
import { type Billing, billingErrors, billingSettings, readBilling } from './billing.ts';
import type { CodeLimits, SendRate } from './code-settings.ts';

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
const originsPattern = /^(https?:\/\/[^\s,/]+\/?(,(?!$)|$))*$/;
/** Addresses with commas between them, the one that links begin with first. */
const origins = v.pipe(
  v.string(),
  v.regex(originsPattern, 'must be an address, or several with commas between them'),
  v.transform((list) => list.split(',').filter(Boolean)),
  v.check((list) => list.every((one) => URL.canParse(one)), 'must be an address'),
  v.transform((list) => list.map((one) => new URL(one).origin)),
);
const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const isProxyEntry = (one: string) => {
  const [address = '', bits = '0', ...more] = one.split('/');
  const version = isIP(address);
  const isNetwork =
    version !== 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
  return proxyNames.includes(one) || (isNetwork && more.length === 0);
};
const proxies = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((one) => one.trim())),
  v.check(
    (list) => list.every(isProxyEntry),
    'must be addresses, networks (10.0.0.0/8) or names of networks',
  ),
);
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const codeText = v.pipe(v.string(), v.includes('{code}', 'must contain {code}'));

/**
 * Where a name stands for two addresses Fastify opens two servers, of which one would have no gate.
 */
const singleAddress = (host: string) => (host === 'localhost' ? '127.0.0.1' : host);

const environmentSchema = v.object({
  PORT: v.optional(port, '4000'),
  HOST: v.pipe(v.optional(v.string(), '127.0.0.1'), v.transform(singleAddress)),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(v.string()),
  PUBLIC_ORIGIN: v.optional(origins, ''),
  TRUSTED_PROXIES: v.optional(proxies, 'loopback'),
  SANDBOX: flag,
  SEED: v.optional(v.picklist(['none', 'demo']), 'none'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  NODE_ENV: v.optional(v.string(), ''),
  STAFF_SECOND_FACTOR: v.optional(v.picklist(['required', 'optional'])),
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be a number of two digits'), v.transform(Number)),
  ),
  CODES_PER_ADDRESS: v.optional(count, '300'),
  CODES_PER_BLOCK: v.optional(count, '1000'),
  WRONG_CODES_PER_BLOCK: v.optional(count, '8'),
  WRONG_CODES_TOTAL: v.optional(count, '500'),
  CODE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  DATA_KEYS: v.optional(
    v.pipe(v.string(), v.check(isKeyring, 'must be number:base64 of 32 bytes')),
  ),
  ENGAGEMENT_KEY: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more')),
  ),
  CRAWLER_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  VIDEO_QUOTA_GB: v.optional(count, '100'),
  DISK_RESERVE_GB: v.optional(count, '2'),
  SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an email address')),
    'creators@creator.example',
  ),
  WALL_OF_FAME: flag,
  TRACKING_URL: v.optional(address),
  EDITOR_API_KEY: v.optional(text),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_CLIENT_SECRET: v.optional(text),
  GOOGLE_TOKEN_URL: v.optional(address, 'https://oauth2.googleapis.com/token'),
  GOOGLE_CERTS_URL: v.optional(address, 'https://www.googleapis.com/oauth2/v3/certs'),
  FACEBOOK_APP_ID: v.optional(text),
  FACEBOOK_APP_SECRET: v.optional(text),
  FACEBOOK_GRAPH_URL: v.optional(address, 'https://graph.facebook.com/v23.0'),
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
    ),
  ),
  S3_REGION: v.optional(text, 'ap-south-1'),
  S3_ENDPOINT: v.optional(address),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  SMS_URL: v.optional(address),
  SMS_KEY: v.optional(text),
  SMS_TOKEN: v.optional(text),
  SMS_SENDER: v.optional(text),
  SMS_CONCURRENCY: v.optional(count, '20'),
  SMS_PER_SECOND: v.optional(count, '50'),
  SMS_ENTITY_ID: v.optional(text),
  SMS_TEXT_DH_APP: v.optional(
    codeText,
    '{code} is your DH Creator code, good for 5 minutes. Do not share it. Not you? Ignore this.',
  ),
  SMS_TEMPLATE_DH_APP: v.optional(text),
  SMS_TEXT_DH_MENA: v.optional(
    codeText,
    '{code} is your DH Creator code, good for 5 minutes. Do not share it. Not you? Ignore this.',
  ),
  SMS_TEMPLATE_DH_MENA: v.optional(text),
  ...smtpSettings,
  ...noticeSettings,
  ...billingSettings,
});
type Environment = v.InferOutput<typeof environmentSchema>;

/** Seals what the sandbox keeps, where there is nothing to protect. */
const sandboxKeys = `0:${Buffer.alloc(32, 'sandbox').toString('base64')}`;

export const sandboxEngagementKey = 'the reader app of the sandbox reports';
export const sandboxCrawlerKey = 'the crawler of the sandbox reports it';

const gigabyte = 1_000_000_000;

function isKeyring(keys: string): boolean {
  try {
    createAtRestCipher(keys);
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
  /**
   * Where the portal is open to the world; always there outside the sandbox. The first of
   * `publicOrigins`.
   */
  publicOrigin: string | undefined;
  publicOrigins: string[];
  /** Addresses of the proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are believed. */
  trustedProxies: string[];
  sandbox: boolean;
  seed: 'none' | 'demo';
  logLevel: string;
  /** How long a process that is told to stop says that it is not ready, and still serves. */
  drainSeconds: number;
  codeSecret: string;
  /**
   * The keys of what is sealed at rest, as `makeSafe` reads them; of each, `makeEnvelopes` derives
   * a key pair.
   */
  dataKeys: string;
  /**
   * The key of the reader app's backend, which reports what readers did; without one nobody may.
   */
  engagementKey: string | undefined;
  /** The crawler's; nobody may bring crawled posts without one. */
  crawlerKey: string | undefined;
  /** Whether staff without a second factor have to set one up before anything else. */
  staffSecondFactor: 'required' | 'optional';
  /** Bytes of videos that one person may have stored and announced. */
  videoQuota: number;
  /** Bytes of the disk that uploads leave free. */
  diskReserve: number;
  codeLimits: CodeLimits;
  sendRate: SendRate;
  supportEmail: string;
  enableWallOfFame: boolean;
  /** Where browsers tell of pages that are opened, on that host only; null for not at all. */
  tracking: { url: string; host: string } | null;
  /** Of a hosted editor, for another portal of this contract; ours needs none. */
  editorApiKey: string | undefined;
  /** Null where nobody has set it up, as with the next two. */
  google: {
    clientId: string;
    clientSecret: string | undefined;
    tokenUrl: string;
    certsUrl: string;
  } | null;
  facebook: { appId: string; appSecret: string; graphUrl: string } | null;
  sms: ExotelSettings | null;
  /** The mail server; null where there is none. */
  smtp: SmtpSettings | null;
  /** Where files lie; null for the disk of this machine. */
  s3: S3Settings | null;
  billing: Billing | null;
};

/**
 * The configuration of a server process, from its environment.
 * @throws an Error that names every variable that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(environmentSchema, env);
  if (!parsed.success) {
    throw new Error(
      parsed.issues
        .map((issue) => `${issue.path?.[0]?.key ?? 'environment'}: ${issue.message}`)
        .join('\n'),
    );
  }
  const set = parsed.output;
  const problems = [
    set.SANDBOX && set.NODE_ENV === 'production' && 'SANDBOX: is never on in production',
    set.SANDBOX && !isLoopback(set.HOST) && 'SANDBOX: is only for a HOST on this machine',
    !set.SANDBOX && !set.CODE_SECRET && 'CODE_SECRET: is needed outside the sandbox',
    !set.SANDBOX && !set.DATA_KEYS && 'DATA_KEYS: is needed outside the sandbox',
    ...originErrors(set),
    set.SMTP_URL && !set.MAIL_FROM && 'MAIL_FROM: is needed with SMTP_URL',
    set.FACEBOOK_APP_ID &&
      !set.FACEBOOK_APP_SECRET &&
      'FACEBOOK_APP_SECRET: is needed with FACEBOOK_APP_ID',
    ...(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map(
      (name) => set.S3_BUCKET !== undefined && !set[name] && `${name}: is needed with S3_BUCKET`,
    ),
    ...(['SMS_KEY', 'SMS_TOKEN', 'SMS_SENDER'] as const).map(
      (name) => set.SMS_URL !== undefined && !set[name] && `${name}: is needed with SMS_URL`,
    ),
    ...billingErrors(set),
  ].filter((problem) => typeof problem === 'string' && problem !== '');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    publicOrigin: set.PUBLIC_ORIGIN[0],
    publicOrigins: set.PUBLIC_ORIGIN,
    trustedProxies: set.TRUSTED_PROXIES,
    sandbox: set.SANDBOX,
    seed: set.SEED,
    logLevel: set.LOG_LEVEL,
    drainSeconds: set.DRAIN_SECONDS ?? (set.SANDBOX ? 0 : 3),
    codeSecret: set.CODE_SECRET ?? 'sandbox-code-secret',
    dataKeys: set.DATA_KEYS ?? sandboxKeys,
    crawlerKey: set.CRAWLER_KEY ?? (set.SANDBOX ? sandboxCrawlerKey : undefined),
    engagementKey: set.ENGAGEMENT_KEY ?? (set.SANDBOX ? sandboxEngagementKey : undefined),
    staffSecondFactor: set.STAFF_SECOND_FACTOR ?? (set.SANDBOX ? 'optional' : 'required'),
    videoQuota: set.VIDEO_QUOTA_GB * gigabyte,
    diskReserve: set.DISK_RESERVE_GB * gigabyte,
    codeLimits: {
      sendsPerAddress: set.CODES_PER_ADDRESS,
      sendsPerBlock: set.CODES_PER_BLOCK,
      missesPerBlock: set.WRONG_CODES_PER_BLOCK,
      missesTotal: set.WRONG_CODES_TOTAL,
    },
    sendRate: {
      concurrency: set.SMS_CONCURRENCY,
      perSecond: set.SMS_PER_SECOND,
      tryMilliseconds: 5000,
      waitMilliseconds: 6000,
    },
    supportEmail: set.SUPPORT_EMAIL,
    enableWallOfFame: set.WALL_OF_FAME,
    tracking:
      set.TRACKING_URL && set.PUBLIC_ORIGIN[0]
        ? { url: set.TRACKING_URL, host: new URL(set.PUBLIC_ORIGIN[0]).host }
        : null,
    editorApiKey: set.EDITOR_API_KEY,
    s3: s3Settings(set),
    smtp: set.SMTP_URL && set.MAIL_FROM ? { url: set.SMTP_URL, from: set.MAIL_FROM } : null,
    billing: readBilling(set),
    ...providerSettings(set),
  };
}

function originErrors({
  SANDBOX,
  TRACKING_URL,
  PUBLIC_ORIGIN: given,
}: Environment): (string | false)[] {
  const isPlain = (origin: string) => origin.startsWith('http:');
  const isElsewhere = (origin: string) => !isLoopback(new URL(origin).hostname);
  return [
    !SANDBOX && given.length === 0 && 'PUBLIC_ORIGIN: is needed outside the sandbox',
    !SANDBOX &&
      given.some((origin) => isPlain(origin) && isElsewhere(origin)) &&
      'PUBLIC_ORIGIN: must begin with https:// outside this machine',
    given.some(isPlain) && !given.every(isPlain) && 'PUBLIC_ORIGIN: all are https:// or none is',
    TRACKING_URL !== undefined &&
      given.length === 0 &&
      'PUBLIC_ORIGIN: is needed with TRACKING_URL',
  ];
}

function providerSettings(set: Environment): Pick<Config, 'google' | 'facebook' | 'sms'> {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = set;
  const { SMS_URL: url, SMS_KEY: key, SMS_TOKEN: token, SMS_SENDER: sender } = set;
  return {
    google: set.GOOGLE_CLIENT_ID
      ? {
          clientId: set.GOOGLE_CLIENT_ID,
          clientSecret: set.GOOGLE_CLIENT_SECRET,
          tokenUrl: set.GOOGLE_TOKEN_URL,
          certsUrl: set.GOOGLE_CERTS_URL,
        }
      : null,
    facebook:
      appId && appSecret
        ? { appId, appSecret, graphUrl: withoutTrailingSlash(set.FACEBOOK_GRAPH_URL) }
        : null,
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
            notices: noticeTemplates(set),
          }
        : null,
  };
}

function s3Settings({
  S3_BUCKET: bucket,
  S3_REGION: region,
  ...set
}: Environment): S3Settings | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = withoutTrailingSlash(set.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`);
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

const withoutTrailingSlash = (url: string) => url.replace(/\/$/, '');
