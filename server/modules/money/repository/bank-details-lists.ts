import { sql } from 'kysely';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import { idsOfNamed } from '#server/modules/people/index.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';

type BankDetailsFilter = {
  status: CreatorPosition['bank'];
  /** Parts of the creator's name. */
  search?: string | undefined;
};

/**
 * As the index of each status has it (migration 0095): as a literal, and without merged accounts,
 * whose bank details have moved.
 */
const isIn = (status: CreatorPosition['bank']) =>
  sql<boolean>`(people.position->>'bank' = ${sql.lit(status)} and people.merged_into is null)`;

/** Bank details of a list; of a search with how many match, counted up to a limit. */
export type BankDetailsRow = {
  person_id: string;
  name: string | null;
  handle: string | null;
  picture_id: string | null;
  submitted_at: Date;
  total: number | null;
};

/**
 * Bank details of creators in a status, the longest waiting first.
 * @param after time and person of the last row of the page before
 */
export function listBankDetails(
  db: Db,
  filter: BankDetailsFilter,
  { after, limit }: { after: string[] | null; limit: number },
): Promise<BankDetailsRow[]> {
  let query = filter.search === undefined ? allInStatus(db, filter) : foundInStatus(db, filter);
  if (after)
    query = query.where(
      sql<boolean>`(details.submitted_at, person_id)
        > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return query.orderBy('details.submitted_at').orderBy('person_id').limit(limit).execute();
}

const columns = ['person_id', 'name', 'handle', 'picture_id', 'details.submitted_at'] as const;

/** Scans the index of the order until the page is full. */
const allInStatus = (db: Db, { status }: BankDetailsFilter) =>
  db
    .selectFrom('bank_details as details')
    .innerJoin('people', 'people.id', 'person_id')
    .where(isIn(status))
    .select([...columns, sql<number | null>`null`.as('total')]);

/** Finds all that match, with nothing but their order, which the count needs anyway. */
const foundInStatus = (db: Db, { status, search = '' }: BankDetailsFilter) =>
  db
    .with(
      (cte) => cte('matching').materialized(),
      (own) =>
        own
          .selectFrom('bank_details')
          .where(sql<boolean>`person_id = any(array(${idsOfNamed(search, isIn(status))}))`)
          .select(['person_id', 'submitted_at']),
    )
    .selectFrom('matching as details')
    .innerJoin('people', 'people.id', 'person_id')
    .select([
      ...columns,
      sql<number | null>`(select least(count(*), ${sql.lit(countLimit)})::int from matching)`.as(
        'total',
      ),
    ]);

/** How many bank details are in a status, counted up to a limit. */
export const countBankDetails = (db: Db, status: CreatorPosition['bank']): Promise<number> =>
  countRows(db, db.selectFrom('people').where(isIn(status)).select('id').limit(countLimit));
