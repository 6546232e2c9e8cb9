import { fromPromise } from 'xstate';
import {
  createProfileRecord,
  type Profile,
  type ProfileRequest,
  profileInput,
  profileMachine,
  savingOperation,
} from '#machines/flow/profile.ts';
import { type PictureFile, type UploadRequest, uploadMachine } from '#machines/flow/upload.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { uploadImage } from '#src/api/upload-image.ts';
import { preparePortrait } from './prepare-portrait.ts';

/** The chart `record-form` of one's own profile, on the real server. */
const liveProfileRecord = createProfileRecord().provide({
  actors: {
    loadRecord: fromPromise<Profile, { id: string | null }>(({ signal }) =>
      call('getProfileDetails', { signal }),
    ),
    saveRecord: fromPromise<Profile, ProfileRequest | null>(({ input, signal }) => {
      if (!input) throw new Error('Nothing was submitted.');
      const data = profileInput(input);
      const headers = { 'Idempotency-Key': input.key };
      return savingOperation(input.subject) === 'register'
        ? call('register', { body: { registerData: data }, headers, signal })
        : call('updateProfile', { body: { profileData: data }, headers, signal });
    }),
  },
});

/** The chart `profile` on the real server. */
export const liveProfileMachine = profileMachine.provide({
  actors: {
    record: liveProfileRecord,
    upload: uploadMachine.provide({
      actors: {
        uploadImage,
        preparePicture: fromPromise<PictureFile, UploadRequest>(({ input }) => preparePortrait(input)),
      },
    }),
    checkHandle: operationActor('checkHandle', ({ handle }: { handle: string }) => ({ query: { handle } })),
  },
});
