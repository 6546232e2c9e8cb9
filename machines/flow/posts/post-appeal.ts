import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { fileUploadMachine, type PictureFile } from '#machines/kit/file-upload.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { loadAgain } from '#machines/kit/load-again.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isConflict, isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';

export type PostAppeal = components['schemas']['PostAppeal'];
export type AppealPicture = components['schemas']['AppealPicture'];

/** A photo that was chosen and that the server may not have yet. */
export type ChosenPicture = { key: string; name: string };

/** What a creator has written and not sent, as it is kept on the device. */
export type AppealDraft = {
  /** Which decision it is about; a draft about another one is dropped. */
  decisionId: string;
  text: string;
  pictures: AppealPicture[];
  uploads: ChosenPicture[];
  /** The idempotency key of what is being sent; null while it is written. */
  sendKey: string | null;
};

export type AppealRequest = {
  postUID: string;
  userId?: string | undefined;
  decisionId: string;
  text: string;
  pictureIds: string[];
  key: string;
};

/** What is on the device: the draft, and the files that the server does not have. */
export type StoredAppeal = { draft: AppealDraft; files: { key: string; file: PictureFile }[] };

type Place = { postUID: string; userId?: string | undefined };
type Uploads = Record<string, ActorRefFrom<typeof fileUploadMachine>>;

type Context = Place & {
  data: PostAppeal | null;
  text: string;
  pictures: AppealPicture[];
  uploads: Uploads;
  /** In the order in which they were chosen. */
  chosen: ChosenPicture[];
  sendKey: string | null;
  tries: number;
  failure: Failure | null;
};

type Event =
  | { type: 'text.changed'; text: string }
  | { type: 'picture.chosen'; file: PictureFile; key: string }
  | { type: 'picture.uploaded'; key: string; picture: AppealPicture }
  | { type: 'media.failed'; key: string }
  /** By the id of an uploaded photo or the key of one that is not. */
  | { type: 'picture.removed'; id: string }
  | { type: 'appeal.submitted'; key: string }
  | { type: 'edit.requested' }
  | { type: 'retry.requested' }
  | { type: 'data.changed' }
  | GlobalEvent;

type Loaded = { data: PostAppeal; stored: StoredAppeal | null };
type Output<Value> = { event: { output: Value } };

/** Photos that are chosen, whether the server has them or not. */
const pictureCount = ({ pictures, chosen }: Pick<Context, 'pictures' | 'chosen'>) =>
  pictures.length + chosen.length;

const textProblem = (text: string) => {
  if (text.trim() === '') return 'required' as const;
  return countGraphemes(text.trim()) > limits.appealTextMax ? ('too-long' as const) : undefined;
};

/** What is kept on the device; null while nothing is written. */
export function appealDraft(context: Context): AppealDraft | null {
  const { data, text, pictures, chosen, sendKey } = context;
  const decisionId = data?.decision?.decisionId;
  if (!decisionId || (text === '' && pictureCount(context) === 0)) return null;
  return { decisionId, text, pictures, uploads: chosen, sendKey };
}

const changed = { sendKey: null };
const sessionLost = {
  guard: { type: 'isSessionLost', params: caught },
  target: '#post-appeal.signInNeeded',
} as const;

/**
 * A creator asks for a second review of a decision on their post, once. What they write stays on
 * the device until the server has it; a send that was cut off goes out again with the same key.
 */
