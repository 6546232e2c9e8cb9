import { Failure } from '#domain/contract/failure.ts';
import { profileMachine } from '#machines/flow/profile/profile.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { profileText, uploadedPicture } from '#test/factories/profiles.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const handleAnswer = { handle: 'meera', available: true, reason: null, suggestions: [] };
const file = { name: 'me.jpg', size: 10, type: 'image/jpeg' };
const travelling = { file, key: 'k', progress: 0.4, picture: null, failure: null };

export default chartEvents({
  machine: profileMachine,
  input: { ownHandle: 'own', ownerUserId: 'u1' },
  events: [
    { type: 'handle.typed', handle: '' },
    { type: 'handle.typed', handle: 'meera' },
    { type: 'handle.typed', handle: 'मीरा' },
    { type: 'name.typed', name: '' },
    { type: 'name.typed', name: 'मीरा' },
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
    suggestHandles: { done: [{ suggestions: ['meera'] }] },
    readStoredPicture: { done: [null, { file, key: 'k' }] },
    crop: { done: [file, null] },
    upload: {
      snapshots: [
        fileUploadMachine.resolveState({ value: 'uploading', context: travelling }),
        fileUploadMachine.resolveState({
          value: 'done',
          context: { ...travelling, progress: 1, picture: uploadedPicture },
        }),
        fileUploadMachine.resolveState({
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
