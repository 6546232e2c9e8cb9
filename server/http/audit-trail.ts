import { isDeepStrictEqual } from 'node:util';
import type { AuditSubjectKind } from '#domain/audit/audit-subjects.ts';
import type { Db } from '../platform/database/database-types.ts';
import { newId } from '../platform/database/ids.ts';
import type { AuditChanges } from '../platform/database/schema/audit-table.ts';
import type { Person } from '../platform/database/schema/person.ts';
import { isPersonalFieldName } from './contract/personal-data.ts';
import type { Call, OperationId } from './handler.ts';

/** What an operation did to one subject. */
export type AuditDetails = {
  subject: { kind: AuditSubjectKind; id: string } | null;
  /** The subject before and after, as the contract shows it. Equal fields are left out. */
  before?: object | null;
  after?: object | null;
  reason?: string | null;
};

export type AuditRecord = {
  operationId: OperationId;
  person: Pick<Person, 'id'>;
  now: Date;
  /** The action on many records that this is a part of. */
  bulkActionId?: string;
};

/**
 * Adds an entry to the audit trail, in the transaction of what it records. Personal fields are
 * replaced by a mark.
 */
export async function recordAudit(
  trx: Db,
  { operationId, person, now, bulkActionId }: AuditRecord,
  { subject, before = null, after = null, reason = null }: AuditDetails,
): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      id: newId(now),
      at: now,
      person_id: person.id,
      operation: operationId,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      changes: JSON.stringify(auditChanges(before ?? {}, after ?? {})),
      reason: reason || null,
      bulk_action_id: bulkActionId ?? null,
    })
    .execute();
}

/**
 * Records that staff open confidential data. Call it before the data is sent: without the entry
 * nobody sees it.
 */
export async function recordAccess(
  { operationId, deps }: Pick<Call<OperationId>, 'operationId' | 'deps'>,
  person: Pick<Person, 'id' | 'role'>,
  subject: NonNullable<AuditDetails['subject']>,
): Promise<void> {
  if (person.role !== 'staff') return;
  await recordAudit(deps.db, { operationId, person, now: deps.clock.now() }, { subject });
}

const personalMark = '[personal]';
/** Characters of a value as JSON. A longer one is shortened. */
const maxValueLength = 1000;

/** The fields that differ, with their values before and after. */
export function auditChanges(before: object, after: object): AuditChanges {
  const [was, is] = [toFields(before), toFields(after)];
  const names = new Set([...was.keys(), ...is.keys()]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
      .map((name) => [
        name,
        { before: shownValue(name, was.get(name)), after: shownValue(name, is.get(name)) },
      ]),
  );
}

/** As in JSON: without undefined values, dates as text. */
const toFields = (value: object) =>
  new Map<string, unknown>(Object.entries(JSON.parse(JSON.stringify(value))));

function shownValue(name: string, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (isPersonalFieldName(name)) return personalMark;
  const plain = hidePersonal(value);
  const text = JSON.stringify(plain);
  return text.length <= maxValueLength ? plain : `${truncate(text)}…`;
}

/** Never inside a character: PostgreSQL refuses half of a surrogate pair in JSON. */
function truncate(text: string): string {
  const cut = text.slice(0, maxValueLength);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function hidePersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidePersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      part !== null && isPersonalFieldName(name) ? personalMark : hidePersonal(part),
    ]),
  );
}
