import { randomInt } from 'node:crypto';
import pg from 'pg';

const fallback = 'postgres://postgres@127.0.0.1:5432/postgres';

/** An empty database that is gone again after `drop`. */
export type BenchDatabase = { url: string; drop: () => Promise<void> };

/**
 * Creates a database on the PostgreSQL of `TEST_DATABASE_URL` or `DATABASE_URL`, or else on this
 * machine.
 * @throws with the address that did not answer
 */
export async function makeDatabase(): Promise<BenchDatabase> {
  const server = new URL(process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL ?? fallback);
  const name = `bench_${process.pid}_${randomInt(1_000_000)}`;
  try {
    await administer(server, `create database ${name}`);
  } catch (error) {
    const reason = (error as { code?: string }).code ?? String(error);
    throw new Error(
      `PostgreSQL at ${server.host} does not make a database (${reason}); set DATABASE_URL`,
    );
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

async function administer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
