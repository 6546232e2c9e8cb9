import { requestPasswordResetMachine } from '#machines/flow/auth/request-password-reset.ts';
import { operationActor } from '#src/api/actors.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RequestPasswordResetScreen } from './request-password-reset-screen.tsx';

const liveMachine = requestPasswordResetMachine.provide({
  actors: {
    requestPasswordReset: operationActor('requestPasswordReset', (body: { email: string }) => ({
      body,
    })),
  },
});

/** /forgotten-password: staff ask for a link to a new password. */
export default function RequestPasswordResetRoute() {
  const actor = useActorRef(liveMachine);
  useGlobalEvents(actor);
  return <RequestPasswordResetScreen actor={actor} />;
}
