import { Failure } from '#domain/contract/failure.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const failed = (code: 'network' | 'unauthenticated' | 'image-unreadable' | 'forbidden') => ({
  type: 'upload.failed' as const,
  error: new Failure({ code }),
});

export default chartEvents({
  machine: fileUploadMachine,
  inputs: [
    { file: { name: 'a.jpg', size: 10, type: 'image/jpeg' }, key: 'k' },
    { file: { name: 'a.png', size: 10 ** 9, type: 'image/png' }, key: 'k' },
  ],
  replies: {
    preparePicture: {
      done: [{ name: 'a.jpg', size: 5, type: 'image/jpeg' }],
      failed: [new Failure({ code: 'network' }), new Failure({ code: 'image-is-heic' })],
    },
  },
  // Every try counts one more.
  distinguish: ({ tries: _, ...rest }) => rest,
  events: [
    { type: 'upload.progressed', progress: 0.5 },
    {
      type: 'upload.finished',
      picture: {
        uid: 'u',
        fileName: 'u.jpg',
        name: 'a.jpg',
        status: 'done',
        url: '/pictures/u.jpg',
        id: 'u',
        width: 4,
        height: 3,
        format: 'jpeg',
      },
    },
    failed('network'),
    failed('unauthenticated'),
    failed('image-unreadable'),
    failed('forbidden'),
  ],
});
