import { useActorRef } from '@xstate/react';
import { InternalScreen } from './internal-screen.tsx';
import { liveLoginMachine } from './live-machines.ts';
import { useSignedIn } from './use-signed-in.ts';

/** /login/internal: staff sign in. */
export default function InternalRoute() {
  const actor = useActorRef(liveLoginMachine, { input: { variant: 'internal' } });
  useSignedIn(actor);
  return <InternalScreen actor={actor} />;
}
