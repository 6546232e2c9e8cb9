import type { DataOf } from '#server/http/handler.ts';
import type { AuditEntryRow } from './repository.ts';

type Shown = DataOf<'getAuditTrail'>['rows'][number];

/** An entry of the audit trail as the contract shows it. */
export function presentAuditEntry(row: AuditEntryRow): Shown {
  const { subject_kind: kind, subject_id: id } = row;
  return {
    entryId: row.id,
    at: row.at.toISOString(),
    by: { userId: row.person_id, name: row.name },
    operation: row.operation,
    subject: kind && id ? { kind, id } : null,
    changes: Object.entries(row.changes).map(([field, { before, after }]) => ({
      field,
      before: shownText(before),
      after: shownText(after),
    })),
    reason: row.reason,
    bulkActionId: row.bulk_action_id,
  };
}

/** A text as it is, anything else as JSON. */
function shownText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
