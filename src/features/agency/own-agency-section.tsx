import { fromPromise } from 'xstate';
import type { ConfirmedAction } from '#machines/kit/list-actions.ts';
import { call } from '#src/api/client.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { OwnAgencyCard } from './own-agency-card.tsx';
import { type LeaveAction, type OwnAgency, ownAgencyMachine } from './own-agency-machine.ts';

const liveOwnAgencyMachine = ownAgencyMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: OwnAgency[] }, { recordId: string | null }>(
      async ({ signal }) => {
        const { agency } = await call('getOwnAgency', { signal });
        return { rows: agency ? [agency] : [] };
      },
    ),
    act: fromPromise<null, ConfirmedAction<LeaveAction>>(async ({ input, signal }) => {
      if (!input.action) throw new Error('There is nothing to do.');
      await call('leaveAgency', {
        body: { agencyUserId: input.action.agency.agencyUserId },
        headers: { 'Idempotency-Key': input.key },
        signal,
      });
      return null;
    }),
  },
});

/** In a creator's profile: the agency that manages them. */
export function OwnAgencySection() {
  const actor = useActorRef(liveOwnAgencyMachine, { input: { recordId: null } });
  useGlobalEvents(actor);
  return <OwnAgencyCard actor={actor} />;
}
