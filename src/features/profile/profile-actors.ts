import type { ActorRefFrom } from 'xstate';
import type { createProfileRecord, profileMachine } from '#machines/flow/profile/profile.ts';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

export type RecordActor = ActorRefFrom<ReturnType<typeof createProfileRecord>>;
