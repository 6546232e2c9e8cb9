import { createListActions } from '#machines/kit/list-actions.ts';
import type { Reply } from '#src/api/operation-types.ts';

export type OwnReport = Reply<'getOwnProblemReports'>['rows'][number];
export type WithdrawAction = { kind: 'withdraw'; report: OwnReport };

/** The problem reports of the signed-in person, and how to withdraw one. */
export const ownReportsMachine = createListActions<OwnReport, WithdrawAction, null>({
  id: 'own-problem-reports',
  description: 'Shows a creator the problem reports that they sent, and lets them withdraw one.',
  isResultShown: () => false,
});
