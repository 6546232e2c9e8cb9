export type Engine = 'pglite' | 'postgres';

/**
 * The databases that every test of the server runs on: PostgreSQL too where `TEST_DATABASE_URL`
 * names one.
 */
export const engines: Engine[] = process.env.TEST_DATABASE_URL
  ? ['pglite', 'postgres']
  : ['pglite'];
