import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { StaffSignIn } from './staff-sign-in.tsx';
import { liveStaffSignInMachine, staffSignInInput } from './staff-sign-in-machine.ts';

/** The sign-in of staff over a running page. */
export default function StaffSignInLive({ onSignedIn }: { onSignedIn: () => void }) {
  const actor = useActorRef(liveStaffSignInMachine, { input: staffSignInInput() });
  const listener = useRef(onSignedIn);
  listener.current = onSignedIn;
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => listener.current() });
    return () => subscription.unsubscribe();
  }, [actor]);
  return <StaffSignIn actor={actor} />;
}
