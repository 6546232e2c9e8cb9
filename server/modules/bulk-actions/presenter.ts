import type { DataOf } from '#server/http/handler.ts';
import type { BulkFailureRow, OwnBulkAction } from './repository.ts';

type Shown = DataOf<'startBulkAction'>;

/** An action on many records and how far it is. */
export function presentBulkAction(row: OwnBulkAction): Shown {
  const { agencyUserId, reference } = row.arguments;
  return {
    bulkActionId: row.id,
    kind: row.kind,
    state: row.state,
    total: row.total,
    done: row.done,
    failed: row.failed,
    agency: agencyUserId ? { agencyUserId, name: row.agency_name } : null,
    reference: reference ?? null,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** A record that could not be changed, and why. */
export const presentBulkFailure = ({
  subject_id: subjectId,
  name,
  code,
  fields,
}: BulkFailureRow): DataOf<'getBulkAction'>['rows'][number] => ({
  subjectId,
  name,
  code: code ?? 'internal-error',
  fields: fields ?? {},
});
