import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CreatorState } from '#domain/navigation/onboarding-steps.ts';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { saveWelcomed, wasWelcomed } from '#src/device/welcome-store.ts';
import { liveOnboardingMachine, toNewcomer } from './live-onboarding-machine.ts';

/** The chart `onboarding` of the signed-in person; follows their state. */
export function useOnboarding(
  flags?: Partial<CreatorState>,
): ActorRefFrom<typeof onboardingMachine> {
  const { currentUser, config } = useSession();
  const userId = String(currentUser.userId);
  const actor = useActorRef(liveOnboardingMachine, {
    input: {
      ...toNewcomer(currentUser, flags),
      region: config.region,
      isWelcomed: wasWelcomed(userId),
    },
  });
  useEffect(() => {
    const subscription = actor.on('welcome.answered', () => saveWelcomed(userId));
    return () => subscription.unsubscribe();
  }, [actor, userId]);
  useGlobalEvents(actor);
  const person = JSON.stringify(toNewcomer(currentUser, flags));
  useEffect(() => {
    const { creatorState, newUser, rejection, mayLink } = actor.getSnapshot().context;
    if (person === JSON.stringify({ creatorState, newUser, rejection, mayLink })) return;
    actor.send({ type: 'user.changed', person: JSON.parse(person) });
  }, [actor, person]);
  return actor;
}
