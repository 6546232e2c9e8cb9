import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { addStaff } from './modules/staff/index.ts';
import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { createPasswordHasher } from './platform/encryption/password-hashing.ts';
import { Problem } from './platform/errors/problem.ts';

/*
 * `npm run staff`: creates a member of staff in the database of DATABASE_URL, or of DATA_DIR while
 * no server uses it. Takes STAFF_EMAIL, STAFF_NAME and STAFF_PASSWORD from the environment, and
 * asks for missing ones. The first member can manage other staff; STAFF_ADMIN=1 gives that right to
 * another. STAFF_RESET=1 also removes the second factor, the last resort for an administrator who
 * has lost it.
 */
const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.email('The email is not one.'),
    v.maxLength(254),
  ),
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'A name is needed.'), v.maxLength(100)),
  password: v.pipe(
    v.string(),
    v.minLength(limits.passwordMin, `The password needs ${limits.passwordMin} characters or more.`),
    v.maxLength(
      limits.passwordMax,
      `The password may have ${limits.passwordMax} characters at most.`,
    ),
  ),
});

async function ask(question: string, { isSecret = false } = {}): Promise<string> {
  // What is typed is echoed through the output, so a secret gets one that swallows it.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: stdin,
    output: isSecret ? silent : stdout,
    terminal: stdin.isTTY,
  });
  if (isSecret) stdout.write(question);
  const answer = await lines.question(isSecret ? '' : question);
  lines.close();
  if (isSecret) stdout.write('\n');
  return answer;
}

try {
  const { STAFF_EMAIL, STAFF_NAME, STAFF_PASSWORD } = process.env;
  const config = readConfig({ ...process.env, SANDBOX: '1', HOST: '127.0.0.1', NODE_ENV: '' });
  const staff = v.parse(schema, {
    email: STAFF_EMAIL ?? (await ask('Email: ')),
    name: STAFF_NAME ?? (await ask('Name: ')),
    password: STAFF_PASSWORD ?? (await ask('Password: ', { isSecret: true })),
  });
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  const isAdministrator = process.env.STAFF_ADMIN === '1';
  const losesSecondFactor = process.env.STAFF_RESET === '1';
  const isNew = await addStaff(
    { db: database.db, passwords: createPasswordHasher() },
    { ...staff, isAdministrator, resetSecondFactor: losesSecondFactor },
    new Date(),
  ).finally(database.close);
  stdout.write(isNew ? `${staff.email} may sign in.\n` : `${staff.email} has a new password.\n`);
} catch (error) {
  if (error instanceof Problem && error.details.fields?.password === 'easily-guessed')
    process.stderr.write(
      'This password is easily guessed. Use several unrelated words, without the name or the email.\n',
    );
  else process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
