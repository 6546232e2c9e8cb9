import type { CreatorState } from '#domain/steps.ts';
import { type Newcomer, onboardingMachine } from '#machines/flow/onboarding.ts';
import { plainActor } from '#src/api/actors.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';

/** The chart `onboarding` on the real server. */
export const liveOnboardingMachine = onboardingMachine.provide({
  actors: {
    getProfileDetails: plainActor('getProfileDetails'),
  },
});

/** What onboarding needs of a person; `flags` where another backend gives none. */
export function newcomerOf(
  { creatorState, newUser, rejection, creatorType }: CurrentUser,
  flags: Partial<CreatorState> = {},
): Newcomer {
  return {
    creatorState: creatorState ?? { ...fresh, ...flags },
    newUser,
    rejection,
    mayLink: creatorType !== 'OGC',
  };
}

const fresh: CreatorState = {
  'profile-submission': 'false',
  'phone-verification': 'approved',
  'work-approval': 'none',
  'bank-details-submission': 'false',
  'bank-details-approval': 'none',
  'onboarding-complete': 'false',
};
