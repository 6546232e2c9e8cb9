import { page, userEvent } from 'vitest/browser';
import { VideoUploadStatus } from '#src/features/editor/video/video-upload-status.tsx';
import { videoFile } from '#test/factories/videos.ts';
import samples from '#test/unit/machines/events/flow/editor/video-upload.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';

const chosen = () =>
  new File(['x'.repeat(videoFile.size)], videoFile.name, { type: videoFile.type });
const bar = () => page.getByRole('progressbar', { name: 'Uploading video' });

walkChart({
  samples,
  Screen: VideoUploadStatus,
  gestures: {
    'file.chosen': () =>
      userEvent.upload(
        page.elementLocator(document.querySelector('input[type=file]') as Element),
        chosen(),
      ),
    'restart.requested': press('Upload this video instead'),
    'cancel.requested': press('Stop'),
    'retry.requested': press('Try again'),
    'removal.requested': outside,
    'upload-lock.granted': outside,
    'upload-lock.denied': outside,
    'video.progressed': outside,
    'chunk.acknowledged': outside,
    'video.sent': outside,
    'video.failed': outside,
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'video-upload.checking': bar,
    'video-upload.storing': text(/^Saving a copy/),
    'video-upload.sending.inOtherTab': text(/^Another tab/),
    'video-upload.sending.transferring': bar,
    'video-upload.sending.waiting': text(/^You're offline\./),
    'video-upload.sending.signInNeeded': text(/^Sign in to continue/),
    'video-upload.cancelling': text('Stopping…'),
    'video-upload.fileNeeded': () => page.getByRole('button', { name: 'Choose the same video' }),
    'video-upload.comparing': bar,
    'video-upload.otherFile': text(/is not the same video/),
    'video-upload.stopped': text('Upload stopped.'),
    'video-upload.failed': failureText({
      forbidden: "You don't have required permissions!! Please contact support.",
    }),
    'video-upload.refused': failureText({
      'video-type-not-allowed': 'You can only upload MP4 and MOV videos in H.264.',
      'video-too-large': 'This video is larger than 2 GB. Choose a smaller one.',
      'video-unreadable': 'This video is incomplete or has no picture. Try another one.',
      'video-has-sound':
        "GIF videos can't have sound. Choose a video without sound, or create a video post.",
    }),
    'video-upload.done': text('Video uploaded.'),
  },
});
