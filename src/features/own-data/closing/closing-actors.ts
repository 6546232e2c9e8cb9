import type { ActorRefFrom } from 'xstate';
import type { closeAccountMachine } from '#machines/flow/own-data/close-account.ts';
import type { reopenAccountMachine } from '#machines/flow/own-data/reopen-account.ts';

export type CloseAccountActor = ActorRefFrom<typeof closeAccountMachine>;
export type ReopenAccountActor = ActorRefFrom<typeof reopenAccountMachine>;
