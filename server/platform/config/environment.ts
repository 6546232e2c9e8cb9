import { isIP } from 'node:net';
import * as v from 'valibot';
import { productName } from '#domain/product.ts';
import { defaultSupportEmail } from '#domain/support-email.ts';
import { createAtRestCipher } from '../encryption/at-rest-cipher.ts';
import { smtpSettings } from '../mail/smtp.ts';
import { isEncryptedAddress, isLoopback } from '../network/loopback.ts';
import { publisherErrors, publisherSettings } from '../providers/publisher-settings.ts';
import { pushSettings } from '../push/push-settings.ts';
import { noticeSettings } from '../sms/sms-notices.ts';
import { billingErrors, billingSettings } from './billing.ts';

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
/** The address of a service, which gets secrets and personal data. */
const serviceAddress = v.pipe(
  address,
  v.check(
    isEncryptedAddress,
    'must begin with https:// outside this machine, without a password in it',
  ),
);
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
/** As OpenTelemetry has it: values are percent-encoded. */
const headerPattern = /^[\w-]+=([^,\s%]|%[0-7][\dA-Fa-f])+(,[\w-]+=([^,\s%]|%[0-7][\dA-Fa-f])+)*$/;

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const codeText = v.pipe(v.string(), v.includes('{code}', 'must contain {code}'));

/**
 * For a name with two addresses Fastify opens two servers, and one of them would have no admission
 * control.
 */
const singleAddress = (host: string) => (host === 'localhost' ? '127.0.0.1' : host);

const environmentSchema = v.object({
  PORT: v.optional(port, '4000'),
  HOST: v.pipe(v.optional(v.string(), '127.0.0.1'), v.transform(singleAddress)),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(v.string()),
  REPLICA_URL: v.optional(v.string()),
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
  UNDO_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-5]?\d$|^60$/, 'must be from 0 to 60'), v.transform(Number)),
    '10',
  ),
  APPEAL_ACKNOWLEDGEMENT_HOURS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]|1\d|2[0-4])$/, 'must be from 1 to 24'),
      v.transform(Number),
    ),
    '24',
  ),
  APPEAL_DECISION_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]|1[0-5])$/, 'must be from 1 to 15'), v.transform(Number)),
    '15',
  ),
  TAX_RECORD_YEARS: v.optional(
    v.pipe(v.string(), v.regex(/^([6-9]|1\d|20)$/, 'must be from 6 to 20'), v.transform(Number)),
    '8',
  ),
  CONSENT_RECORD_YEARS: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]|10)$/, 'must be from 1 to 10'), v.transform(Number)),
    '3',
  ),
  DATA_EXPORT_TOTAL_GB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([3-9]|[1-9]\d{1,4})$/, 'must be from 3 to 99999'),
      v.transform(Number),
    ),
    '100',
  ),
  PUBLIC_PAGES_PER_ADDRESS: v.optional(count, '600'),
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
    defaultSupportEmail,
  ),
  WALL_OF_FAME: flag,
  SERVICE_WORKER: v.pipe(
    v.optional(v.picklist(['on', 'off']), 'on'),
    v.transform((value) => value === 'on'),
  ),
  PORTAL_NAME: v.optional(v.pipe(text, v.maxLength(30)), productName),
  TRACKING_URL: v.optional(address),
  EDITOR_API_KEY: v.optional(text),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_CLIENT_SECRET: v.optional(text),
  GOOGLE_TOKEN_URL: v.optional(serviceAddress, 'https://oauth2.googleapis.com/token'),
  GOOGLE_CERTS_URL: v.optional(serviceAddress, 'https://www.googleapis.com/oauth2/v3/certs'),
  FACEBOOK_APP_ID: v.optional(text),
  FACEBOOK_APP_SECRET: v.optional(text),
  FACEBOOK_GRAPH_URL: v.optional(serviceAddress, 'https://graph.facebook.com/v23.0'),
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
    ),
  ),
  S3_REGION: v.optional(text, 'ap-south-1'),
  S3_ENDPOINT: v.optional(serviceAddress),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  SMS_URL: v.optional(serviceAddress),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(serviceAddress),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(headerPattern, 'must be name=value, several with commas between them'),
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1)$/, 'must be from 0 to 1'), v.transform(Number)),
    '1',
  ),
  ...publisherSettings,
  ...pushSettings,
  ...smtpSettings,
  ...noticeSettings,
  ...billingSettings,
});
export type Environment = v.InferOutput<typeof environmentSchema>;

function isKeyring(keys: string): boolean {
  try {
    createAtRestCipher(keys);
    return true;
  } catch {
    return false;
  }
}

/**
 * The variables of a server process, checked one by one and together.
 * @throws an Error that names every variable that is wrong.
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const parsed = v.safeParse(environmentSchema, env);
  if (!parsed.success) {
    throw new Error(
      parsed.issues
        .map((issue) => `${issue.path?.[0]?.key ?? 'environment'}: ${issue.message}`)
        .join('\n'),
    );
  }
  const problems = contradictions(parsed.output);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return parsed.output;
}

/** Variables that contradict each other, or need another one that is missing. */
function contradictions(set: Environment): string[] {
  return [
    set.SANDBOX && set.NODE_ENV === 'production' && 'SANDBOX: is never on in production',
    set.SANDBOX && !isLoopback(set.HOST) && 'SANDBOX: is only for a HOST on this machine',
    !set.SANDBOX && !set.CODE_SECRET && 'CODE_SECRET: is needed outside the sandbox',
    !set.SANDBOX && !set.DATA_KEYS && 'DATA_KEYS: is needed outside the sandbox',
    ...originErrors(set),
    set.REPLICA_URL && !set.DATABASE_URL && 'DATABASE_URL: is needed with REPLICA_URL',
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
    ...publisherErrors(set),
    ...billingErrors(set),
  ].filter((problem): problem is string => typeof problem === 'string' && problem !== '');
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
