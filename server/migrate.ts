import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { startJobs } from './platform/queue/jobs.ts';

/*
 * `npm run migrate`: brings the tables of the portal and of its queue up to date and ends, so that
 * a release can migrate before its first process starts. It takes the configuration of the server.
 */
try {
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    const jobs = await startJobs(database, (error) => process.stderr.write(`${error.message}\n`));
    await jobs.stop();
  } finally {
    await database.close();
  }
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(
    `The database was not migrated.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
