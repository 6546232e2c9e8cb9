import type { ActorRefFrom } from 'xstate';
import type { mergeAccountsMachine } from '#machines/flow/accounts/merge-accounts.ts';

export type MergeActor = ActorRefFrom<typeof mergeAccountsMachine>;
