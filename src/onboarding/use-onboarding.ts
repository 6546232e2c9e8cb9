import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CreatorState } from '#domain/steps.ts';
import type { onboardingMachine } from '#machines/flow/onboarding.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { liveOnboardingMachine, newcomerOf } from './live-machine.ts';

/** The chart `onboarding` of the person who is signed in; follows what becomes of them. */
export function useOnboarding(flags?: Partial<CreatorState>): ActorRefFrom<typeof onboardingMachine> {
  const { currentUser, config } = useApp();
  const actor = useActorRef(liveOnboardingMachine, {
    input: { ...newcomerOf(currentUser, flags), region: config.region },
  });
  useGlobalEvents(actor);
  const person = JSON.stringify(newcomerOf(currentUser, flags));
  useEffect(() => {
    const { creatorState, newUser, rejection, mayLink } = actor.getSnapshot().context;
    if (person === JSON.stringify({ creatorState, newUser, rejection, mayLink })) return;
    actor.send({ type: 'person.changed', person: JSON.parse(person) });
  }, [actor, person]);
  return actor;
}
