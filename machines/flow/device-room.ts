import { assign, fromCallback, setup } from 'xstate';
import { limits } from '#domain/limits.ts';

/** Bytes that this device still lets the portal keep. */
type Measured = { leftBytes: number };

type Event =
  | ({ type: 'room.measured' } & Measured)
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

const measured = ({ event }: { event: Measured }) => ({ leftBytes: event.leftBytes });
const keep = { type: 'keepMeasured', params: measured } as const;

/** Whether this device has room for what is written on it: told while there is still some, not when nothing can be kept any more. */
export const deviceRoomMachine = setup({
  types: {
    context: {} as { leftBytes: number | null },
    events: {} as Event,
    tags: {} as 'screen',
  },
  actors: {
    /** Says `room.measured` now and from time to time. */
    watchRoom: fromCallback<Event>(() => {}),
  },
  guards: {
    isScarce: (_, { leftBytes }: Measured) => leftBytes < limits.deviceRoomBytes,
  },
  actions: { keepMeasured: assign((_, { leftBytes }: Measured) => ({ leftBytes })) },
}).createMachine({
  id: 'device-room',
  context: { leftBytes: null },
  initial: 'unmeasured',
  // A browser that cannot tell is no reason for a warning; a full device still says so when it is written to.
  invoke: { src: 'watchRoom', onError: '.unmeasured' },
  on: {
    'room.measured': [
      { guard: { type: 'isScarce', params: measured }, target: '.scarce', actions: keep },
      { target: '.enough', actions: keep },
    ],
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    unmeasured: { description: 'Nothing to say: nobody knows.' },
    enough: { description: 'Nothing to say.' },
    scarce: { tags: 'screen', description: 'How little room is left, and what to do about it.' },
  },
});
