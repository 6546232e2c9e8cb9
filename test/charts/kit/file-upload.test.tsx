import { page } from 'vitest/browser';
import { UploadStatus } from '#src/features/editor/pictures/upload-status.tsx';
import samples from '#test/unit/machines/events/kit/file-upload.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';

const bar = () => page.getByRole('progressbar', { name: 'Uploading image' });

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
    type !== 'cancel.requested' ||
    !(snapshot.matches('waiting') || snapshot.matches('signInNeeded')),
  outOfReach: {
    'file-upload.waiting --cancel.requested--> file-upload.stopped':
      'its picture is taken out whole instead',
    'file-upload.signInNeeded --cancel.requested--> file-upload.stopped':
      'the sign-in covers the page',
  },
  shows: {
    'file-upload.uploading': bar,
    'file-upload.waiting': text(
      "You're offline. The image is saved on this device and uploads when you're back online.",
    ),
    'file-upload.signInNeeded': text('Sign in to continue uploading this image.'),
    'file-upload.stopped': text('Upload stopped.'),
    'file-upload.failed': failureText({
      forbidden: "You don't have required permissions!! Please contact support.",
    }),
    'file-upload.refused': () => page.getByRole('alert').filter({ hasText: /./ }),
    // The figure shows the picture; its upload needs no status.
    'file-upload.done': () => page.elementLocator(document.body),
  },
});
