import { type RawBuilder, sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Permission } from '#domain/permissions/permissions.ts';
import { type CreatorPosition, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import type { BlockRecord } from '#server/platform/database/schema/review-records.ts';

export type StaffAccountQuery = {
  id?: string | undefined;
  /** Any part of the name or the email. */
  search?: string | undefined;
  accountStatus?: CreatorPosition['accountStatus'] | undefined;
  permission?: Permission | undefined;
  /** Sessions that end later are counted. */
  now: Date;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  limit: number;
};

export type StaffAccountRow = {
  id: string;
  name: string | null;
  email: string;
  permissions: Permission[];
  position: CreatorPosition;
  block: BlockRecord | null;
  has_password: boolean;
  has_second_factor: boolean;
  session_count: number;
  created_at: Date;
  updated_at: Date;
};

const nameKey = sql.raw(`lower(coalesce(people.name, '')) collate "C"`);

/** Members of staff by name, one page. */
export async function listStaffAccounts(
  db: Db,
  query: StaffAccountQuery,
): Promise<StaffAccountRow[]> {
  const { rows } = await sql<StaffAccountRow>`
    select people.id, people.name, identities.subject as email, permissions, position, block,
      identities.secret is not null as has_password, people.created_at, people.updated_at,
      (select count(*)::integer from (select from sessions where sessions.person_id = people.id
        and expires_at > ${query.now} limit ${limits.staffSessionCountMax}) as open_sessions
      ) as session_count,
      exists (select from passkeys where passkeys.person_id = people.id)
        or exists (select from authenticator_apps where authenticator_apps.person_id = people.id
          and confirmed_at is not null) as has_second_factor
    from people
    join identities on identities.person_id = people.id and identities.kind = 'INTERNAL'
    where ${sql.join(conditions(query), sql` and `)}
    order by ${nameKey}, people.id limit ${query.limit}`.execute(db);
  return rows;
}

function conditions(query: StaffAccountQuery): RawBuilder<unknown>[] {
  const { id, search, accountStatus, permission, after } = query;
  const pattern = search && `%${likePattern(search)}%`;
  return [
    sql`role = 'staff'`,
    ...(id ? [sql`people.id = ${id}::uuid`] : []),
    ...(pattern
      ? [sql`(lower(people.name) like ${pattern} or identities.subject like ${pattern})`]
      : []),
    ...(accountStatus ? [sql`position->>'accountStatus' = ${accountStatus}`] : []),
    ...(permission ? [sql`${permission} = any(permissions)`] : []),
    ...(after
      ? [
          sql`(${nameKey}, people.id) >
            ((select ${nameKey} from people where id = ${after}::uuid), ${after}::uuid)`,
        ]
      : []),
  ];
}

type NewStaffMember = { name: string; permissions: readonly Permission[] };

/** Creates a member of staff who has no login yet; returns the id. */
export async function insertStaffMember(
  trx: Db,
  { name, permissions }: NewStaffMember,
  now: Date,
): Promise<string> {
  const id = newId(now);
  await trx
    .insertInto('people')
    .values({
      id,
      role: 'staff',
      permissions: [...permissions],
      name,
      languages: [],
      position: JSON.stringify(initialCreatorPosition),
      new_user: false,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}
