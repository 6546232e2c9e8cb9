import { Failure } from '#domain/contract/failure.ts';
import { postAppealMachine } from '#machines/flow/posts/post-appeal.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { appealData, appealDraftOf } from '#test/factories/appeals.ts';
import { uploadedPicture } from '#test/factories/profiles.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const file = { name: 'source.jpg', size: 10, type: 'image/jpeg' };
const travelling = { file, key: 'k', progress: 0.4, picture: null, failure: null };
const upload = { file, key: 'k' };

export default chartEvents({
  machine: postAppealMachine,
  input: { postUID: 'p' },
  events: [
    { type: 'text.changed', text: 'स्रोत' },
    { type: 'text.changed', text: '' },
    { type: 'picture.chosen', ...upload },
    { type: 'picture.removed', id: uploadedPicture.id },
    { type: 'appeal.submitted', key: 's' },
  ],
  replies: {
    loadAppeal: {
      done: [
        { data: appealData.available, stored: null },
        {
          data: appealData.available,
          stored: { draft: appealDraftOf({ sendKey: 's' }), upload: null },
        },
        {
          data: appealData.available,
          stored: { draft: appealDraftOf({ upload: { key: 'k' }, sendKey: 's' }), upload },
        },
        { data: appealData.tooSoon, stored: null },
        { data: appealData.none, stored: null },
        { data: appealData.open, stored: null },
      ],
      failed: [new Failure({ code: 'unauthenticated', status: 401 })],
    },
    createAppeal: {
      done: [appealData.open],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
        new Failure({ code: 'transition-not-allowed', status: 409 }),
        new Failure({ code: 'forbidden', status: 403 }),
        new Failure({ code: 'invalid-request', status: 400, fields: { text: 'too-long' } }),
      ],
    },
    upload: {
      snapshots: [
        fileUploadMachine.resolveState({ value: 'uploading', context: travelling }),
        fileUploadMachine.resolveState({
          value: 'done',
          context: { ...travelling, progress: 1, picture: uploadedPicture },
        }),
        fileUploadMachine.resolveState({
          value: 'failed',
          context: { ...travelling, failure: new Failure({ code: 'internal-error' }) },
        }),
      ],
    },
  },
  // The rest of the context has no effect.
  distinguish: ({ data, text, pictures, upload: chosen, sendKey }) => [
    data?.status,
    text === '',
    pictures.length,
    chosen !== null,
    sendKey !== null,
  ],
});
