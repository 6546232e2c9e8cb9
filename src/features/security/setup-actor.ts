import type { ActorRefFrom } from 'xstate';
import type { secondFactorSetupMachine } from '#machines/flow/security/second-factor-setup.ts';

export type SetupActor = ActorRefFrom<typeof secondFactorSetupMachine>;
