import type { ContextFrom, StateValueFrom } from 'xstate';
import { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import {
  type CreatorPosition,
  deriveCreatorState,
  initialCreatorPosition,
} from '#machines/lifecycle/creator.ts';
import { OnboardingScreen } from '#src/features/onboarding/onboarding-screen.tsx';
import { PendingScreen } from '#src/features/onboarding/pending-screen.tsx';
import { ProfileRejectedScreen } from '#src/features/onboarding/profile-rejected-screen.tsx';
import { profiles } from '#stories/profile/profile-contexts.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Onboarding/Onboarding' };

type Context = ContextFrom<typeof onboardingMachine>;
type Value = StateValueFrom<typeof onboardingMachine>;

const at = (position: Partial<CreatorPosition>, more: Partial<Context> = {}): Context => ({
  creatorState: deriveCreatorState({ ...initialCreatorPosition, phone: 'verified', ...position }),
  newUser: false,
  rejection: null,
  region: 'DH_APP',
  details: null,
  mayLink: true,
  isWelcomed: false,
  isAnswered: false,
  ...more,
});

const step = (value: unknown) => ({ welcome: 'closed', step: value }) as Value;
const waiting = (value: string) => step({ approvalPending: value });
const paid = { ...profiles.approved, metaInfo: { paymentType: 'ICC' as const } };

export const Welcome = screenStory(OnboardingScreen, onboardingMachine, {
  value: { welcome: 'open', step: 'profileNeeded' },
  context: at({}, { newUser: true }),
});
export const ProfileNeeded = screenStory(OnboardingScreen, onboardingMachine, {
  value: step('profileNeeded'),
  context: at({}),
});
export const ProfileNeededWithoutPhone = screenStory(OnboardingScreen, onboardingMachine, {
  value: step('profileNeeded'),
  context: at({ phone: 'unverified' }, { region: 'DH_MENA' }),
});
export const BarWhileWaiting = screenStory(OnboardingScreen, onboardingMachine, {
  value: waiting('waiting'),
  context: at({ work: 'pending' }, { details: profiles.pending }),
});
export const BankDetailsNeeded = screenStory(OnboardingScreen, onboardingMachine, {
  value: step('bankDetailsNeeded'),
  context: at({ work: 'approved' }, { details: paid }),
});
export const BankDetailsPending = screenStory(OnboardingScreen, onboardingMachine, {
  value: step('bankDetailsPending'),
  context: at({ work: 'approved', bank: 'pending' }, { details: paid }),
});
export const BankDetailsRejected = screenStory(OnboardingScreen, onboardingMachine, {
  value: step('bankDetailsNeeded'),
  context: at({ work: 'approved', bank: 'rejected' }, { details: paid }),
});

function Pending({ actor }: Parameters<typeof PendingScreen>[0]) {
  return (
    <PendingScreen actor={actor} supportEmail="creators@creator.example" onRefresh={() => {}} />
  );
}
function Rejected({ actor }: Parameters<typeof ProfileRejectedScreen>[0]) {
  return <ProfileRejectedScreen actor={actor} supportEmail="creators@creator.example" />;
}

export const PendingSince = screenStory(Pending, onboardingMachine, {
  value: waiting('waiting'),
  context: at({ work: 'pending' }, { details: profiles.pending }),
});
export const PendingAsking = screenStory(Pending, onboardingMachine, {
  value: waiting('asking'),
  context: at({ work: 'pending' }),
});
export const PendingSinceUnknown = screenStory(Pending, onboardingMachine, {
  value: waiting('sinceUnknown'),
  context: at({ work: 'pending' }),
});
export const ProfileRejected = screenStory(Rejected, onboardingMachine, {
  value: step('rejected'),
  context: at({ work: 'rejected' }, { rejection: profiles.rejected.rejection }),
});
