import { useActorRef } from '@xstate/react';
import { InternalScreen } from './internal-screen.tsx';
import { liveStaffSignInMachine, staffSignInInput } from './staff-sign-in-machine.ts';
import { useSignedIn } from './use-signed-in.ts';

/** /login/internal: staff sign in. */
export default function InternalRoute() {
  const actor = useActorRef(liveStaffSignInMachine, { input: staffSignInInput() });
  useSignedIn(actor);
  return <InternalScreen actor={actor} />;
}
