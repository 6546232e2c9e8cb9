import type { ActorRefFrom } from 'xstate';
import type { dataExportMachine } from '#machines/flow/own-data/data-export.ts';

export type DataExportActor = ActorRefFrom<typeof dataExportMachine>;
