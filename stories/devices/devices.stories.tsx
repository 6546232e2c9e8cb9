import type { ContextFrom } from 'xstate';
import {
  signInLinkSession as byLink,
  otherSession as desk,
  currentSession as here,
  unknownSession as unknownDevice,
} from '#contract/examples/auth/sessions.ts';
import { Failure } from '#domain/contract/failure.ts';
import { devicesMachine } from '#machines/flow/devices/devices.ts';
import { Devices } from '#src/features/devices/devices.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Accounts/Devices' };

type Context = ContextFrom<typeof devicesMachine>;
type Value = Parameters<typeof screenStory<typeof devicesMachine>>[2]['value'];

const sessions = [here, desk, unknownDevice];
const one = { kind: 'one', session: desk } as const;
const lost = new Failure({ code: 'network', status: 0 });

const story = (value: Value, more: Partial<Context> = {}) =>
  screenStory(Devices, devicesMachine, {
    value,
    context: { sessions, signOut: null, failure: null, ...more },
  });

export const Loading = story('loading', { sessions: [] });
export const LoadFailed = story('loadFailed', { sessions: [], failure: lost });
export const Listed = story('listed');
export const OnlyHere = story('listed', { sessions: [here] });
export const OpenedBySupport = story('listed', { sessions: [here, byLink] });
export const ConfirmingOne = story('confirming', { signOut: one });
export const ConfirmingOthers = story('confirming', { signOut: { kind: 'others' } });
export const ConfirmingEverywhere = story('confirming', { signOut: { kind: 'everywhere' } });
export const Ending = story('ending', { signOut: one });
export const EndFailed = story('endFailed', { signOut: one, failure: lost });
export const SignInNeeded = story('signInNeeded', { signOut: one });
export const Reloading = story('reloading', { signOut: one });
export const Done = story('done', { sessions: [here, unknownDevice], signOut: one });
export const Ended = story('ended', { signOut: { kind: 'everywhere' } });
