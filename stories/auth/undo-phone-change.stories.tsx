import { Failure } from '#domain/contract/failure.ts';
import { type PhoneChange, undoPhoneChangeMachine } from '#machines/flow/auth/undo-phone-change.ts';
import { UndoPhoneChangeScreen } from '#src/features/auth/phone/undo-phone-change-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Auth/Undo phone change' };

const change: PhoneChange = {
  status: 'open',
  maskedOldPhone: '••••••3210',
  maskedNewPhone: '••••••7788',
  changedAt: '2026-11-21T06:00:00.000Z',
  undoUntil: '2026-11-24T06:00:00.000Z',
};
const token = 'q8Zt1mV0c3Xw5Yk7Rb9Nf2Ld4Hs6Pg8Ju0Ae3Io5Uy7';
type Drawn = Parameters<typeof screenStory<typeof undoPhoneChangeMachine>>[2];
const story = (value: Drawn['value'], context: Partial<Drawn['context']> = {}) =>
  screenStory(UndoPhoneChangeScreen, undoPhoneChangeMachine, {
    value,
    context: { token, change, failure: null, ...context },
  });

export const Loading = story('loading', { change: null });
export const LoadFailed = story('loadFailed', {
  change: null,
  failure: new Failure({ code: 'network' }),
});
export const Offered = story('offered');
export const Undoing = story('undoing');
export const UndoFailed = story('undoFailed', { failure: new Failure({ code: 'network' }) });
export const Undone = story('undone', { change: { ...change, status: 'undone' } });
export const Superseded = story('superseded', { change: { ...change, status: 'superseded' } });
export const Waiting = story('waiting', { change: { ...change, status: 'waiting' } });
export const Expired = story('expired', { change: { ...change, status: 'expired' } });
export const Taken = story('numberTaken');
export const Unknown = story('unknown', { change: null, token: null });
