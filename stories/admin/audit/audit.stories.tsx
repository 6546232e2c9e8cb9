import { useState } from 'react';
import { anita, raghav } from '#contract/examples/auth/sessions.ts';
import { auditExamples } from '#contract/examples/operations/audit.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  auditExportMachine,
  auditListMachine,
  colleaguesMachine,
} from '#src/features/admin/audit/audit-machines.ts';
import { AuditScreen, noAuditFilters } from '#src/features/admin/audit/audit-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Audit trail' };

type Drawn = Parameters<typeof drawState<typeof auditListMachine>>[1];

const rows = auditExamples.getAuditTrail[200].some.data.rows;

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(auditListMachine, drawn));
  const [exporter] = useState(() =>
    drawState(auditExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  const [colleagues] = useState(() =>
    drawState(colleaguesMachine, {
      value: 'shown',
      context: {
        filters: null,
        data: { rows: [anita, raghav] },
        failure: null,
      },
    }),
  );
  return (
    <AuditScreen
      actor={actor}
      exporter={exporter}
      colleagues={colleagues}
      filters={drawn.context.filters}
      onFilters={() => {}}
    />
  );
}

const base = { filters: noAuditFilters, rows: [], nextPageUrl: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});

export const Loading = story('loading');
export const Listed = story({ listing: { idle: 'waiting' } }, { rows, nextPageUrl: '/next' });
export const NothingFound = story(
  { empty: 'waiting' },
  {
    filters: { ...noAuditFilters, subjectKind: 'invoice', fromDay: '2026-11-01' },
  },
);
export const Empty = story({ empty: 'waiting' });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
