import { assign, fromCallback, setup } from 'xstate';
import { limits } from '#domain/limits.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';

/** Bytes that this device still lets the portal keep. */
type Measured = { availableBytes: number };

type Event = ({ type: 'storage.measured' } & Measured) | GlobalEvent;

const measured = ({ event }: { event: Measured }) => ({ availableBytes: event.availableBytes });
const keep = { type: 'keepMeasured', params: measured } as const;

/** Whether this device has room for drafts. It warns while some room is left. */
export const storageQuotaMachine = setup({
  types: {
    context: {} as { availableBytes: number | null },
    events: {} as Event,
    tags: {} as 'screen',
  },
  actors: {
    /** Says `room.measured` now and from time to time. */
    watchStorage: fromCallback<Event>(() => {}),
  },
  guards: {
    isLow: (_, { availableBytes }: Measured) => availableBytes < limits.lowStorageBytes,
  },
  actions: { keepMeasured: assign((_, { availableBytes }: Measured) => ({ availableBytes })) },
}).createMachine({
  id: 'storage-quota',
  description: 'Warns when this device is running out of storage.',
  context: { availableBytes: null },
  initial: 'unknown',
  // A browser without an estimate is no reason for a warning; a full device still fails on the next
  // write.
  invoke: { src: 'watchStorage', onError: '.unknown' },
  on: {
    ...ignoreGlobalEvents,
    'storage.measured': [
      { guard: { type: 'isLow', params: measured }, target: '.low', actions: keep },
      { target: '.sufficient', actions: keep },
    ],
  },
  states: {
    unknown: { description: 'Nothing: the free space is unknown.' },
    sufficient: { description: 'Nothing to say.' },
    low: { tags: 'screen', description: 'How little room is left, and what to do about it.' },
  },
});
