import { Failure } from '#domain/failure.ts';
import { profileMachine } from '#machines/flow/profile.ts';
import { uploadMachine } from '#machines/flow/upload.ts';
import { chartEvents } from '../chart-events.ts';
import { profileText, uploadedPicture } from '../profiles.ts';

const handleAnswer = { handle: 'meera', available: true, reason: null, suggestions: [] };
const file = { name: 'me.jpg', size: 10, type: 'image/jpeg' };
const travelling = { file, key: 'k', part: 0.4, picture: null, failure: null };

export default chartEvents({
  machine: profileMachine,
  input: { ownHandle: 'own' },
  events: [
    { type: 'handle.typed', handle: '' },
    { type: 'handle.typed', handle: 'meera' },
    { type: 'handle.typed', handle: 'मीरा' },
    { type: 'profile.submitted', text: profileText, key: 'k' },
    { type: 'picture.chosen', file, key: 'k' },
  ],
  replies: {
    record: { done: [] },
    checkHandle: {
      done: [
        handleAnswer,
        { ...handleAnswer, available: false, reason: 'taken', suggestions: ['meera.news'] },
        { ...handleAnswer, available: false, reason: 'reserved' },
      ],
    },
    crop: { done: [file, null] },
    upload: {
      snapshots: [
        uploadMachine.resolveState({ value: 'uploading', context: travelling }),
        uploadMachine.resolveState({
          value: 'done',
          context: { ...travelling, part: 1, picture: uploadedPicture },
        }),
        uploadMachine.resolveState({
          value: 'failed',
          context: { ...travelling, failure: new Failure({ code: 'server-busy', status: 503 }) },
        }),
      ],
    },
  },
  distinguish: ({ handle, picture, upload, submission }) => [
    handle,
    picture.kind,
    upload === null,
    submission === null,
  ],
});
