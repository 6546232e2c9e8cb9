import { SignOut } from '#src/features/posts/blocked-account/blocked-account-screen.tsx';
import samples from '#test/unit/machines/events/flow/auth/end-blocked-access.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, press, text } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: SignOut,
  gestures: { 'sign-out.requested': press('Sign out') },
  shows: {
    'end-blocked-access.open': text('Sign out'),
    'end-blocked-access.ending': text('Sign out'),
    'end-blocked-access.failed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'end-blocked-access.ended': text('Sign out'),
  },
});
