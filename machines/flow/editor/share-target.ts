import { assign, emit, setup } from 'xstate';
import type { Failure, FailureCode } from '#domain/contract/failure.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { ShareDropReason, ShareProblem } from '#domain/post/share-target.ts';
import type { SharedText } from '#domain/post/shared-text.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

/** A file as the chart knows it; the app's actors know what it really is. */
type SharedFile = { name: string; size: number };

/** What waits on this device. */
export type Share = SharedText & {
  id: string;
  files: readonly SharedFile[];
  dropped: readonly { name: string; reason: ShareDropReason }[];
  /** When it is removed, in milliseconds since 1970. */
  expiresAt: number;
};

/** Why a file is not part of the post: a failure of the check, or what was shared with it. */
export type ShareRefusal =
  | Extract<FailureCode, `image-${string}` | `video-${string}`>
  | ShareDropReason
  | 'one-video'
  | 'video-only';

export type SharedPost = {
  format: PostFormat;
  files: readonly SharedFile[];
};

/** The post that the files and words make; null when nothing of them can be used. */
export type CheckedShare = {
  post: SharedPost | null;
  refused: readonly { name: string; reason: ShareRefusal }[];
};

/** What the person may do. `profileNeeded`: steps before the main area are left. */
export type ShareAccess = 'signedOut' | 'profileNeeded' | 'notAllowed' | 'allowed';

export type ShareTargetInput = {
  shareId: string;
  problem: ShareProblem | null;
  access: ShareAccess;
  userId: string | null;
};

type Context = ShareTargetInput & {
  share: Share | null;
  checked: CheckedShare;
  failure: Failure | null;
};

type Event =
  | { type: 'continue.requested' }
  | { type: 'retry.requested' }
  | { type: 'discard.requested' }
  | GlobalEvent;

type Read = { share: Share | null };
type Checked = { checked: CheckedShare };
const read = ({ event }: { event: { output: Share | null } }) => ({ share: event.output });
const checked = ({ event }: { event: { output: CheckedShare } }) => ({ checked: event.output });

