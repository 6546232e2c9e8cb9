import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import { deriveCreatorState, workPositions } from '#machines/lifecycle/creator.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import {
  presentProfilePicture,
  requireOwnUserId,
  requirePerson,
} from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { escapeLikePattern } from '#server/platform/database/like-pattern.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

type Filters = NonNullable<BodyOf<'getWorkApprovalByFilter'>['filters']>;
type ListQuery = { filters: Filters; after: string[] | null; limit: number };
type Row = { person: Person; kind: 'profile' | 'change'; submittedAt: Date | null };

export const getWorkApprovalByFilter: Handler<'getWorkApprovalByFilter'> = async (call) => {
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), call.body.userId);
  const { filters = {}, pageSize = limits.pageSize } = call.body;
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  const wanted = { filters, after, limit: pageSize + 1 };
  const profiles = await findProfiles(call.deps.db, wanted);
  const waiting = (filters.status ?? 'pending') === 'pending';
  const changes = waiting ? await findChanges(call.deps.db, wanted) : [];
  return createPage(
    [...profiles, ...changes].sort(byTime).slice(0, pageSize + 1),
    pageSize,
    '/api/workApproval/getworkApprovalByFilter',
    ({ person, submittedAt }) => [submittedAt?.toISOString(), person.id],
    ({ person, kind, submittedAt }) => ({
      creatorUserId: person.id,
      name: person.name,
      handle: person.handle,
      profileImage: presentProfilePicture(person),
      languages: person.languages,
      creatorType: person.creator_type ?? 'UGC',
      status: deriveCreatorState(person.position)['work-approval'],
      kind,
      submittedAt: submittedAt?.toISOString() ?? null,
    }),
  );
};

const byTime = (one: Row, other: Row): number =>
  Number(one.submittedAt) - Number(other.submittedAt) || (one.person.id < other.person.id ? -1 : 1);

async function findProfiles(db: Db, { filters, after, limit }: ListQuery): Promise<Row[]> {
  let query = db
    .selectFrom('people')
    .where('role', '<>', 'staff')
    .where('submitted_at', 'is not', null)
    .where(sql`position->>'work'`, '=', workPositions[filters.status ?? 'pending']);
  if (filters.name)
    query = query.where('name', 'ilike', `%${escapeLikePattern(filters.name.trim())}%`);
  if (after)
    query = query.where(
      sql<boolean>`(submitted_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await query.orderBy('submitted_at').orderBy('id').limit(limit).selectAll().execute();
  return rows.map((person) => ({ person, kind: 'profile', submittedAt: person.submitted_at }));
}

/**
 * Changes of approved profiles that wait for a decision; found by the name that readers see, and by
 * the new one.
 */
async function findChanges(db: Db, { filters, after, limit }: ListQuery): Promise<Row[]> {
  let query = db
    .selectFrom('profile_changes as change')
    .innerJoin('people', 'people.id', 'change.person_id')
    .where('change.state', '=', 'pending');
  if (filters.name) {
    const name = `%${escapeLikePattern(filters.name.trim())}%`;
    query = query.where((eb) =>
      eb.or([eb('people.name', 'ilike', name), eb('change.name', 'ilike', name)]),
    );
  }
  if (after)
    query = query.where(
      sql<boolean>`(change.submitted_at, person_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await query
    .orderBy('change.submitted_at')
    .orderBy('person_id')
    .limit(limit)
    .selectAll('people')
    .select('change.submitted_at as change_submitted_at')
    .execute();
  return rows.map(({ change_submitted_at: submittedAt, ...person }) => ({
    person,
    kind: 'change',
    submittedAt,
  }));
}
