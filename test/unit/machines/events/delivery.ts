import { Failure, type FailureCode } from '#domain/failure.ts';
import { deliveryMachine } from '#machines/flow/delivery.ts';
import { deletionOfTest, detailsOfTest } from '../../../support/commands.ts';
import { chartEvents } from '../chart-events.ts';

const failed = (code: FailureCode) => new Failure({ code });

export default chartEvents({
  machine: deliveryMachine,
  inputs: [detailsOfTest(), detailsOfTest({ isBegun: true }), deletionOfTest()],
  events: [],
  replies: {
    awaitTurn: { done: [undefined] },
    beginCommand: { done: [true, false] },
    tellServer: {
      done: [{}],
      failed: [failed('network'), failed('unauthenticated'), failed('invalid-request'), failed('not-found')],
    },
    forgetCommand: { done: [undefined] },
  },
  distinguish: ({ failure, command }) => [failure?.code ?? null, command.kind, command.isBegun],
});
