import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import {
  type ConfirmedAction,
  type ResetLink,
  staffSessionsMachine,
} from '#machines/flow/admin/staff-sessions.ts';
import { noInputActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { StaffSessionsScreen } from './staff-sessions-screen.tsx';

const liveMachine = staffSessionsMachine.provide({
  actors: {
    getStaffSessions: noInputActor('getStaffSessions'),
    actOnStaff: fromPromise<{ link: ResetLink | null }, ConfirmedAction>(
      async ({ input: { action, reason }, signal }) => {
        if (!action) throw new Error('There is nothing to do.');
        const { staffUserId } = action.member;
        if (action.kind === 'reset-link')
          return { link: await call('createPasswordResetLink', { body: { staffUserId }, signal }) };
        if (action.kind === 'reset-factor')
          await call('resetSecondFactor', { body: { staffUserId, reason }, signal });
        else {
          const session =
            action.kind === 'end-session' ? { sessionId: action.session.sessionId } : {};
          await call('endStaffSessions', { body: { staffUserId, ...session }, signal });
        }
        return { link: null };
      },
    ),
  },
});

/** /app/staff-sessions: where colleagues are signed in. */
export default function StaffSessionsRoute() {
  const actor = useActorRef(liveMachine);
  useGlobalEvents(actor);
  return <StaffSessionsScreen actor={actor} />;
}
