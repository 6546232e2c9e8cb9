import type { ActorRefFrom } from 'xstate';
import type { problemReportMachine } from '#machines/flow/support/problem-report.ts';

export type ProblemReportActor = ActorRefFrom<typeof problemReportMachine>;
