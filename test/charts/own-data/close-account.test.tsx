import { page } from 'vitest/browser';
import { CloseAccount } from '#src/features/own-data/closing/close-account.tsx';
import samples from '#test/unit/machines/events/flow/own-data/close-account.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { heading, press, text } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: CloseAccount,
  gestures: {
    'closing.requested': press('Close account…'),
    'closing.dismissed': press('Keep my account'),
    'closing.confirmed': () =>
      page.getByRole('button', { name: /^(Close my account|Try again)$/ }).click(),
    'understanding.changed': () => page.getByRole('checkbox').click(),
    'end.confirmed': press('OK'),
  },
  isPossible: ({ context }, event) =>
    event.type !== 'understanding.changed' || event.isUnderstood !== context.isUnderstood,
  shows: {
    'close-account.idle': () => page.getByRole('button', { name: 'Close account…' }),
    'close-account.explaining': text('What we keep'),
    'close-account.notUnderstood': text('Tick the box to close your account.'),
    'close-account.closing': text('What we keep'),
    'close-account.closeFailed': () => page.getByRole('alert').first(),
    'close-account.closed': heading('Your account is closed'),
    'close-account.signedOut': heading("You're signed out"),
  },
});
