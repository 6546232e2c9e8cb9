import type { AuditSubjectKind } from '#domain/audit/audit-subjects.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { lowestId } from '#server/platform/database/ids.ts';

type AuditFilters = {
  personId?: string | undefined;
  operation?: string | undefined;
  subjectKind?: AuditSubjectKind | undefined;
  subjectId?: string | undefined;
  /** Entries from then on. */
  from?: Date | undefined;
  /** Entries before then. */
  until?: Date | undefined;
};

export type AuditQuery = AuditFilters & {
  /** The id of the last entry of the page before. */
  after: string | null;
  limit: number;
};

/** Entries of the audit trail, the newest first, with who acted. */
export function listAuditEntries(db: Db, query: AuditQuery) {
  const { after, limit, ...filters } = query;
  let entries = matchingEntries(db, filters).innerJoin(
    'people',
    'people.id',
    'audit_entries.person_id',
  );
  if (after) entries = entries.where('audit_entries.id', '<', after);
  return entries
    .orderBy('audit_entries.id', 'desc')
    .limit(limit)
    .select([
      'audit_entries.id',
      'at',
      'person_id',
      'people.name',
      'operation',
      'subject_kind',
      'subject_id',
      'changes',
      'reason',
      'bulk_action_id',
    ])
    .execute();
}

function matchingEntries(db: Db, filters: AuditFilters) {
  const { personId, operation, subjectKind, subjectId, from, until } = filters;
  let entries = db.selectFrom('audit_entries');
  if (personId) entries = entries.where('person_id', '=', personId);
  if (operation) entries = entries.where('operation', '=', operation);
  if (subjectKind) entries = entries.where('subject_kind', '=', subjectKind);
  if (subjectId) entries = entries.where('subject_id', '=', subjectId);
  // By id, which every index ends with, and which grows with time.
  if (from) entries = entries.where('audit_entries.id', '>=', lowestId(from));
  if (until) entries = entries.where('audit_entries.id', '<', lowestId(until));
  return entries;
}

/** How many entries match, counted up to a limit. */
export const countAuditEntries = (db: Db, filters: AuditFilters): Promise<number> =>
  countRows(db, matchingEntries(db, filters).select('audit_entries.id').limit(countLimit));

export type AuditEntryRow = Awaited<ReturnType<typeof listAuditEntries>>[number];
