import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { usePortal } from '#src/api/session-context.ts';
import { useKeepNextScreen } from './use-keep-next-screen.ts';

/**
 * Tells the portal when a sign-in, of the chart `otp` or `login`, has ended well, and keeps the
 * screen that its reply names.
 */
export function useReportSignIn(actor: AnyActorRef): void {
  const { actor: portal } = usePortal();
  useKeepNextScreen(actor);
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') portal.send({ type: 'signed.in' });
    });
    return () => subscription.unsubscribe();
  }, [actor, portal]);
}
