import { useEffect } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { reauthMachine } from '#machines/flow/auth/reauth.ts';

export type ReauthActor = ActorRefFrom<typeof reauthMachine>;

/** Reports the result of the sign-in chart to the chart `reauth`. */
export function useReportOutcome(signIn: AnyActorRef, reauth: ReauthActor): void {
  useEffect(() => {
    const subscription = signIn.subscribe({
      complete: () => reauth.send({ type: 'signed.in' }),
      error: (error: unknown) => reauth.send({ type: 'sign-in.failed', error }),
    });
    return () => subscription.unsubscribe();
  }, [signIn, reauth]);
}