export const postAppealMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Place,
    tags: {} as 'screen' | 'busy' | 'form' | 'failed',
  },
  actors: {
    loadAppeal: requiredActor<Loaded, Place>('getPostAppeal'),
    createAppeal: requiredActor<PostAppeal, AppealRequest>('createAppeal'),
    upload: fileUploadMachine,
  },
  guards: {
    isAppealed: ({ context }) => context.data?.status === 'appealed',
    isTooSoon: ({ context }) => context.data?.status === 'too-soon',
    isAvailable: ({ context }) => context.data?.status === 'available',
    isBeingSent: ({ context }) =>
      context.data?.status === 'available' && context.sendKey !== null,
    isTextInvalid: ({ context }) => textProblem(context.text) !== undefined,
    isUploading: ({ context }) => context.chosen.length > 0,
    hasFailedUpload: ({ context }) =>
      Object.values(context.uploads).some((upload) => upload.getSnapshot().hasTag('failed')),
    hasRoom: ({ context }) => pictureCount(context) < limits.appealPicturesMax,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
    isConflict: (_, { error }: Caught) =>
      isConflict(error) || toFailure(error).code === 'not-found',
    hasFieldErrors: (_, { error }: Caught) =>
      Object.keys(toFailure(error).fields ?? {}).length > 0,
  },
  actions: {
    keepData: assign((_, { data }: { data: PostAppeal }) => ({ data, failure: null })),
    keepText: assign((_, { text }: { text: string }) => ({ text, ...changed })),
    keepKey: assign(({ context }, { key }: { key: string }) => ({
      sendKey: context.sendKey ?? key,
      tries: 0,
      failure: null,
    })),
    forgetKey: assign(changed),
    keepFailure: assign(caughtFailure),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    clearFailure: assign({ failure: null }),
    keepTextProblem: assign(({ context }) => ({
      failure: new Failure({
        code: 'invalid-request',
        fields: { text: textProblem(context.text) ?? 'required' },
      }),
    })),
    /** Continues with what this device has of the same decision. */
    restore: enqueueActions(
      ({ context, enqueue, self }, { data, stored }: Loaded) => {
        if (!stored || stored.draft.decisionId !== data.decision?.decisionId) return;
        if (context.text !== '' || pictureCount(context) > 0) return;
        const { text, pictures, uploads, sendKey } = stored.draft;
        const files = stored.files.filter(({ key }) => uploads.some((one) => one.key === key));
        const lost = files.length < uploads.length;
        enqueue.assign(({ spawn }) => ({
          text,
          pictures,
          chosen: files.map(({ key, file: { name } }) => ({ key, name })),
          // A photo that is lost is for its person to choose again, before anything is sent.
          sendKey: lost ? null : sendKey,
          uploads: Object.fromEntries(
            files.map(({ key, file }) => [
              key,
              spawn('upload', { input: { file, key, parent: self } }),
            ]),
          ),
        }));
      },
    ),
    choosePicture: assign(
      ({ context, spawn, self }, { file, key }: { file: PictureFile; key: string }) => ({
        ...changed,
        chosen: [...context.chosen, { key, name: file.name }],
        uploads: {
          ...context.uploads,
          [key]: spawn('upload', { input: { file, key, parent: self } }),
        },
      }),
    ),
    keepPicture: assign(
      ({ context }, { key, picture }: { key: string; picture: AppealPicture }) => {
        const { id, url, width, height } = picture;
        return {
          pictures: [...context.pictures, { id, url, width, height }],
          ...withoutUpload(context, key),
        };
      },
    ),
    removePicture: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const upload = context.uploads[id];
      if (upload) enqueue.stopChild(upload);
      enqueue.assign({
        ...changed,
        pictures: context.pictures.filter((picture) => picture.id !== id),
        ...withoutUpload(context, id),
      });
    }),
    /** Keeps the draft on the device; the app provides it. */
    storeDraft: () => {},
    /** Keeps the file of a photo until the server has it; the app provides it. */
    storeFile: (_, _file: { key: string; file: PictureFile }) => {},
    /** Forgets it again. */
    discardFile: (_, _file: { id: string }) => {},
    /** Forgets the draft: the server has it, or it is about another decision. */
    discardDraft: () => {},
  },
  delays: {
    retryDelay: ({ context: { tries, failure } }) => retryDelay({ tries, failure }),
    untilAvailable: ({ context: { data } }) => (data?.availableAt ? limits.appealRetrySeconds : 0) * 1000,
  },
}).createMachine({
  id: 'post-appeal',
  description: 'Asks once for a second review of a decision on a post, and shows its result.',
  context: ({ input }) => ({
    ...input,
    data: null,
    text: '',
    pictures: [],
    uploads: {},
    chosen: [],
    sendKey: null,
    tries: 0,
    failure: null,
  }),
  initial: 'loading',
  on: {
    ...ignoreGlobalEvents,
    'picture.uploaded': {
      actions: [
        { type: 'keepPicture', params: ({ event }) => event },
        { type: 'discardFile', params: ({ event }) => ({ id: event.key }) },
        'storeDraft',
      ],
    },
  },
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders, or what was shown before while it is loaded again.',
      invoke: {
        src: 'loadAppeal',
        input: ({ context: { postUID, userId } }) => ({ postUID, userId }),
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'keepData', params: ({ event }: Output<Loaded>) => event.output },
            { type: 'restore', params: ({ event }: Output<Loaded>) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isSessionLost', params: caught },
            target: 'loadFailed',
            actions: { type: 'keepFailure', params: caught },
          },
          { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    loadFailed: {
      tags: ['screen', 'failed'],
      description: 'Why the decision could not be loaded, with a way to try again.',
      on: loadAgain,
    },
    loaded: {
      description: 'Not visible: what is shown depends on the decision.',
      always: [
        { guard: 'isAppealed', target: 'appealed', actions: 'discardDraft' },
        { guard: 'isTooSoon', target: 'tooSoon' },
        { guard: 'isBeingSent', target: 'uploading' },
        { guard: 'isAvailable', target: 'form' },
        { target: 'unavailable' },
      ],
    },
    unavailable: {
      tags: 'screen',
      description: 'No decision against the post applies now.',
      on: { 'data.changed': 'loading' },
    },
    tooSoon: {
      tags: 'screen',
      description: 'The decision is some seconds old and may still be undone.',
      after: { untilAvailable: 'loading' },
      on: { 'data.changed': 'loading' },
    },
    form: {
      tags: 'form',
      initial: 'editing',
      on: {
        'text.changed': {
          actions: [{ type: 'keepText', params: ({ event }) => event }, 'storeDraft'],
        },
        'picture.chosen': {
          guard: 'hasRoom',
          actions: [
            { type: 'choosePicture', params: ({ event }) => event },
            { type: 'storeFile', params: ({ event }) => event },
            'storeDraft',
          ],
        },
        'picture.removed': {
          actions: [
            { type: 'removePicture', params: ({ event }) => event },
            { type: 'discardFile', params: ({ event }) => event },
            'storeDraft',
          ],
        },
        'appeal.submitted': [
          { guard: 'isTextInvalid', target: '.refused', actions: 'keepTextProblem' },
          {
            target: 'uploading',
            actions: [{ type: 'keepKey', params: ({ event }) => event }, 'storeDraft'],
          },
        ],
      },
      states: {
        editing: { tags: 'screen', description: 'The form.' },
        refused: {
          tags: 'screen',
          description: 'The form, and which rule the text breaks; the text has the focus.',
          on: { 'text.changed': {
            target: 'editing',
            actions: [
              { type: 'keepText', params: ({ event }) => event },
              'clearFailure',
              'storeDraft',
            ],
          } },
        },
        failed: {
          tags: ['screen', 'failed'],
          description: 'The form, and why it could not be sent.',
        },
      },
    },
    uploading: {
      tags: ['screen', 'busy', 'form'],
      description: 'Sent as soon as the photos have arrived. Nothing can be pressed twice.',
      always: [
        { guard: 'hasFailedUpload', target: 'form', actions: ['forgetKey', 'storeDraft'] },
        { guard: 'isUploading', target: '#post-appeal.uploading.waiting' },
        { target: 'sending' },
      ],
      initial: 'waiting',
      states: { waiting: {} },
      on: {
        'media.failed': { target: 'form', actions: ['forgetKey', 'storeDraft'] },
        'edit.requested': { target: 'form', actions: ['forgetKey', 'storeDraft'] },
      },
    },
    sending: {
      tags: ['screen', 'busy', 'form'],
      description: 'On its way to the server.',
      entry: 'countTry',
      invoke: {
        src: 'createAppeal',
        input: ({ context }) => toRequest(context),
        onDone: {
          target: 'appealed',
          actions: [
            { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
            'discardDraft',
          ],
        },
        onError: [
          sessionLost,
          {
            guard: { type: 'isTransient', params: caught },
            target: 'waiting',
            actions: { type: 'keepFailure', params: caught },
          },
          {
            guard: { type: 'isConflict', params: caught },
            target: 'loading',
            actions: ['forgetKey', 'storeDraft'],
          },
          {
            guard: { type: 'hasFieldErrors', params: caught },
            target: 'form.refused',
            actions: [
              { type: 'keepFailure', params: caught },
              'forgetKey',
              'storeDraft',
            ],
          },
          {
            target: 'form.failed',
            actions: [
              { type: 'keepFailure', params: caught },
              'forgetKey',
              'storeDraft',
            ],
          },
        ],
      },
      on: { 'session.expired': 'signInNeeded' },
    },
    waiting: {
      tags: ['screen', 'form'],
      description: 'It could not be sent now. It goes out again by itself, with the same key.',
      after: { retryDelay: 'sending' },
      on: {
        'network.online': 'sending',
        'retry.requested': 'sending',
        // It may have arrived: another text would be a second appeal, which the server refuses.
        'edit.requested': { target: 'form', actions: ['forgetKey', 'storeDraft'] },
      },
    },
    signInNeeded: {
      tags: ['screen', 'busy', 'form'],
      description: 'The sign-in dialog covers the page. Then it is sent.',
      on: { 'session.restored': 'sending' },
    },
    appealed: {
      tags: 'screen',
      description: 'The number, the promised time, and once there is one, the decision.',
      on: { 'data.changed': 'loading' },
    },
  },
});

const withoutUpload = ({ chosen, uploads }: Context, key: string) => ({
  chosen: chosen.filter((one) => one.key !== key),
  uploads: Object.fromEntries(Object.entries(uploads).filter(([other]) => other !== key)),
});

function toRequest({ postUID, userId, data, text, pictures, sendKey }: Context): AppealRequest {
  const decisionId = data?.decision?.decisionId;
  if (!decisionId || !sendKey) throw new Error('Nothing was submitted.');
  const pictureIds = pictures.map(({ id }) => id);
  return { postUID, userId, decisionId, text: text.trim(), pictureIds, key: sendKey };
}
