import type { ActorRefFrom } from 'xstate';
import type { featuredSelectionMachine } from '#machines/flow/admin/featured-selection.ts';

export type SelectionActor = ActorRefFrom<typeof featuredSelectionMachine>;
