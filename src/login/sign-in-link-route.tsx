import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { signInLinkMachine } from '#machines/flow/sign-in-link.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Request } from '#src/api/operation-types.ts';
import { SignInLinkScreen } from './sign-in-link-screen.tsx';
import { useSignedIn } from './use-signed-in.ts';

const liveSignInLinkMachine = signInLinkMachine.provide({
  actors: { login: operationActor('login', (body: Request<'login'>['body']) => ({ body })) },
});

/** /token-login?token=: a one-time link. The address forgets the token at once: it does not belong into the history. */
export default function SignInLinkRoute() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token'));
  const actor = useActorRef(liveSignInLinkMachine, { input: { token } });
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  useSignedIn(actor);
  return <SignInLinkScreen actor={actor} />;
}
