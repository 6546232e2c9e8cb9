import { fromPromise } from 'xstate';
import { closeAccountMachine } from '#machines/flow/own-data/close-account.ts';
import { reopenAccountMachine } from '#machines/flow/own-data/reopen-account.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';

type Done = { message: 'Success' };

/** The chart `close-account` on the real server. */
export const liveCloseAccountMachine = closeAccountMachine.provide({
  actors: {
    closeAccount: fromPromise<Done, { key: string }>(({ input, signal }) =>
      call('closeAccount', {
        body: { isUnderstood: true },
        headers: { 'Idempotency-Key': input.key },
        signal,
        // Closing ends the session, so a repeated request finds none: the page says so itself.
        isBackground: true,
      }),
    ),
  },
});

/** The chart `reopen-account` on the real server. */
export const liveReopenAccountMachine = reopenAccountMachine.provide({
  actors: {
    getAccountClosing: operationActor('getAccountClosing', () => ({})),
    reopenAccount: fromPromise<Done, { key: string }>(({ input, signal }) =>
      call('reopenAccount', { body: {}, headers: { 'Idempotency-Key': input.key }, signal }),
    ),
  },
});
