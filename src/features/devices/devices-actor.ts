import type { ActorRefFrom } from 'xstate';
import type { devicesMachine } from '#machines/flow/devices/devices.ts';

export type DevicesActor = ActorRefFrom<typeof devicesMachine>;
