import type { ActorRefFrom } from 'xstate';
import type { postAppealMachine } from '#machines/flow/posts/post-appeal.ts';

export type PostAppealActor = ActorRefFrom<typeof postAppealMachine>;
