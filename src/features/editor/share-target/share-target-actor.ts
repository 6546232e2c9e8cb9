import type { ActorRefFrom } from 'xstate';
import type { shareTargetMachine } from '#machines/flow/editor/share-target.ts';

export type ShareTargetActor = ActorRefFrom<typeof shareTargetMachine>;
export type ShareTargetProps = { actor: ShareTargetActor };
