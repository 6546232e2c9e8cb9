import { randomInt } from 'node:crypto';
import pg from 'pg';

/** A new database on the test server, a copy of `template` where one is named. */
export async function makePostgresDatabase(template?: string | null) {
  const url = new URL(String(process.env.TEST_DATABASE_URL));
  const name = `portal_${process.pid}_${Date.now()}_${randomInt(1_000_000)}`;
  await administer(`create database ${name}${template ? ` template ${template}` : ''}`);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => dropPostgresDatabase(name) };
}

export const dropPostgresDatabase = (name: string) => administer(`drop database ${name} with (force)`);

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
