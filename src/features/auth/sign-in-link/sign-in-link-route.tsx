import { signInLinkMachine } from '#machines/flow/auth/sign-in-link.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Request } from '#src/api/operation-types.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useSignInToken } from '../sign-in-token.ts';
import { useReportSignIn } from '../use-report-sign-in.ts';
import { SignInLinkScreen } from './sign-in-link-screen.tsx';

const liveSignInLinkMachine = signInLinkMachine.provide({
  actors: { login: operationActor('login', (body: Request<'login'>['body']) => ({ body })) },
});

/** /token-login#token=: a one-time link. */
export default function SignInLinkRoute() {
  const token = useSignInToken();
  return <SignInLink key={token} token={token} />;
}

function SignInLink({ token }: { token: string | null }) {
  const actor = useActorRef(liveSignInLinkMachine, { input: { token } });
  useReportSignIn(actor);
  return <SignInLinkScreen actor={actor} />;
}
