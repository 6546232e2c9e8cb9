import { useState } from 'react';
import { auditExamples } from '#contract/examples/operations/audit.ts';
import {
  RecordHistoryCard,
  recordHistoryExportMachine,
  recordHistoryMachine,
} from '#src/features/admin/audit/record-history.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { idleExport } from '#stories/support/idle-export.ts';

type Context = Parameters<typeof drawState<typeof recordHistoryMachine>>[1]['context'];
type Props = { subject: Context['filters']; rows?: Context['rows'] };

/** The history of a record, with a few entries. */
export function DrawnHistory({
  subject,
  rows = auditExamples.getAuditTrail[200].some.data.rows,
}: Props) {
  const [actor] = useState(() =>
    drawState(recordHistoryMachine, {
      value: rows.length > 0 ? { listing: { idle: 'waiting' } } : { empty: 'waiting' },
      context: { filters: subject, rows, nextPageUrl: null, failure: null },
    }),
  );
  const [exporter] = useState(() => drawState(recordHistoryExportMachine, idleExport));
  return <RecordHistoryCard actor={actor} exporter={exporter} />;
}
