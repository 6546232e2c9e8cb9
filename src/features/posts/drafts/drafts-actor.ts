import type { ActorRefFrom } from 'xstate';
import type { deviceDraftsMachine } from '#machines/flow/posts/device-drafts.ts';

export type DraftsActor = ActorRefFrom<typeof deviceDraftsMachine>;
