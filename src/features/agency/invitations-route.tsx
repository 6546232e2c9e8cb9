import { fromPromise } from 'xstate';
import {
  type InvitationAction,
  type InvitationResult,
  type InvitationValues,
  invitationsMachine,
} from '#machines/flow/agency/agency-invitations.ts';
import type { ConfirmedAction } from '#machines/kit/list-actions.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { InvitationsScreen } from './invitations-screen.tsx';
import { liveOverviewMachine } from './own-creator-machines.ts';

const liveInvitationsMachine = invitationsMachine.provide({
  actors: {
    loadRows: operationActor('getAgencyInvitations', () => ({})),
    act: fromPromise<InvitationResult, ConfirmedAction<InvitationAction, InvitationValues>>(
      async ({ input: { action, values }, signal }) => {
        if (!action) throw new Error('There is nothing to do.');
        if (action.kind === 'create') {
          const recipientName = values?.recipientName.trim();
          const body = recipientName ? { recipientName } : {};
          return { created: await call('createAgencyInvitation', { body, signal }) };
        }
        const { invitationId } = action.invitation;
        await call('revokeAgencyInvitation', { body: { invitationId }, signal });
        return { created: null };
      },
    ),
  },
});

/** /app/agency-invitations */
export default function InvitationsRoute() {
  const actor = useActorRef(liveInvitationsMachine, { input: { recordId: null } });
  const overview = useActorRef(liveOverviewMachine, { input: { filters: null } });
  useGlobalEvents(actor);
  useGlobalEvents(overview);
  return <InvitationsScreen actor={actor} overview={overview} />;
}
