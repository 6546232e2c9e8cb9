import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { createAtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import { writeLargeDataset } from './large-dataset.ts';

/*
 * `npm run seed:million`: fills the empty PostgreSQL database of DATABASE_URL for measurements;
 * POSTS says how many.
 */

try {
  const config = readConfig({ ...process.env, SANDBOX: '1', HOST: '127.0.0.1', NODE_ENV: '' });
  if (!config.databaseUrl)
    throw new Error(
      'DATABASE_URL: is needed; the embedded database is not made for a million posts',
    );
  const database = await openDatabase({ url: config.databaseUrl });
  const startedAt = Date.now();
  const log = (line: string) =>
    process.stdout.write(
      `${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${line}\n`,
    );
  const posts = Number(process.env.POSTS ?? 1_000_000);
  await writeLargeDataset({
    db: database.db,
    cipher: createAtRestCipher(config.dataKeys),
    config,
    posts,
    until: new Date(),
    say: log,
  });
  await database.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