/** Makes a draft of what another app has shared, and opens it in the editor. */
export const shareTargetMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ShareTargetInput,
    emitted: {} as { type: 'draft.created'; href: string } | { type: 'share.discarded' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    readShare: requiredActor<Share | null, { shareId: string; userId: string | null }>('readShare'),
    /** Checks the files as the editor checks chosen ones. */
    checkShare: requiredActor<CheckedShare, { share: Share | null }>('checkShare'),
    /** Keeps the draft and its files, and removes the share. Returns the address of the editor. */
    createSharedDraft: requiredActor<
      string,
      { share: Share | null; post: SharedPost | null; userId: string | null }
    >('createSharedDraft'),
    deleteShare: requiredActor<void, { shareId: string }>('deleteShare'),
  },
  guards: {
    hasProblem: ({ context }) => context.problem !== null,
    isGone: (_, { share }: Read) => share === null,
    isSignedOut: ({ context }) => context.access === 'signedOut',
    isProfileNeeded: ({ context }) => context.access === 'profileNeeded',
    isNotAllowed: ({ context }) => context.access === 'notAllowed',
    isUnusable: (_, params: Checked) => params.checked.post === null,
    hasRefusals: (_, params: Checked) => params.checked.refused.length > 0,
    isStorageFull: (_, { error }: Caught) =>
      error instanceof Error && error.name === 'QuotaExceededError',
  },
  actions: {
    keepShare: assign((_, { share }: Read) => ({ share })),
    keepChecked: assign((_, params: Checked) => ({ checked: params.checked })),
    keepFailure: assign(caughtFailure),
    emitCreated: emit((_, { href }: { href: string }) => ({
      type: 'draft.created' as const,
      href,
    })),
    emitDiscarded: emit({ type: 'share.discarded' as const }),
  },
}).createMachine({
  id: 'share-target',
  description: 'Makes a draft of what another app has shared, and opens it in the editor.',
  context: ({ input }) => ({
    ...input,
    share: null,
    checked: { post: null, refused: [] },
    failure: null,
  }),
  initial: 'deciding',
  on: ignoreGlobalEvents,
  states: {
    deciding: {
      description: 'Not visible: whether there is anything on the device.',
      always: [{ guard: 'hasProblem', target: 'notKept' }, { target: 'reading' }],
    },
    notKept: {
      tags: 'screen',
      description: 'Why nothing was kept, and how to choose the files in the portal.',
    },
    gone: {
      tags: 'screen',
      description: 'The files are not on this device any more: share or choose them again.',
    },
    reading: {
      tags: ['screen', 'busy'],
      description: 'A placeholder while the device is read.',
      invoke: {
        src: 'readShare',
        input: ({ context: { shareId, userId } }) => ({ shareId, userId }),
        onDone: [
          { guard: { type: 'isGone', params: read }, target: 'gone' },
          { target: 'admitting', actions: { type: 'keepShare', params: read } },
        ],
        onError: { target: 'readFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    readFailed: {
      tags: 'screen',
      description: 'The files could not be read on this device. The button tries it again.',
      on: { 'retry.requested': 'reading' },
    },
    admitting: {
      description: 'Not visible: whether this person can write posts.',
      always: [
        { guard: 'isSignedOut', target: 'signInNeeded' },
        { guard: 'isProfileNeeded', target: 'profileNeeded' },
        { guard: 'isNotAllowed', target: 'notAllowed' },
        { target: 'checking' },
      ],
    },
    signInNeeded: {
      tags: 'screen',
      description: 'Asks to sign in, and says until when the files are kept.',
      on: { 'discard.requested': 'discarding' },
    },
    profileNeeded: {
      tags: 'screen',
      description: 'The profile comes first. Says until when the files are kept.',
      on: { 'discard.requested': 'discarding' },
    },
    notAllowed: {
      tags: 'screen',
      description: 'This account writes no posts: the files can only be removed.',
      on: { 'discard.requested': 'discarding' },
    },
    checking: {
      tags: ['screen', 'busy'],
      description: 'The same placeholder, while the files are checked.',
      invoke: {
        src: 'checkShare',
        input: ({ context: { share } }) => ({ share }),
        onDone: [
          {
            guard: { type: 'isUnusable', params: checked },
            target: 'unusable',
            actions: { type: 'keepChecked', params: checked },
          },
          {
            guard: { type: 'hasRefusals', params: checked },
            target: 'confirming',
            actions: { type: 'keepChecked', params: checked },
          },
          { target: 'creating', actions: { type: 'keepChecked', params: checked } },
        ],
        onError: { target: 'readFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    confirming: {
      tags: 'screen',
      description: 'Which files cannot be used, and why. Continues with the others.',
      on: { 'continue.requested': 'creating', 'discard.requested': 'discarding' },
    },
    unusable: {
      tags: 'screen',
      description: 'Why none of the files can be used.',
      on: { 'discard.requested': 'discarding' },
    },
    creating: {
      tags: ['screen', 'busy'],
      description: 'The same placeholder, while the draft is kept on the device.',
      invoke: {
        src: 'createSharedDraft',
        input: ({
          context: {
            share,
            checked: { post },
            userId,
          },
        }) => ({ share, post, userId }),
        onDone: {
          target: 'opening',
          actions: { type: 'emitCreated', params: ({ event }) => ({ href: event.output }) },
        },
        onError: [
          { guard: { type: 'isStorageFull', params: caught }, target: 'storageFull' },
          { target: 'createFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    storageFull: {
      tags: 'screen',
      description: 'The device has no space for the draft. Tries again once there is some.',
      on: { 'retry.requested': 'creating', 'discard.requested': 'discarding' },
    },
    createFailed: {
      tags: 'screen',
      description: 'The draft could not be kept. The button tries it again.',
      on: { 'retry.requested': 'creating', 'discard.requested': 'discarding' },
    },
    opening: {
      tags: ['screen', 'busy'],
      description: 'The same placeholder until the editor is open.',
    },
    discarding: {
      tags: ['screen', 'busy'],
      description: 'The files are being removed from the device.',
      invoke: {
        src: 'deleteShare',
        input: ({ context: { shareId } }) => ({ shareId }),
        onDone: 'discarded',
        // It is removed automatically when its time is over.
        onError: 'discarded',
      },
    },
    discarded: {
      tags: ['screen', 'busy'],
      description: 'The same placeholder until the portal is open.',
      entry: 'emitDiscarded',
    },
  },
});
