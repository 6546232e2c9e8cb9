import { Failure } from '#domain/contract/failure.ts';
import { signInLinkMachine } from '#machines/flow/auth/sign-in-link.ts';
import { SignInLinkScreen } from '#src/features/auth/sign-in-link/sign-in-link-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Auth/One-time link' };

const token = 'q8Zt1mV0c3Xw5Yk7Rb9Nf2Ld4Hs6Pg8Ju0Ae3Io5Uy7';
const story = (
  value: Parameters<typeof screenStory<typeof signInLinkMachine>>[2]['value'],
  failure: Failure | null = null,
) => screenStory(SignInLinkScreen, signInLinkMachine, { value, context: { token, failure } });

export const Offered = story('offered');
export const SigningIn = story('signingIn');
export const Failed = story('failed', new Failure({ code: 'network' }));
export const UsedUp = story('usedUp');
export const Blocked = story('blocked');
export const Missing = story('missing');
