import { randomInt } from 'node:crypto';
import pg from 'pg';

/** A new database on the test server, a copy of `template` where one is named. */
export async function makePostgresDatabase(template?: string | null) {
  const url = new URL(String(process.env.TEST_DATABASE_URL));
  const own = `${process.pid}_${randomInt(1_000_000_000)}`;
  const name = template ? `${template}_${own}` : `portal_${own}`;
  await administer(`create database ${name}${template ? ` template ${template}` : ''}`);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => dropPostgresDatabase(name) };
}

export async function dropPostgresDatabase(name: string): Promise<void> {
  await administer(`drop database ${name} with (force)`);
}

/** Drops a template and its copies, which tests keep for one another until a run ends. */
export async function dropTemplateWithCopies(template: string): Promise<void> {
  const copies = await administer(
    `select datname from pg_database where starts_with(datname, '${template}')`,
  );
  for (const { datname } of copies) await dropPostgresDatabase(datname);
}

async function administer(statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
