import type { ActorRefFrom } from 'xstate';
import type { cropMachine } from '#machines/kit/crop.ts';

export type CropActor = ActorRefFrom<typeof cropMachine>;
