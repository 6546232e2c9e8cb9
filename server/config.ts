import * as v from 'valibot';
import { makeSafe } from './confidential/safe.ts';
import { isLoopback } from './loopback.ts';

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
  SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an email address')),
    'creators@creator.example',
  ),
  WALL_OF_FAME: flag,
});

/** Seals what the sandbox keeps, where there is nothing to protect. */
const sandboxKeys = `0:${Buffer.alloc(32, 'sandbox').toString('base64')}`;

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
  /** The keys of what is sealed at rest, as `makeSafe` reads them. */
  dataKeys: string;
  /** How many one-time codes one address may have sent in an hour, to whatever numbers. */
  codesPerAddress: number;
  supportEmail: string;
  enableWallOfFame: boolean;
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
  ].filter((problem) => problem !== false);
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
    codesPerAddress: set.CODES_PER_ADDRESS,
    supportEmail: set.SUPPORT_EMAIL,
    enableWallOfFame: set.WALL_OF_FAME,
  };
}
