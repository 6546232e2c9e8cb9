import type { SmtpSettings } from '../mail/smtp.ts';
import { type PublisherSettings, readPublisher } from '../providers/publisher-settings.ts';
import { type PushSettings, readPush } from '../push/push-settings.ts';
import type { ExotelSettings } from '../sms/exotel.ts';
import { noticeTemplates } from '../sms/sms-notices.ts';
import type { S3Settings } from '../storage/s3-storage.ts';
import type { OtlpSettings } from '../tracing/otlp-tracer.ts';
import { type Billing, readBilling } from './billing.ts';
import type { CodeLimits, SendRate } from './code-rate-limits.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { readSecretFiles } from './secret-files.ts';

/** Seals what the sandbox keeps, where there is nothing to protect. */
const sandboxKeys = `0:${Buffer.alloc(32, 'sandbox').toString('base64')}`;

export const sandboxEngagementKey = 'the reader app of the sandbox reports';
export const sandboxCrawlerKey = 'the crawler of the sandbox reports it';

const gigabyte = 1_000_000_000;

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A standby of that database, which answers lists and figures. */
  replicaUrl: string | undefined;
  /**
   * The public origin of the portal, always set outside the sandbox. The first of `publicOrigins`.
   */
  publicOrigin: string | undefined;
  publicOrigins: string[];
  /** Addresses of the trusted proxies, whose `X-Forwarded-For`, `-Proto` and `-Host` are used. */
  trustedProxies: string[];
  sandbox: boolean;
  seed: 'none' | 'demo';
  logLevel: string;
  /** How long a stopping process reports that it is not ready and still serves. */
  drainSeconds: number;
  /** How long moderators can undo a decision; what it causes waits until then. */
  undoSeconds: number;
  /**
   * How long appeals may wait: for the acknowledgement, and for the decision (IT Rules 2021, rule
   * 3(2)(a)).
   */
  appealLimits: { acknowledgementSeconds: number; decisionSeconds: number };
  /** How many financial years invoices of erased accounts stay. */
  taxRecordYears: number;
  /** How many public pages of posts one address can open in a minute, from each process. */
  publicPagesPerAddress: number;
  /** How many bytes the copies of own data may have together. */
  dataExportTotalBytes: number;
  /** How many years the record of consents of an erased account stays. */
  consentRecordYears: number;
  codeSecret: string;
  /**
   * The keys of what is sealed at rest, as `makeSafe` reads them; of each, `makeEnvelopes` derives
   * a key pair.
   */
  dataKeys: string;
  /** The key of the reader app's backend, which reports engagement; without one nobody can. */
  engagementKey: string | undefined;
  /** The key of the crawler; without one nobody can import posts. */
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
  /** The name under which devices install the portal. */
  portalName: string;
  /** Whether browsers get the service worker; otherwise the one that ends it. */
  serviceWorker: boolean;
  /** Where browsers report page views, on that host only; null for not at all. */
  tracking: { url: string; host: string } | null;
  /** The key of a hosted editor, for another portal with this contract. This one needs none. */
  editorApiKey: string | undefined;
  /** Null when it is not configured, as with the next two. */
  google: {
    clientId: string;
    clientSecret: string | undefined;
    tokenUrl: string;
    certsUrl: string;
  } | null;
  facebook: { appId: string; appSecret: string; graphUrl: string } | null;
  sms: ExotelSettings | null;
  /** Where published posts go outside the sandbox, or null. */
  publisher: PublisherSettings | null;
  push: PushSettings;
  /** The mail server, or null. */
  smtp: SmtpSettings | null;
  /** The bucket for files; null for the disk of this machine. */
  s3: S3Settings | null;
  billing: Billing | null;
  /** The collector of traces, or null. */
  otlp: OtlpSettings | null;
};

/**
 * The configuration of a server process, from its environment and the files that it names for
 * secrets.
 * @throws an Error that names every variable that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = readEnvironment(readSecretFiles(env));
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    replicaUrl: set.REPLICA_URL,
    publicOrigin: set.PUBLIC_ORIGIN[0],
    publicOrigins: set.PUBLIC_ORIGIN,
    trustedProxies: set.TRUSTED_PROXIES,
    sandbox: set.SANDBOX,
    seed: set.SEED,
    logLevel: set.LOG_LEVEL,
    drainSeconds: set.DRAIN_SECONDS ?? (set.SANDBOX ? 0 : 3),
    undoSeconds: set.UNDO_SECONDS,
    appealLimits: {
      acknowledgementSeconds: set.APPEAL_ACKNOWLEDGEMENT_HOURS * 3600,
      decisionSeconds: set.APPEAL_DECISION_DAYS * 24 * 3600,
    },
    taxRecordYears: set.TAX_RECORD_YEARS,
    publicPagesPerAddress: set.PUBLIC_PAGES_PER_ADDRESS,
    dataExportTotalBytes: set.DATA_EXPORT_TOTAL_GB * 1_000_000_000,
    consentRecordYears: set.CONSENT_RECORD_YEARS,
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
    portalName: set.PORTAL_NAME,
    serviceWorker: set.SERVICE_WORKER,
    tracking:
      set.TRACKING_URL && set.PUBLIC_ORIGIN[0]
        ? { url: set.TRACKING_URL, host: new URL(set.PUBLIC_ORIGIN[0]).host }
        : null,
    editorApiKey: set.EDITOR_API_KEY,
    s3: s3Settings(set),
    smtp: set.SMTP_URL && set.MAIL_FROM ? { url: set.SMTP_URL, from: set.MAIL_FROM } : null,
    publisher: readPublisher(set),
    push: readPush(set),
    billing: readBilling(set),
    otlp: otlpSettings(set),
    ...providerSettings(set),
  };
}

/** Values of headers are percent-encoded, as OpenTelemetry has it. */
function otlpSettings(set: Environment): OtlpSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = set;
  if (endpoint === undefined) return null;
  const pairs = headers.split(',').filter(Boolean);
  const entries = pairs.map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
  });
  return { endpoint, headers: Object.fromEntries(entries), ratio: set.OTEL_TRACES_SAMPLER_ARG };
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
