import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import {
  createProfileRecord,
  type HandleAvailability,
  type HandleSuggestions,
  type Profile,
  type ProfileRequest,
  profileMachine,
} from '#machines/flow/profile/profile.ts';
import { type CropRequest, cropMachine } from '#machines/kit/crop.ts';
import {
  fileUploadMachine,
  type PictureFile,
  type UploadEvent,
  type UploadedPicture,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import { emptyProfile, ownProfile, profileText } from '#test/factories/profiles.ts';

type Uploading = {
  request: UploadRequest;
  finish: (picture: UploadedPicture) => void;
  fail: (error: Failure) => void;
};
type Checking = {
  handle: string;
  answer: (answer: HandleAvailability) => void;
  fail: (error: Failure) => void;
};

/** A profile whose calls are answered by the test. */
export function start({
  profile = emptyProfile,
  save = async () => ownProfile,
  stored = async () => null,
  suggest = async () => ({ suggestions: ['meera'] }),
}: Parts = {}) {
  const kept: (string | null)[] = [];
  const sent: (ProfileRequest | null)[] = [];
  const checks: Checking[] = [];
  const uploads: Uploading[] = [];
  const names: string[] = [];
  const clock = new SimulatedClock();
  const record = createProfileRecord().provide({
    actors: {
      loadRecord: fromPromise<Profile, { id: string | null }>(async () => profile),
      saveRecord: fromPromise<Profile, ProfileRequest | null>(({ input }) => {
        sent.push(input);
        return save();
      }),
    },
  });
  const machine = profileMachine.provide({
    actions: {
      storePicture: ({ context }) => void kept.push(context.upload?.key ?? null),
      discardStoredPicture: () => void kept.push(null),
    },
    actors: {
      record,
      readStoredPicture: fromPromise<UploadRequest | null, { ownerUserId: string }>(stored),
      checkHandle: fromPromise<HandleAvailability, { handle: string }>(
        ({ input }) =>
          new Promise((answer, fail) => checks.push({ handle: input.handle, answer, fail })),
      ),
      suggestHandles: fromPromise<HandleSuggestions, { name: string }>(({ input }) => {
        names.push(input.name);
        return suggest();
      }),
      crop: cropMachine.provide({
        actors: {
          measurePicture: fromPromise(async () => ({ width: 1600, height: 1200 })),
          cropPicture: fromPromise<PictureFile, CropRequest>(async ({ input }) => ({
            ...input.file,
            size: 500,
          })),
        },
      }),
      upload: fileUploadMachine.provide({
        actors: {
          uploadImage: fromCallback<UploadEvent, UploadRequest>(({ input, sendBack }) => {
            uploads.push({
              request: input,
              finish: (picture) => sendBack({ type: 'upload.finished', picture }),
              fail: (error) => sendBack({ type: 'upload.failed', error }),
            });
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, {
    input: { ownHandle: profile.handle, ownerUserId: 'u1' },
    clock,
  }).start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  const form = () => {
    const child = actor.getSnapshot().children.record;
    if (!child) throw new Error('There is no form.');
    return child;
  };
  const untilForm = (tag: 'form' | 'screen', value?: string) =>
    waitFor(
      form(),
      (snapshot) => snapshot.hasTag(tag) && (!value || snapshot.matches(value as 'saved')),
    );
  const untilUpload = (value: 'uploading' | 'waiting') => {
    const child = actor.getSnapshot().children.upload;
    if (!child) throw new Error('There is no upload.');
    return waitFor(child, (snapshot) => snapshot.matches(value));
  };
  const untilUploading = () => untilUpload('uploading');
  const type = (handle: string) => actor.send({ type: 'handle.typed', handle });
  const pick = async (name = 'me.jpg') => {
    const file = { name, size: 1000, type: 'image/jpeg' };
    actor.send({ type: 'picture.chosen', file, key: `key of ${name}` });
    const { crop } = actor.getSnapshot().children;
    if (!crop) throw new Error('There is nothing to crop.');
    await waitFor(crop, (snapshot) => snapshot.matches('adjusting'));
    return crop;
  };
  const choose = async (name?: string) => {
    (await pick(name)).send({ type: 'crop.confirmed' });
    await until({ picture: 'uploading' });
  };
  const submit = (text = profileText) =>
    actor.send({ type: 'profile.submitted', text, key: 'one' });
  return {
    actor,
    clock,
    sent,
    kept,
    checks,
    names,
    uploads,
    until,
    untilForm,
    untilUpload,
    untilUploading,
    form,
    type,
    pick,
    choose,
    submit,
  };
}
type Parts = {
  profile?: Profile;
  save?: () => Promise<Profile>;
  stored?: () => Promise<UploadRequest | null>;
  suggest?: () => Promise<HandleSuggestions>;
};

export const free = (handle: string): HandleAvailability => ({
  handle,
  available: true,
  reason: null,
  suggestions: [],
});
