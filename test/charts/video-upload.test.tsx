import { page, userEvent } from 'vitest/browser';
import { UploadLine } from '#src/editor/video/upload-line.tsx';
import samples from '../unit/machines/events/video-upload.ts';
import { videoFile } from '../unit/machines/videos.ts';
import { failureText, outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const chosen = () => new File(['x'.repeat(videoFile.size)], videoFile.name, { type: videoFile.type });
const bar = () => page.getByRole('progressbar', { name: 'Uploading the video' });

walkChart({
  samples,
  Screen: UploadLine,
  gestures: {
    'file.chosen': () =>
      userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') as Element), chosen()),
    'anew.requested': press('Send this one instead'),
    'cancel.requested': press('Stop'),
    'retry.requested': press('Try again'),
    'removal.requested': outside,
    'turn.granted': outside,
    'turn.refused': outside,
    'video.progressed': outside,
    'piece.arrived': outside,
    'video.sent': outside,
    'video.failed': outside,
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'video-upload.checking': bar,
    'video-upload.keeping': text(/^Keeping a copy/),
    'video-upload.sending.elsewhere': text(/^Another tab/),
    'video-upload.sending.transferring': bar,
    'video-upload.sending.waiting': text(/^The video waits/),
    'video-upload.sending.signInNeeded': text(/^The video goes on/),
    'video-upload.cancelling': text('Stopping…'),
    'video-upload.fileNeeded': () => page.getByRole('button', { name: 'Choose the same video' }),
    'video-upload.comparing': bar,
    'video-upload.otherFile': text(/is another video than/),
    'video-upload.stopped': text('The upload was stopped.'),
    'video-upload.failed': failureText({
      forbidden: "You don't have required permissions!! Please contact support.",
    }),
    'video-upload.refused': failureText({
      'video-type-not-allowed': 'Only MP4 videos can be uploaded.',
      'video-too-large': 'This video is larger than 2 GB.',
      'video-unreadable': 'This video is cut short or has no picture. Try another.',
      'video-has-sound':
        'This video has sound, and a gif video has none. Choose one without sound, or make a video post.',
    }),
    'video-upload.done': text('The whole video has arrived.'),
  },
});
