import { useActorRef } from '@xstate/react';
import { signInLinkMachine } from '#machines/flow/sign-in-link.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Request } from '#src/api/operation-types.ts';
import { SignInLinkScreen } from './sign-in-link-screen.tsx';
import { useSignInToken } from './sign-in-token.ts';
import { useSignedIn } from './use-signed-in.ts';

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
  useSignedIn(actor);
  return <SignInLinkScreen actor={actor} />;
}
