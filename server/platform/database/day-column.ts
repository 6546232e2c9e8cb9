import { sql } from 'kysely';

/**
 * A column of days as YYYY-MM-DD: a driver would make a moment of it, in the time zone of the
 * machine.
 */
export const dayColumn = <Column extends string, Day extends string | null = string>(
  column: Column,
) => sql<Day>`${sql.ref(column)}::text`.as(column);
