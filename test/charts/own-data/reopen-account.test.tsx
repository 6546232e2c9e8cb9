import { AccountClosingScreen } from '#src/features/own-data/closing/account-closing-screen.tsx';
import samples from '#test/unit/machines/events/flow/own-data/reopen-account.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, heading, outside, press, text } from '../harness/gestures.ts';

const network = failureText({ network: 'No connection. Check your internet and try again.' });

walkChart({
  samples,
  Screen: AccountClosingScreen,
  gestures: {
    'return.requested': press('Open my account again'),
    'retry.requested': press('Try again'),
    'opened.confirmed': press('Continue'),
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'reopen-account.loading': heading('Your account is closed'),
    'reopen-account.loadFailed': text('Something went wrong !!'),
    'reopen-account.closed': text(/You closed it on/),
    'reopen-account.reopening': text(/You closed it on/),
    'reopen-account.reopenFailed': network,
    'reopen-account.signInNeeded': text(/You closed it on/),
    'reopen-account.opened': text('Your account is open again.'),
  },
});
