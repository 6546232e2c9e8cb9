import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { liveStaffSignInMachine, staffSignInInput } from './live-staff-sign-in-machine.ts';
import { StaffSignIn } from './staff-sign-in.tsx';

/** The sign-in of staff over a running page. */
export default function StaffSignInContainer({ onSignedIn }: { onSignedIn: () => void }) {
  const actor = useActorRef(liveStaffSignInMachine, { input: staffSignInInput() });
  const listener = useRef(onSignedIn);
  listener.current = onSignedIn;
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => listener.current() });
    return () => subscription.unsubscribe();
  }, [actor]);
  return <StaffSignIn actor={actor} />;
}
