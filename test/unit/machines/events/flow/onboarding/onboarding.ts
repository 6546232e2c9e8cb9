import { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { deriveCreatorState, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { ownProfile } from '#test/factories/profiles.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const verified = { ...initialCreatorPosition, phone: 'verified' as const };
const at = (position: Partial<typeof initialCreatorPosition>) => ({
  creatorState: deriveCreatorState({ ...verified, ...position }),
  newUser: true,
  rejection: null,
  mayLink: true,
});
const approved = { ...ownProfile, workApproval: 'approved' as const };

export default chartEvents({
  machine: onboardingMachine,
  input: { ...at({}), region: 'DH_APP' },
  events: [
    { type: 'user.changed', person: { ...at({}), newUser: false } },
    { type: 'user.changed', person: at({ work: 'pending' }) },
    { type: 'user.changed', person: { ...at({}), mayLink: false } },
    { type: 'user.changed', person: at({ work: 'rejected' }) },
    { type: 'user.changed', person: at({ work: 'approved' }) },
    { type: 'user.changed', person: at({ work: 'approved', bank: 'pending' }) },
  ],
  replies: {
    getProfileDetails: { done: [approved, { ...approved, metaInfo: { paymentType: 'ICC' } }] },
  },
});
