import { page } from 'vitest/browser';
import { UndoPhoneChangeScreen } from '#src/features/auth/phone/undo-phone-change-screen.tsx';
import samples from '#test/unit/machines/events/flow/auth/undo-phone-change.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

const confirm = () => page.getByRole('button', { name: 'Change my number back' });
const failed = text('Something went wrong !!');

walkChart({
  samples,
  Screen: UndoPhoneChangeScreen,
  gestures: {
    'undo.confirmed': press('Change my number back'),
    'retry.requested': press('Try again'),
    'network.online': outside,
  },
  keepsFocus: ['undone', 'superseded', 'expired', 'numberTaken'].map(
    (state) => `undo-phone-change.${state}`,
  ),
  shows: {
    'undo-phone-change.loading': text('Loading…'),
    'undo-phone-change.loadFailed': failed,
    'undo-phone-change.offered': confirm,
    'undo-phone-change.undoing': confirm,
    'undo-phone-change.undoFailed': failed,
    'undo-phone-change.undone': text(/is the number of your account again/),
    'undo-phone-change.superseded': text(/isn't the number of your account now/),
    'undo-phone-change.waiting': text(/was changed more than once/),
    'undo-phone-change.expired': text(/This link has expired/),
    'undo-phone-change.numberTaken': text('Your old number now belongs to another account.'),
    'undo-phone-change.unknown': text(/This link doesn't work/),
  },
});
