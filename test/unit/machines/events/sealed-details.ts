import { Failure } from '#domain/failure.ts';
import { sealedDetailsMachine } from '#machines/flow/sealed-details.ts';
import { detailsOfTest } from '../../../support/commands.ts';
import { bankDetails } from '../bank.ts';
import { chartEvents } from '../chart-events.ts';

const failed = (code: 'network' | 'unauthenticated' | 'invalid-request') => new Failure({ code });

export default chartEvents({
  machine: sealedDetailsMachine,
  inputs: [detailsOfTest(), detailsOfTest({ isBegun: true })],
  events: [],
  replies: {
    awaitNetwork: { done: [undefined] },
    beginDetails: { done: [true, false] },
    saveBankDetails: {
      done: [bankDetails.pending],
      failed: [failed('network'), failed('unauthenticated'), failed('invalid-request')],
    },
    forgetDetails: { done: [undefined] },
  },
  distinguish: ({ failure, command }) => [failure?.code ?? null, command.isBegun],
});
