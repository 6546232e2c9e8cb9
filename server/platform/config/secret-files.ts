import { closeSync, openSync, readSync } from 'node:fs';

type Variables = Record<string, string | undefined>;

/** The variables that contain a secret. Each can come from a file, which `<NAME>_FILE` names. */
export const secretNames = [
  'DATABASE_URL',
  'REPLICA_URL',
  'CODE_SECRET',
  'DATA_KEYS',
  'ENGAGEMENT_KEY',
  'CRAWLER_KEY',
  'EDITOR_API_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMS_KEY',
  'SMS_TOKEN',
  'PUBLISHER_SECRET',
  'VAPID_KEY',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** A longer file is the wrong file. */
export const maxSecretBytes = 16 * 1024;

/**
 * The variables with the secrets of their files, in UTF-8 and without one newline at the end. The
 * given object stays as it is, so child processes do not inherit the secrets.
 * @throws an Error that names each variable whose file is wrong. It contains neither the content
 *   nor the path, because somebody may have put the secret itself where the path belongs.
 */
export function readSecretFiles(env: Variables): Variables {
  const read: Variables = {};
  const problems: string[] = [];
  for (const name of secretNames) {
    const path = env[`${name}_FILE`];
    if (path === undefined) continue;
    try {
      if (env[name] !== undefined) throw new SecretFileError(`is set as well as ${name}`);
      read[name] = readSecret(path);
    } catch (error) {
      problems.push(`${name}_FILE: ${describeError(error)}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { ...env, ...read };
}

class SecretFileError extends Error {}

function readSecret(path: string): string {
  if (path === '') throw new SecretFileError('names no file');
  const secret = decode(readStart(path)).replace(/\r?\n$/, '');
  if (secret === '') throw new SecretFileError('names an empty file');
  return secret;
}

/** Reads a file of any kind, so that a pipe works too. */
function readStart(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(maxSecretBytes + 1);
    let length = 0;
    for (let count = -1; count !== 0 && length < bytes.length; length += count)
      count = readSync(file, bytes, length, bytes.length - length, null);
    if (length > maxSecretBytes)
      throw new SecretFileError(`names a file of more than ${maxSecretBytes} bytes`);
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SecretFileError('names a file that is not text in UTF-8');
  }
}

/** Errors of the file system contain the path in their message, so only their code is shown. */
function describeError(error: unknown): string {
  if (error instanceof SecretFileError) return error.message;
  const { code } = error as { code?: string };
  return `names a file that cannot be read (${code ?? 'unknown error'})`;
}
