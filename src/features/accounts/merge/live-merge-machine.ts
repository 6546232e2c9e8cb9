import { mergeAccountsMachine } from '#machines/flow/accounts/merge-accounts.ts';
import type { ChoiceAnswer } from '#machines/flow/accounts/merge-plan.ts';
import { noInputActor, operationActor } from '#src/api/actors.ts';
import { wallClock } from '#src/api/wall-clock.ts';

/** The chart `merge-accounts` on the real server and the real clock. */
export const liveMergeMachine = mergeAccountsMachine.provide({
  actors: {
    getAccountChoice: noInputActor('getAccountChoice'),
    extendAccountChoice: operationActor(
      'extendAccountChoice',
      ({ userId }: { userId: string }) => ({
        body: { user: { userId } },
      }),
    ),
    accountLinking: operationActor('accountLinking', (answer: ChoiceAnswer | null) => {
      if (!answer) throw new Error('There is nothing to answer.');
      return { body: answer };
    }),
    logout: noInputActor('logout'),
    clock: wallClock,
  },
});
