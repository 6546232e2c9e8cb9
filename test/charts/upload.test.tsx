import { page } from 'vitest/browser';
import { UploadStatus } from '#src/editor/upload-status.tsx';
import samples from '../unit/machines/events/upload.ts';
import { failureText, outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const bar = () => page.getByRole('progressbar', { name: 'Uploading the picture' });

walkChart({
  samples,
  Screen: UploadStatus,
  gestures: {
    'cancel.requested': press('Stop'),
    'retry.requested': press('Try again'),
    // The line, and the shell.
    'upload.progressed': outside,
    'upload.finished': outside,
    'upload.failed': outside,
    'network.online': outside,
    'session.restored': outside,
  },
  // While it waits there is a way to try again, and none to stop.
  isPossible: (snapshot, { type }) =>
    type !== 'cancel.requested' || !(snapshot.matches('waiting') || snapshot.matches('signInNeeded')),
  outOfReach: {
    'upload.waiting --cancel.requested--> upload.stopped': 'its picture is taken out whole instead',
    'upload.signInNeeded --cancel.requested--> upload.stopped': 'the sign-in lies over the page',
  },
  shows: {
    'upload.uploading': bar,
    'upload.waiting': text('The picture waits for the network. It is safe on this phone.'),
    'upload.signInNeeded': text('The picture goes on as soon as you have signed in.'),
    'upload.stopped': text('The upload was stopped.'),
    'upload.failed': failureText({
      forbidden: "You don't have required permissions!! Please contact support.",
    }),
    'upload.refused': () => page.getByRole('alert').filter({ hasText: /./ }),
    // The figure shows the picture; nothing is left to say of its way.
    'upload.done': () => page.elementLocator(document.body),
  },
});
