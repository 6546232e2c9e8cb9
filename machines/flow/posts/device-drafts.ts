import { assign, emit, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

/** A draft that only this device has whole. */
export type DeviceDraft = {
  clientId: string;
  /** Null until the server has answered the first save. */
  postUID: string | null;
  /** Empty while nothing was typed there. */
  title: string;
  /** The beginning of the text, in plain words. */
  excerpt: string;
  language: string | null;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** The page that continues it. */
  href: string;
};

type Context = { ownerUserId: string; drafts: DeviceDraft[]; chosen: DeviceDraft | null };

type Event =
  | { type: 'drafts.refresh-requested' }
  | { type: 'removal.chosen'; draft: DeviceDraft }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | GlobalEvent;

/**
 * What one person has written on this device and the server does not have whole; removing it asks
 * first.
 */
export const deviceDraftsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { ownerUserId: string },
    emitted: {} as { type: 'draft.removed' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    listDeviceDrafts: requiredActor<DeviceDraft[], { ownerUserId: string }>('listDeviceDrafts'),
    removeDeviceDraft: requiredActor<void, { clientId: string }>('removeDeviceDraft'),
  },
  guards: { hasDrafts: ({ context }) => context.drafts.length > 0 },
  actions: {
    keepDrafts: assign((_, { drafts }: { drafts: DeviceDraft[] }) => ({ drafts })),
    clearDrafts: assign({ drafts: [], chosen: null }),
    keepChosen: assign((_, { draft }: { draft: DeviceDraft }) => ({ chosen: draft })),
    clearChosen: assign({ chosen: null }),
    announceRemoved: emit({ type: 'draft.removed' }),
    dropChosen: assign(({ context }) => ({
      drafts: context.drafts.filter(({ clientId }) => clientId !== context.chosen?.clientId),
      chosen: null,
    })),
  },
}).createMachine({
  id: 'device-drafts',
  description: 'Lists drafts that exist only on this device and lets their author delete them.',
  context: ({ input }) => ({ ownerUserId: input.ownerUserId, drafts: [], chosen: null }),
  initial: 'reading',
  on: {
    ...ignoreGlobalEvents,
    'signed.out': { target: '.none', actions: 'clearDrafts' },
  },
  states: {
    reading: {
      description: 'The earlier drafts while the device is read again.',
      invoke: {
        src: 'listDeviceDrafts',
        input: ({ context }) => ({ ownerUserId: context.ownerUserId }),
        onDone: {
          target: 'settled',
          actions: { type: 'keepDrafts', params: ({ event }) => ({ drafts: event.output }) },
        },
        onError: 'settled',
      },
      on: {
        'removal.chosen': {
          target: 'confirming',
          actions: { type: 'keepChosen', params: ({ event: { draft } }) => ({ draft }) },
        },
      },
    },
    settled: {
      description: 'Not visible: with or without drafts.',
      always: [{ guard: 'hasDrafts', target: 'listed' }, { target: 'none' }],
    },
    none: {
      description: 'Nothing to see.',
      on: { 'drafts.refresh-requested': 'reading' },
    },
    listed: {
      tags: 'screen',
      description:
        'The drafts above the posts, each with its title, its age and the way to write on.',
      on: {
        'drafts.refresh-requested': 'reading',
        'removal.chosen': {
          target: 'confirming',
          actions: { type: 'keepChosen', params: ({ event: { draft } }) => ({ draft }) },
        },
      },
    },
    confirming: {
      tags: 'screen',
      description: 'A dialog that names the draft and asks whether to remove it from this device.',
      on: {
        'removal.confirmed': 'removing',
        'removal.cancelled': { target: 'reading', actions: 'clearChosen' },
      },
    },
    removing: {
      tags: ['screen', 'busy'],
      description: 'The same dialog, busy.',
      invoke: {
        src: 'removeDeviceDraft',
        input: ({ context }) => ({ clientId: context.chosen?.clientId ?? '' }),
        onDone: { target: 'settled', actions: ['dropChosen', 'announceRemoved'] },
        onError: 'removeFailed',
      },
    },
    removeFailed: {
      tags: 'screen',
      description: 'The dialog says that the draft is still there; try again or keep it.',
      on: {
        'removal.confirmed': 'removing',
        'removal.cancelled': { target: 'reading', actions: 'clearChosen' },
      },
    },
  },
});
