import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import {
  maxSecretBytes,
  readSecretFiles,
  secretNames,
} from '#server/platform/config/secret-files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function errorText(env: Record<string, string>): string {
  try {
    readConfig({ SANDBOX: '1', ...env });
  } catch (error) {
    return String(error);
  }
  return 'no error';
}

describe('a secret from a file', () => {
  it('is used like the variable', () => {
    const { codeSecret, databaseUrl } = readConfig({
      SANDBOX: '1',
      CODE_SECRET_FILE: file('code', 'sixteen characters'),
      DATABASE_URL_FILE: file('url', 'postgres://portal@127.0.0.1/portal\n'),
    });
    expect(codeSecret).toBe('sixteen characters');
    expect(databaseUrl).toBe('postgres://portal@127.0.0.1/portal');
  });

  it.each(secretNames)('is possible for %s', (name) => {
    const read = readSecretFiles({ [`${name}_FILE`]: file(name, `value of ${name}`) });
    expect(read[name]).toBe(`value of ${name}`);
  });

  it.each([
    ['one\n', 'one'],
    ['one\r\n', 'one'],
    ['one\n\n', 'one\n'],
    [' one ', ' one '],
    ['एक', 'एक'],
  ])('loses one newline at its end and nothing else: %j', (content, value) => {
    expect(readSecretFiles({ SMS_KEY_FILE: file('newline', content) }).SMS_KEY).toBe(value);
  });

  it('is validated like the variable', () => {
    const text = errorText({ CODE_SECRET_FILE: file('short', 'too short') });
    expect(text).toContain('CODE_SECRET: must have 16 characters or more');
    expect(text).not.toContain('too short');
  });

  it('does not get into the environment that child processes inherit', () => {
    const env = { SMS_KEY_FILE: file('key', 'a key') };
    readSecretFiles(env);
    expect(env).not.toHaveProperty('SMS_KEY');
  });

  it('is refused when the variable is set too', () => {
    const path = file('both', 'sixteen characters');
    const text = errorText({ CODE_SECRET: 'another one of sixteen', CODE_SECRET_FILE: path });
    expect(text).toContain('CODE_SECRET_FILE: is set as well as CODE_SECRET');
    expect(text).not.toMatch(/sixteen/);
  });

  it('is refused when its file is missing, a folder, empty, too long or not text', () => {
    mkdirSync(join(folder, 'a-folder'));
    const wrong = {
      CODE_SECRET_FILE: join(folder, 'nowhere'),
      DATA_KEYS_FILE: join(folder, 'a-folder'),
      SMS_KEY_FILE: file('empty', '\n'),
      SMS_TOKEN_FILE: file('long', 'x'.repeat(maxSecretBytes + 1)),
      VAPID_KEY_FILE: file('bytes', Buffer.from([0xff, 0xfe, 0x00])),
      CRAWLER_KEY_FILE: '',
    };
    const text = errorText(wrong);
    expect(text.match(/^(Error: )?\w+_FILE: .*$/gm)).toHaveLength(Object.keys(wrong).length);
    expect(text).toContain('CODE_SECRET_FILE: names a file that cannot be read (ENOENT)');
    expect(text).toContain('DATA_KEYS_FILE: names a file that cannot be read (EISDIR)');
    expect(text).toContain('SMS_KEY_FILE: names an empty file');
    expect(text).toContain('SMS_TOKEN_FILE: names a file of more than 16384 bytes');
    expect(text).toContain('VAPID_KEY_FILE: names a file that is not text in UTF-8');
    expect(text).toContain('CRAWLER_KEY_FILE: names no file');
    expect(text).not.toContain(folder);
  });

  it('may have the longest permitted length', () => {
    const longest = 'x'.repeat(maxSecretBytes);
    expect(readSecretFiles({ SMS_KEY_FILE: file('longest', longest) }).SMS_KEY).toBe(longest);
  });

  it('does not show a secret that was put where the path belongs', () => {
    expect(errorText({ SMS_TOKEN_FILE: 'my-secret-token' })).not.toContain('my-secret-token');
  });
});
