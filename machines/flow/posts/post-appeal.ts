import { and, assign, sendTo, setup, stateIn } from 'xstate';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { fileUploadMachine, type UploadRequest } from '#machines/kit/file-upload.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { loadAgain } from '#machines/kit/load-again.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isConflict, isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';
import { type UploadSnapshot, uploadGuards, uploadState } from '#machines/kit/upload-state.ts';

export type PostAppeal = components['schemas']['PostAppeal'];
/** A decision on a post or the block of the own account, and its appeal. */
export type AppealData = PostAppeal | components['schemas']['BlockedAccount'];
export type AppealPicture = components['schemas']['AppealPicture'];

/** What a person has written and not sent, as it is kept on the device. */
export type AppealDraft = {
  /** A draft about another decision is dropped. */
  decisionId: string;
  text: string;
  /** Photos that the server has. */
  pictures: AppealPicture[];
  /** One that it may not have; its file is kept under this key. */
  upload: { key: string } | null;
  /** The idempotency key of what is being sent; null while it is written. */
  sendKey: string | null;
};

/** `postUID` is null for the block of the own account. */
type Place = {
  postUID: string | null;
  /** One of several decisions on the post; by default the last one. */
  decisionId?: string | undefined;
  userId?: string | undefined;
};

export type AppealRequest = Place & {
  decisionId: string;
  text: string;
  pictureIds: string[];
  key: string;
};

/** `file` is the photo of the draft that the server may not have. */
type Stored = { draft: AppealDraft; upload: UploadRequest | null };
type Loaded = { data: AppealData; stored: Stored | null };

type Context = Place & {
  data: AppealData | null;
  text: string;
  pictures: AppealPicture[];
  upload: UploadRequest | null;
  sendKey: string | null;
  tries: number;
  failure: Failure | null;
};

type Event =
  | { type: 'text.changed'; text: string }
  | ({ type: 'picture.chosen' } & UploadRequest)
  | { type: 'picture.dismissed' }
  | { type: 'picture.removed'; id: string }
  | { type: 'appeal.submitted'; key: string }
  | { type: 'edit.requested' }
  | { type: 'retry.requested' }
  | { type: 'data.changed' }
  | GlobalEvent;

type Output<Value> = { event: { output: Value } };

/** The rule that a text breaks; undefined when it can be sent. */
function textProblem(text: string) {
  if (text.trim() === '') return 'required' as const;
  return countGraphemes(text.trim()) > limits.appealTextMax
    ? (`too-long:${limits.appealTextMax}` as const)
    : undefined;
}

/** What is kept on the device; null while nothing is written. */
export function appealDraft({
  data,
  text,
  pictures,
  upload,
  sendKey,
}: Context): AppealDraft | null {
  const decisionId = data?.decision?.decisionId;
  if (!decisionId || (text === '' && pictures.length === 0 && !upload)) return null;
  return { decisionId, text, pictures, upload: upload && { key: upload.key }, sendKey };
}

const sessionLost = {
  guard: { type: 'isSessionLost', params: caught },
  target: 'signInNeeded',
} as const;
const keepFailure = { type: 'keepFailure', params: caught } as const;
const backToForm = { target: 'form', actions: ['forgetKey', 'storeDraft'] } as const;
const keepText = {
  type: 'keepText',
  params: ({ event }: { event: { text: string } }) => event,
} as const;
const pictureUpload = uploadState('storeDraft');

/**
 * A creator asks once for a second review of a decision on their post, or of the block of their
 * account. What they write stays on the device until the server has it. A call that was interrupted
 * is repeated with the same key.
 */
