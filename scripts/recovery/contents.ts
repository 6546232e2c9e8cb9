import type { PostgresServer } from './postgres-server.ts';

/** How many posts there are, and the migrations with the times at which they were applied. */
export async function readContents({ query }: Pick<PostgresServer, 'query'>) {
  const [row] = await query(`select (select count(*)::int from posts) as posts,
    (select string_agg(name || ' ' || timestamp, ', ' order by name) from kysely_migration)
      as migrations`);
  return { posts: Number(row?.posts), migrations: String(row?.migrations) };
}
