import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import { deliveryMachine } from '#machines/flow/app/delivery.ts';
import { deletionOfTest, detailsOfTest } from '#test/factories/outbox-commands.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const failed = (code: FailureCode) => new Failure({ code });

export default chartEvents({
  machine: deliveryMachine,
  inputs: [detailsOfTest(), detailsOfTest({ isBegun: true }), deletionOfTest()],
  events: [],
  replies: {
    waitUntilDue: { done: [undefined] },
    markCommandStarted: { done: [true, false] },
    sendCommand: {
      done: [{}],
      failed: [
        failed('network'),
        failed('unauthenticated'),
        failed('invalid-request'),
        failed('not-found'),
      ],
    },
    removeCommand: { done: [undefined] },
  },
  distinguish: ({ failure, command }) => [failure?.code ?? null, command.kind, command.isBegun],
});
