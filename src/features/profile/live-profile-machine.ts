import { fromPromise } from 'xstate';
import {
  createProfileRecord,
  type Profile,
  type ProfileRequest,
  profileInput,
  profileMachine,
  savingOperation,
} from '#machines/flow/profile/profile.ts';
import { portraitShape } from '#machines/kit/crop.ts';
import {
  fileUploadMachine,
  type PictureFile,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { noticeHeaders } from '#src/api/shown-notice.ts';
import { uploadImage } from '#src/api/upload/image-upload.ts';
import {
  deleteProfilePicture,
  readProfilePicture,
  saveProfilePicture,
} from '#src/device/profile-picture-store.ts';
import { liveCropMachine } from '#src/ui/media/crop/index.ts';
import { toStoredPicture } from '#src/ui/media/picture-conversion.ts';

/** The size of a portrait, for one that was not cropped on this device. */
const portrait = { longestSide: portraitShape.width, quality: 0.86 };

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
        ? call('register', {
            body: { registerData: data },
            headers: { ...headers, ...noticeHeaders() },
            signal,
          })
        : call('updateProfile', { body: { profileData: data }, headers, signal });
    }),
  },
});

/** The chart `profile` on the real server. */
export const liveProfileMachine = profileMachine.provide({
  actions: {
    storePicture: ({ context: { ownerUserId, upload, isPictureRestored } }) => {
      if (upload && !isPictureRestored) void saveProfilePicture(ownerUserId, upload);
    },
    discardStoredPicture: ({ context }) => void deleteProfilePicture(context.ownerUserId),
  },
  actors: {
    record: liveProfileRecord,
    crop: liveCropMachine,
    upload: fileUploadMachine.provide({
      actors: {
        uploadImage,
        preparePicture: fromPromise<PictureFile, UploadRequest>(({ input }) =>
          toStoredPicture(input.file, portrait),
        ),
      },
    }),
    readStoredPicture: fromPromise<UploadRequest | null, { ownerUserId: string }>(({ input }) =>
      readProfilePicture(input.ownerUserId),
    ),
    checkHandle: operationActor('checkHandle', ({ handle }: { handle: string }) => ({
      query: { handle },
    })),
    suggestHandles: operationActor('suggestHandles', ({ name }: { name: string }) => ({
      query: { name },
    })),
  },
});
