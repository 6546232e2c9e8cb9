import { page } from 'vitest/browser';
import { Devices } from '#src/features/devices/devices.tsx';
import samples from '#test/unit/machines/events/flow/devices/devices.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';

const inDialog = (name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const listed = () => page.getByRole('listitem').filter({ hasText: 'This device' });
const confirm = () => inDialog(/^(Sign out|Try again)$/);

walkChart({
  samples,
  Screen: Devices,
  gestures: {
    'action.requested': ({ action }) =>
      press(action.kind === 'one' ? 'Sign out Firefox on Windows' : 'Sign out everywhere')(),
    'action.confirmed': () => confirm().click(),
    'result.dismissed': () => inDialog('Close').click(),
    'action.dismissed': () => inDialog('Stay signed in').click(),
    'retry.requested': press('Try again'),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'devices.loading': () => page.getByRole('heading', { name: 'Where you are signed in' }),
    'devices.loadFailed': text('Something went wrong !!'),
    'devices.listed': listed,
    'devices.confirming': confirm,
    'devices.acting': () => inDialog('Sign out'),
    'devices.actionFailed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'devices.signInNeeded': listed,
    'devices.reloading': listed,
    'devices.done': text('Signed out'),
    'devices.showingResult': text('Signed out'),
  },
});
