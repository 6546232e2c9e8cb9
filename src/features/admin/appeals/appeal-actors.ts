import type { ActorRefFrom } from 'xstate';
import type { appealDecisionMachine } from './appeal-machines.ts';

export type AppealDecisionActor = ActorRefFrom<typeof appealDecisionMachine>;
