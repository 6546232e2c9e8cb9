import { onboardingMachine } from '#machines/flow/onboarding.ts';
import { deriveCreatorState, newCreator } from '#machines/lifecycle/creator.ts';
import { chartEvents } from '../chart-events.ts';
import { ownProfile } from '../profiles.ts';

const verified = { ...newCreator, phone: 'verified' as const };
const at = (position: Partial<typeof newCreator>) => ({
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
    { type: 'person.changed', person: { ...at({}), newUser: false } },
    { type: 'person.changed', person: at({ work: 'pending' }) },
    { type: 'person.changed', person: { ...at({}), mayLink: false } },
    { type: 'person.changed', person: at({ work: 'rejected' }) },
    { type: 'person.changed', person: at({ work: 'approved' }) },
    { type: 'person.changed', person: at({ work: 'approved', bank: 'pending' }) },
  ],
  replies: {
    getProfileDetails: { done: [approved, { ...approved, metaInfo: { paymentType: 'ICC' } }] },
  },
});
