import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { usePortal } from '#src/api/session-context.ts';

/** Tells the portal when a sign-in, of the chart `otp` or `login`, has ended well. */
export function useReportSignIn(actor: AnyActorRef): void {
  const { actor: portal } = usePortal();
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') portal.send({ type: 'signed.in' });
    });
    return () => subscription.unsubscribe();
  }, [actor, portal]);
}