export const postAppealMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Place,
    children: {} as { upload: 'upload' },
    tags: {} as 'screen' | 'busy' | 'form' | 'failed',
  },
  actors: {
    loadAppeal: requiredActor<Loaded, Place>('getPostAppeal'),
    createAppeal: requiredActor<AppealData, AppealRequest>('createAppeal'),
    upload: fileUploadMachine,
  },
  guards: {
    ...uploadGuards,
    isAppealed: ({ context }) => context.data?.status === 'appealed',
    isTooSoon: ({ context }) => context.data?.status === 'too-soon',
    isAvailable: ({ context }) => context.data?.status === 'available',
    isBeingSent: ({ context }) => context.data?.status === 'available' && context.sendKey !== null,
    isTextInvalid: ({ context }) => textProblem(context.text) !== undefined,
    hasUpload: ({ context }) => context.upload !== null,
    hasNoUpload: ({ context }) => context.upload === null,
    isPictureUploadFailed: stateIn({ picture: { uploading: 'failed' } }),
    hasRoom: ({ context }) =>
      context.upload === null && context.pictures.length < limits.appealPicturesMax,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
    isOutdated: (_, { error }: Caught) =>
      isConflict(error) || toFailure(error).code === 'not-found',
    isTextRefused: (_, { error }: Caught) => Boolean(toFailure(error).fields?.text),
  },
  actions: {
    /** Continues with what this device has of the same decision, unless something is written. */
    keepLoaded: assign(({ context }, { data, stored }: Loaded) => {
      const isWritten = appealDraft({ ...context, data }) !== null;
      const isSame = stored?.draft.decisionId === data.decision?.decisionId;
      if (!stored || !isSame || isWritten) return { data, failure: null };
      const { text, pictures, upload, sendKey } = stored.draft;
      // A photo that is lost is for its person to choose again, before anything is sent.
      const isPhotoLost = upload !== null && stored.upload === null;
      return {
        data,
        failure: null,
        text,
        pictures,
        upload: stored.upload,
        sendKey: isPhotoLost ? null : sendKey,
      };
    }),
    keepReply: assign((_, { data }: { data: AppealData }) => ({ data, failure: null })),
    keepText: assign((_, { text }: { text: string }) => ({ text, sendKey: null })),
    keepKey: assign(({ context }, { key }: { key: string }) => ({
      sendKey: context.sendKey ?? key,
      tries: 0,
      failure: null,
    })),
    forgetKey: assign({ sendKey: null }),
    keepFailure: assign(caughtFailure),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    keepTextProblem: assign(({ context: { text } }) => ({
      failure: new Failure({
        code: 'invalid-request',
        fields: { text: textProblem(text) ?? 'required' },
      }),
    })),
    keepFile: assign((_, { file, key }: UploadRequest) => ({
      upload: { file, key },
      sendKey: null,
    })),
    keepPicture: assign(({ context: { pictures } }, { snapshot }: UploadSnapshot) => {
      const { picture } = snapshot.context;
      if (!picture) return {};
      const { id, url, width, height } = picture;
      return { pictures: [...pictures, { id, url, width, height }], upload: null };
    }),
    removePicture: assign(({ context: { pictures } }, { id }: { id: string }) => ({
      pictures: pictures.filter((picture) => picture.id !== id),
      sendKey: null,
    })),
    clearFile: assign({ upload: null }),
    forwardToUpload: sendTo('upload', ({ event }) => event as GlobalEvent),
    /** Provided by the page: keeps the draft and the file of its photo on this device. */
    storeDraft: () => {},
    /** Provided by the page: the server has it, or it is about another decision. */
    discardDraft: () => {},
  },
  delays: {
    retryDelay: ({ context: { tries, failure } }) => retryDelay({ tries, failure }),
    undoTime: 5000,
  },
}).createMachine({
  id: 'post-appeal',
  description:
    'Asks once for a second review of a decision on a post or of the block of an account, and shows its result.',
  context: ({ input }) => ({
    ...input,
    data: null,
    text: '',
    pictures: [],
    upload: null,
    sendKey: null,
    tries: 0,
    failure: null,
  }),
  type: 'parallel',
  on: ignoreGlobalEvents,
  states: {
    appeal: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['screen', 'busy'],
          description: 'Placeholders.',
          invoke: {
            src: 'loadAppeal',
            input: ({ context: { postUID, decisionId, userId } }) => ({
              postUID,
              decisionId,
              userId,
            }),
            onDone: {
              target: 'loaded',
              actions: {
                type: 'keepLoaded',
                params: ({ event }: Output<Loaded>) => event.output,
              },
            },
            onError: { target: 'loadFailed', actions: keepFailure },
          },
        },
        loadFailed: {
          tags: ['screen', 'failed'],
          description: 'Why the decision could not be loaded, with a way to try again.',
          on: loadAgain,
        },
        loaded: {
          description: 'Not visible: the decision says what is shown.',
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
          description: 'The decision does not apply any more.',
          on: { 'data.changed': 'loading' },
        },
        tooSoon: {
          tags: 'screen',
          description: 'The decision is some seconds old and may still be undone.',
          after: { undoTime: 'loading' },
        },
        form: {
          tags: 'form',
          initial: 'editing',
          on: {
            'text.changed': { target: '.editing', actions: [keepText, 'storeDraft'] },
            'picture.removed': {
              actions: [{ type: 'removePicture', params: ({ event }) => event }, 'storeDraft'],
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
            },
            failed: {
              tags: ['screen', 'failed'],
              description: 'The form, and why it could not be sent.',
            },
          },
        },
        uploading: {
          tags: ['screen', 'busy', 'form'],
          description: 'It is sent as soon as the photo has arrived.',
          always: [
            { guard: 'isPictureUploadFailed', ...backToForm },
            { guard: 'hasNoUpload', target: 'sending' },
          ],
          on: { 'edit.requested': backToForm },
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
                {
                  type: 'keepReply',
                  params: ({ event }: Output<AppealData>) => ({ data: event.output }),
                },
                'discardDraft',
              ],
            },
            onError: [
              sessionLost,
              {
                guard: { type: 'isTransient', params: caught },
                target: 'waiting',
                actions: keepFailure,
              },
              {
                guard: { type: 'isOutdated', params: caught },
                target: 'loading',
                actions: ['forgetKey', 'storeDraft'],
              },
              {
                guard: { type: 'isTextRefused', params: caught },
                target: 'form.refused',
                actions: [keepFailure, 'forgetKey', 'storeDraft'],
              },
              { target: 'form.failed', actions: [keepFailure, 'forgetKey', 'storeDraft'] },
            ],
          },
          on: { 'session.expired': 'signInNeeded' },
        },
        waiting: {
          tags: ['screen', 'form'],
          description: 'It could not be sent now. It is sent again with the same key.',
          after: { retryDelay: 'sending' },
          on: {
            'network.online': 'sending',
            'retry.requested': 'sending',
            // It may have arrived. Then the server refuses another text, and the page shows it.
            'edit.requested': backToForm,
          },
        },
        signInNeeded: {
          tags: ['screen', 'busy', 'form'],
          description:
            'The sign-in dialog covers the page, or the page of a blocked account asks to sign in again. Then it is sent.',
          on: { 'session.restored': 'sending' },
        },
        appealed: {
          tags: 'screen',
          description: 'The number, the promised time, and once there is one, the decision.',
          on: { 'data.changed': 'loading' },
        },
      },
    },
    picture: {
      initial: 'settled',
      states: {
        settled: {
          description: 'No photo is on its way.',
          always: { guard: 'hasUpload', target: 'uploading' },
          on: {
            'picture.chosen': {
              guard: and([stateIn({ appeal: 'form' }), 'hasRoom']),
              actions: [{ type: 'keepFile', params: ({ event }) => event }, 'storeDraft'],
            },
          },
        },
        uploading: {
          ...pictureUpload,
          on: {
            ...pictureUpload.on,
            'picture.dismissed': { target: 'settled', actions: ['clearFile', 'storeDraft'] },
          },
        },
      },
    },
  },
});

function toRequest({ postUID, userId, data, text, pictures, sendKey }: Context): AppealRequest {
  const decisionId = data?.decision?.decisionId;
  if (!decisionId || !sendKey) throw new Error('Nothing was submitted.');
  const pictureIds = pictures.map(({ id }) => id);
  return { postUID, userId, decisionId, text: text.trim(), pictureIds, key: sendKey };
}
