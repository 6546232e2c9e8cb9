import { type Kysely, sql } from 'kysely';

/*
 * When a merge added a login to its account. For earlier merges this is known for the original
 * login of the other account.
 */
const statements = [
  `alter table identities add column merged_at timestamptz`,
  `update identities set merged_at = account_merges.at
    from account_merges join people on people.id = account_merges.defunct_id
    where account_merges.selected_id = identities.person_id
      and identities.created_at = people.created_at`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
