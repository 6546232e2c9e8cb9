import { Failure } from '#domain/failure.ts';
import { deletionMachine } from '#machines/flow/deletion.ts';
import { deletionOfTest } from '../../../support/commands.ts';
import { chartEvents } from '../chart-events.ts';

const failed = (code: 'network' | 'unauthenticated' | 'not-found' | 'revision-conflict') =>
  new Failure({ code });

export default chartEvents({
  machine: deletionMachine,
  input: deletionOfTest(),
  events: [],
  replies: {
    beginDeletion: { done: [true, false] },
    deletePost: {
      done: [{ success: true }],
      failed: [
        failed('network'),
        failed('unauthenticated'),
        failed('not-found'),
        failed('revision-conflict'),
      ],
    },
    forgetPost: { done: [undefined] },
  },
  distinguish: ({ failure }) => failure?.code ?? null,
});
