import { limits } from '#domain/limits.ts';
import { deviceRoomMachine } from '#machines/flow/device-room.ts';
import { chartEvents } from '../chart-events.ts';

export default chartEvents({
  machine: deviceRoomMachine,
  events: [
    { type: 'room.measured', leftBytes: limits.deviceRoomBytes },
    { type: 'room.measured', leftBytes: 12_000_000 },
  ],
  replies: {},
});
