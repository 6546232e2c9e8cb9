import { useActorRef } from '@xstate/react';
import { requestPasswordResetMachine } from '#machines/flow/request-password-reset.ts';
import { operationActor } from '#src/api/actors.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { PasswordRequestScreen } from './password-request-screen.tsx';

const liveMachine = requestPasswordResetMachine.provide({
  actors: {
    requestPasswordReset: operationActor('requestPasswordReset', (body: { email: string }) => ({ body })),
  },
});

/** /forgotten-password: staff ask for a link to a new password. */
export default function PasswordRequestRoute() {
  const actor = useActorRef(liveMachine);
  useGlobalEvents(actor);
  return <PasswordRequestScreen actor={actor} />;
}
