import type { ActorRefFrom } from 'xstate';
import type { staffSessionsMachine } from '#machines/flow/admin/staff-sessions.ts';

export type StaffSessionsActor = ActorRefFrom<typeof staffSessionsMachine>;
