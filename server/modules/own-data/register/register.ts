import { accountTables } from './account-tables.ts';
import { contentTables } from './content-tables.ts';
import { moneyTables } from './money-tables.ts';
import type { PersonalTable, PersonalTables, TableName } from './personal-table.ts';
import { signInTables } from './sign-in-tables.ts';
import { staffTables } from './staff-tables.ts';

/**
 * Every table with data of people: why it is there, how long, and what the export and the erasure
 * of an account do with it. register.test.ts fails when a table or a column of the database is
 * missing, and when the contract marks a field `x-personal-data` that contract-fields.ts lacks.
 */
export const personalTables: PersonalTables = {
  ...accountTables,
  ...signInTables,
  ...contentTables,
  ...moneyTables,
  ...staffTables,
};

/** Tables without data of people, and what they hold. */
export const otherTables: Readonly<Record<string, string>> = {
  campaigns: 'calls for posts',
  chart_usage: 'sums of how often the steps of flows are used',
  delivery_attempts: 'replies of the publisher',
  engagement_batches: 'ids of batches',
  erasures: 'that accounts were erased, by numbers',
  featured_posts: 'places of posts',
  hashtags: 'a catalogue',
  invoice_runs: 'months',
  kysely_migration: 'migrations of the database',
  kysely_migration_lock: 'a lock',
  settings: 'settings of the portal',
  used_challenges: 'hashes of random numbers',
};

/** The tables in the file that a creator downloads, with their rows. */
export const exportedTables = (): [TableName, PersonalTable][] =>
  (Object.entries(personalTables) as [TableName, PersonalTable][]).filter(
    ([, table]) => table.of === 'creator' && table.exported.length > 0,
  );
