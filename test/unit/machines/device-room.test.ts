import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { limits } from '#domain/limits.ts';
import { deviceRoomMachine } from '#machines/flow/device-room.ts';

it('warns while there is still some room, and no longer than there is too little', () => {
  const actor = createActor(deviceRoomMachine).start();
  expect(actor.getSnapshot().value).toBe('unmeasured');
  actor.send({ type: 'room.measured', leftBytes: limits.deviceRoomBytes });
  expect(actor.getSnapshot().value).toBe('enough');
  actor.send({ type: 'room.measured', leftBytes: limits.deviceRoomBytes - 1 });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'scarce',
    context: { leftBytes: limits.deviceRoomBytes - 1 },
  });
  actor.send({ type: 'room.measured', leftBytes: 10 * limits.deviceRoomBytes });
  expect(actor.getSnapshot().value).toBe('enough');
});
