import { fromCallback, fromPromise } from 'xstate';
import type { OutboxInput } from '#machines/flow/app/outbox.ts';
import { type OutboxActor, outboxStartMachine } from '#machines/flow/app/outbox-start.ts';
import { subscribeToDevice } from '#src/device/device-channel.ts';

/** The chart `outbox-start` on this device. */
export const liveOutboxStartMachine = outboxStartMachine.provide({
  actors: {
    watchDevice: fromCallback(({ sendBack }) => {
      const tellOnline = () => sendBack({ type: 'network.online' });
      addEventListener('online', tellOnline);
      const unsubscribe = subscribeToDevice(({ type }) => {
        if (type === 'device.changed') sendBack({ type });
      });
      return () => {
        removeEventListener('online', tellOnline);
        unsubscribe();
      };
    }),
    createOutbox: fromPromise<OutboxActor | null, OutboxInput>(async ({ input }) => {
      const { listPendingCommands } = await import('#src/device/pending-commands.ts');
      const { commands, nextDueIn } = await listPendingCommands(input.ownerUserId);
      if (commands.length === 0 && nextDueIn === null) return null;
      const { createOutbox } = await import('./live-outbox-machine.ts');
      return createOutbox(input);
    }),
    runOutbox: fromCallback<{ type: 'device.changed' }, { outbox: OutboxActor }>(
      ({ input: { outbox }, receive }) => {
        outbox.start();
        receive((event) => outbox.send(event));
        return () => outbox.stop();
      },
    ),
  },
});
