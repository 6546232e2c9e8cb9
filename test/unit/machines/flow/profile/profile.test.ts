import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import {
  createProfileRecord,
  type HandleAvailability,
  type Profile,
  type ProfileRequest,
  profileInput,
  profileMachine,
  savingOperation,
} from '#machines/flow/profile/profile.ts';
import { type CropRequest, cropMachine } from '#machines/kit/crop.ts';
import {
  fileUploadMachine,
  type PictureFile,
  type UploadEvent,
  type UploadedPicture,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import {
  emptyProfile,
  ownProfile,
  profileText,
  uploadedPicture,
} from '#test/factories/profiles.ts';

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
function start({
  profile = emptyProfile,
  save = async () => ownProfile,
  stored = async () => null,
}: Parts = {}) {
  const kept: (string | null)[] = [];
  const sent: (ProfileRequest | null)[] = [];
  const checks: Checking[] = [];
  const uploads: Uploading[] = [];
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
};

const free = (handle: string): HandleAvailability => ({
  handle,
  available: true,
  reason: null,
  suggestions: [],
});

describe('the handle', () => {
  it('is checked once the typing pauses for 400 ms, not before', async () => {
    const { clock, checks, type, until } = start();
    type('me');
    type('meera');
    clock.increment(399);
    expect(checks).toEqual([]);
    clock.increment(1);
    expect(checks.map(({ handle }) => handle)).toEqual(['meera']);
    checks[0]?.answer(free('meera'));
    await until({ handle: 'available' });
  });

  it('ignores the answer to what was typed before', async () => {
    const { actor, clock, checks, type, until } = start();
    type('meera');
    clock.increment(400);
    type('meera2');
    checks[0]?.answer({
      ...free('meera'),
      available: false,
      reason: 'taken',
      suggestions: ['meera.news'],
    });
    await Promise.resolve();
    expect(actor.getSnapshot().value).toMatchObject({ handle: 'typing' });
    clock.increment(400);
    checks[1]?.answer(free('meera2'));
    await until({ handle: 'available' });
    expect(actor.getSnapshot().context.answer?.handle).toBe('meera2');
  });

  it('offers free ones when it is taken', async () => {
    const { clock, checks, type, until } = start();
    type('@Meera');
    clock.increment(400);
    checks[0]?.answer({
      ...free('meera'),
      available: false,
      reason: 'taken',
      suggestions: ['meera.news'],
    });
    expect((await until({ handle: 'taken' })).context.answer?.suggestions).toEqual(['meera.news']);
  });

  it.each(['मीरा', 'a', 'admin'])('does not ask for %s', (handle) => {
    const { actor, clock, checks, type } = start();
    type(handle);
    clock.increment(400);
    expect(actor.getSnapshot().value).toMatchObject({ handle: 'malformed' });
    expect(checks).toEqual([]);
  });

  it.each(['', ' ', ownProfile.handle as string, `@${ownProfile.handle}`])(
    'says nothing of "%s"',
    (handle) => {
      const { actor, clock, type } = start({ profile: ownProfile });
      type(handle);
      clock.increment(400);
      expect(actor.getSnapshot().value).toMatchObject({ handle: 'unchanged' });
    },
  );

  it('that could not be checked is checked when the network is back', async () => {
    const { actor, clock, checks, type, until } = start();
    type('meera');
    clock.increment(400);
    checks[0]?.fail(new Failure({ code: 'network', status: 0 }));
    await until({ handle: 'checkFailed' });
    actor.send({ type: 'network.online' });
    expect(checks.map(({ handle }) => handle)).toEqual(['meera', 'meera']);
  });
});

describe('the picture', () => {
  it('goes with the profile once it is there', async () => {
    const { actor, uploads, choose, submit, sent, untilForm, untilUploading } = start();
    await untilForm('form');
    await choose();
    submit();
    expect(actor.getSnapshot().value).toMatchObject({ record: { open: 'waitingForPicture' } });
    await untilUploading();
    expect(sent).toEqual([]);
    uploads[0]?.finish(uploadedPicture);
    await untilForm('screen', 'saved');
    expect(sent[0]?.values.picture).toEqual({ kind: 'replaced', picture: uploadedPicture });
  });

  it('that was not taken holds the profile back, until it is sent without', async () => {
    const { actor, form, uploads, choose, submit, sent, until, untilForm, untilUploading } = start({
      profile: ownProfile,
    });
    await untilForm('screen', 'viewing');
    form().send({ type: 'edit.requested' });
    await choose();
    await untilUploading();
    submit();
    uploads[0]?.fail(new Failure({ code: 'image-unreadable', status: 400 }));
    await until({ picture: { uploading: 'failed' } });
    expect(actor.getSnapshot().value).toMatchObject({ record: { open: 'ready' } });
    expect(sent).toEqual([]);
    actor.send({ type: 'picture.dismissed' });
    submit();
    await untilForm('screen', 'saved');
    expect(sent[0]?.values.picture).toEqual({ kind: 'kept' });
  });

  it('that waits for the network continues automatically', async () => {
    const { actor, uploads, choose, untilUploading, untilUpload } = start();
    await choose();
    await untilUploading();
    uploads[0]?.fail(new Failure({ code: 'network', status: 0 }));
    await untilUpload('waiting');
    actor.send({ type: 'network.online' });
    expect(uploads.map(({ request }) => request.key)).toEqual(['key of me.jpg', 'key of me.jpg']);
  });

  it('gives way to the next one that is chosen', async () => {
    const { actor, uploads, choose, until, untilUploading } = start();
    await choose('one.jpg');
    await untilUploading();
    await choose('two.jpg');
    uploads[0]?.finish(uploadedPicture);
    await untilUploading();
    expect(actor.getSnapshot().value).toMatchObject({ picture: { uploading: 'inProgress' } });
    uploads[1]?.finish({ ...uploadedPicture, name: 'two.jpg' });
    const { context } = await until({ picture: 'settled' });
    expect(context.picture).toMatchObject({ kind: 'replaced', picture: { name: 'two.jpg' } });
  });

  it('goes as the part that was chosen of it', async () => {
    const { uploads, choose, untilUploading } = start();
    await choose();
    await untilUploading();
    expect(uploads[0]?.request.file).toEqual({ name: 'me.jpg', size: 500, type: 'image/jpeg' });
  });

  it('stays as it was when no part is chosen', async () => {
    const { actor, uploads, pick, until } = start({ profile: ownProfile });
    (await pick()).send({ type: 'crop.cancelled' });
    const { context } = await until({ picture: 'settled' });
    expect([context.picture, context.upload, uploads]).toEqual([{ kind: 'kept' }, null, []]);
    expect(actor.getSnapshot().children.crop).toBeUndefined();
  });

  it('is kept on the device from the crop on, until it is dropped', async () => {
    const { actor, kept, choose } = start();
    await choose();
    expect(kept).toEqual(['key of me.jpg']);
    actor.send({ type: 'picture.dismissed' });
    expect(kept).toEqual(['key of me.jpg', null]);
  });

  it('that was chosen before a reload goes with the profile', async () => {
    const file = { name: 'me.jpg', size: 500, type: 'image/jpeg' };
    const { actor, uploads, submit, sent, untilForm, untilUploading } = start({
      stored: async () => ({ file, key: 'of before' }),
    });
    await untilForm('form');
    await untilUploading();
    expect(actor.getSnapshot().context.isPictureRestored).toBe(true);
    expect(uploads[0]?.request).toMatchObject({ file, key: 'of before' });
    submit();
    uploads[0]?.finish(uploadedPicture);
    await untilForm('screen', 'saved');
    expect(sent[0]?.values.picture).toEqual({ kind: 'replaced', picture: uploadedPicture });
  });

  it('is waited for while the device looks for it', async () => {
    let find: (found: null) => void = () => {};
    const { submit, sent, untilForm } = start({
      stored: () => new Promise((resolve) => (find = resolve)),
    });
    await untilForm('form');
    submit();
    expect(sent).toEqual([]);
    find(null);
    await untilForm('screen', 'saved');
    expect(sent[0]?.values.picture).toEqual({ kind: 'kept' });
  });

  it('is what the profile has where the device cannot be read', async () => {
    const { until } = start({ stored: () => Promise.reject(new Error('no database')) });
    expect((await until({ picture: 'settled' })).context.picture).toEqual({ kind: 'kept' });
  });

  it('is forgotten when the person starts over', async () => {
    const { actor, kept, choose } = start();
    await choose();
    actor.send({ type: 'picture.reset' });
    expect(actor.getSnapshot().value).toMatchObject({ picture: 'settled' });
    expect(actor.getSnapshot().context).toMatchObject({ picture: { kind: 'kept' }, upload: null });
    expect(kept.at(-1)).toBeNull();
  });

  it('can be taken away', () => {
    const { actor } = start({ profile: ownProfile });
    actor.send({ type: 'picture.removed' });
    expect(actor.getSnapshot().context.picture).toEqual({ kind: 'removed' });
  });
});

describe('the form', () => {
  it('opens the form for a new creator, and the profile for a pending one', async () => {
    await start().untilForm('form');
    await start({ profile: ownProfile }).untilForm('screen', 'viewing');
    await start({ profile: { ...ownProfile, workApproval: 'rejected' } }).untilForm('form');
  });

  it('names every field that is missing', async () => {
    const { form, untilForm, submit, sent } = start();
    await untilForm('form');
    submit({
      name: ' ',
      handle: '',
      bio: '',
      languages: [],
      socialProfileLink: 'no link',
      isAdult: false,
    });
    expect(form().getSnapshot().context.failure?.fields).toEqual({
      name: 'required',
      handle: 'required',
      bio: 'required',
      languages: 'list-required',
      socialProfileLink: 'malformed',
      isAdult: 'required',
    });
    expect(sent).toEqual([]);
  });

  it.each(['Meera <3', 'a@b.c', '50% = half'])(
    'refuses the name %s before anything is sent',
    async (name) => {
      const { form, untilForm, submit, sent } = start();
      await untilForm('form');
      submit({ ...profileText, name });
      expect([form().getSnapshot().context.failure?.fields, sent]).toEqual([
        { name: 'characters-not-allowed' },
        [],
      ]);
    },
  );

  it('continues after a new sign-in', async () => {
    let isSignedIn = false;
    const save = async () => {
      if (!isSignedIn) throw new Failure({ code: 'unauthenticated', status: 401 });
      return ownProfile;
    };
    const { actor, sent, submit, untilForm } = start({ save });
    await untilForm('form');
    submit();
    await untilForm('screen', 'signInNeeded');
    isSignedIn = true;
    actor.send({ type: 'session.restored' });
    await untilForm('screen', 'saved');
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each([
    ['none', 'register'],
    ['pending', 'updateProfile'],
    ['approved', 'updateProfile'],
    ['rejected', 'updateProfile'],
  ] as const)('of work approval %s is saved by %s', (workApproval, operation) => {
    expect(savingOperation({ workApproval })).toBe(operation);
  });

  it.each([
    [{ kind: 'kept' }, ownProfile.profileImage?.id],
    [{ kind: 'removed' }, null],
    [{ kind: 'replaced', picture: uploadedPicture }, uploadedPicture.id],
  ] as const)('is sent trimmed, with the picture %o', (picture, profileImageId) => {
    const values = {
      ...profileText,
      name: ' Meera ',
      handle: '@Meera',
      socialProfileLink: ' ',
      picture,
    };
    expect(profileInput({ subject: ownProfile, values, key: 'k' })).toEqual({
      ...profileText,
      name: 'Meera',
      handle: 'meera',
      socialProfileLink: null,
      profileImageId,
    });
  });
});
