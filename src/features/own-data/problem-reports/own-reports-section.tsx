import { fromPromise } from 'xstate';
import type { ConfirmedAction } from '#machines/kit/list-actions.ts';
import { call } from '#src/api/client.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { OwnReportsCard } from './own-reports-card.tsx';
import { type OwnReport, ownReportsMachine, type WithdrawAction } from './own-reports-machine.ts';

const liveOwnReportsMachine = ownReportsMachine.provide({
  actors: {
    // One page has all: of a person the newest 20 are kept.
    loadRows: fromPromise<{ rows: OwnReport[] }, { recordId: string | null }>(({ signal }) =>
      call('getOwnProblemReports', { query: {}, signal }),
    ),
    act: fromPromise<null, ConfirmedAction<WithdrawAction>>(async ({ input, signal }) => {
      if (!input.action) throw new Error('There is nothing to do.');
      await call('deleteProblemReport', {
        body: { reportId: input.action.report.reportId },
        signal,
      });
      return null;
    }),
  },
});

/** In a creator's profile: the problem reports that they sent. */
export function OwnReportsSection() {
  const actor = useActorRef(liveOwnReportsMachine, { input: { recordId: null } });
  useGlobalEvents(actor);
  return <OwnReportsCard actor={actor} />;
}
