import type { ContextFrom } from 'xstate';
import {
  signInLinkSession as byLink,
  currentSession as here,
  otherSession,
  unknownSession as unknownDevice,
} from '#contract/examples/auth/sessions.ts';
import { Failure } from '#domain/contract/failure.ts';
import { devicesMachine } from '#machines/flow/devices/devices.ts';
import { Devices } from '#src/features/devices/devices.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Accounts/Devices' };

type Context = ContextFrom<typeof devicesMachine>;
type Value = Parameters<typeof screenStory<typeof devicesMachine>>[2]['value'];

const rows = [here, otherSession, unknownDevice];
const one = { kind: 'one', session: otherSession } as const;
const lost = new Failure({ code: 'network', status: 0 });

const base = {
  recordId: null,
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};

const story = (value: Value, more: Partial<Context> = {}) =>
  screenStory(Devices, devicesMachine, {
    value,
    context: { ...base, rows, ...more },
  });

export const Loading = story('loading', { rows: [] });
export const LoadFailed = story('loadFailed', { rows: [], failure: lost });
export const Listed = story('listed');
export const OnlyHere = story('listed', { rows: [here] });
export const OpenedBySupport = story('listed', { rows: [here, byLink] });
export const ConfirmingOne = story('confirming', { action: one });
export const ConfirmingOthers = story('confirming', { action: { kind: 'others' } });
export const ConfirmingEverywhere = story('confirming', { action: { kind: 'everywhere' } });
export const Acting = story('acting', { action: one });
export const ActionFailed = story('actionFailed', { action: one, failure: lost });
export const SignInNeeded = story('signInNeeded', { action: one });
export const Reloading = story('reloading', { action: one });
export const Done = story('done', { rows: [here, unknownDevice], action: one });
export const SignedOutHere = story('showingResult', {
  action: { kind: 'everywhere' },
  result: { isSignedOutHere: true },
});
