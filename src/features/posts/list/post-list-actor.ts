import type { ActorRefFrom } from 'xstate';
import type { postListMachine } from '../dashboard/live-post-machines.ts';

export type PostListActor = ActorRefFrom<typeof postListMachine>;
