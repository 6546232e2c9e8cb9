import { createActor } from 'xstate';
import { outboxMachine } from '#machines/flow/app/outbox.ts';
import { outboxStartMachine } from '#machines/flow/app/outbox-start.ts';
import { ownerId } from '#test/factories/drafts.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const input = { ownerUserId: ownerId, profile: 'approved' as const, newKey: () => 'key' };

export default chartEvents({
  machine: outboxStartMachine,
  input,
  events: [{ type: 'user.changed', ownerUserId: ownerId, profile: 'pending' }],
  replies: { createOutbox: { done: [null, createActor(outboxMachine, { input })] } },
  distinguish: ({ outbox, profile }) => [outbox === null, profile],
});
