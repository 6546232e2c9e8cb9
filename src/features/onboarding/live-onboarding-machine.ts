import type { CreatorState } from '#domain/navigation/onboarding-steps.ts';
import { type OnboardingUser, onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { noInputActor } from '#src/api/actors.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';

/** The chart `onboarding` on the real server. */
export const liveOnboardingMachine = onboardingMachine.provide({
  actors: {
    getProfileDetails: noInputActor('getProfileDetails'),
  },
});

/** What onboarding needs of a person; `flags` where another backend gives none. */
export function toNewcomer(
  { creatorState, newUser, rejection, creatorType }: CurrentUser,
  flags: Partial<CreatorState> = {},
): OnboardingUser {
  return {
    creatorState: creatorState ?? { ...initialState, ...flags },
    newUser,
    rejection,
    mayLink: creatorType !== 'OGC',
  };
}

const initialState: CreatorState = {
  'profile-submission': 'false',
  'phone-verification': 'approved',
  'work-approval': 'none',
  'bank-details-submission': 'false',
  'bank-details-approval': 'none',
  'onboarding-complete': 'false',
};
