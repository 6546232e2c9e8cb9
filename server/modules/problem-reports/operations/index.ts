import type { Handlers } from '#server/http/handler.ts';
import { createProblemReport } from './create-problem-report.ts';
import { deleteProblemReport } from './delete-problem-report.ts';
import { getOwnProblemReports } from './get-own-problem-reports.ts';
import { getProblemReport } from './get-problem-report.ts';
import { listProblemReports } from './list-problem-reports.ts';

export const problemReportOperations = {
  createProblemReport,
  deleteProblemReport,
  getOwnProblemReports,
  getProblemReport,
  listProblemReports,
} satisfies Partial<Handlers>;
