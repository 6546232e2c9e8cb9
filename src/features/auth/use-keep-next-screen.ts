import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { stepRoute } from '#domain/navigation/onboarding-steps.ts';
import type { NextScreenReceived } from '#machines/flow/auth/next-screen.ts';
import { saveNextScreenAddress } from '#src/device/return-address.ts';

/**
 * Keeps the address of `post-listing`, the published posts, when a sign-in's reply names it; it is
 * forgotten when the person arrives at a page of the main area. Steps before the main area need no
 * address: the portal opens them by the current user.
 */
export function useKeepNextScreen(actor: AnyActorRef): void {
  useEffect(() => {
    const subscription = actor.on('next-screen.received', (event) => {
      const { nextScreen } = event as NextScreenReceived;
      if (nextScreen === 'post-listing') saveNextScreenAddress(stepRoute(nextScreen));
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
