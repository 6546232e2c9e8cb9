import { type PasswordReset, resetPasswordMachine } from '#machines/flow/auth/reset-password.ts';
import { operationActor } from '#src/api/actors.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useSignInToken } from '../sign-in-token.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const liveMachine = resetPasswordMachine.provide({
  actors: {
    resetPassword: operationActor('resetPassword', ({ token, newPassword }: PasswordReset) => ({
      body: { token: token ?? '', newPassword },
    })),
  },
});

/** /reset-password#token=: a link to a new password of staff. */
export default function ResetPasswordRoute() {
  const token = useSignInToken();
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string | null }) {
  const actor = useActorRef(liveMachine, { input: { token } });
  useGlobalEvents(actor);
  return <ResetPasswordScreen actor={actor} />;
}
