import { useState } from 'react';
import { auditExamples } from '#contract/examples/operations/audit.ts';
import {
  RecordHistoryCard,
  recordHistoryMachine,
} from '#src/features/admin/audit/record-history.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

type Subject = Parameters<typeof drawState<typeof recordHistoryMachine>>[1]['context']['filters'];

/** The history of a record, with a few entries. */
export function DrawnHistory({ subject }: { subject: Subject }) {
  const [actor] = useState(() =>
    drawState(recordHistoryMachine, {
      value: { listing: { idle: 'waiting' } },
      context: {
        filters: subject,
        rows: auditExamples.getAuditTrail[200].some.data.rows,
        nextPageUrl: null,
        failure: null,
      },
    }),
  );
  return <RecordHistoryCard actor={actor} />;
}
