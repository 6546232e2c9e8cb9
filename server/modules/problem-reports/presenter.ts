import { parseUserAgent } from '#domain/auth/user-agent.ts';
import { problemReportLimits } from '#domain/problem-reports/limits.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { ProblemReportRow, ProblemReportSummaryRow } from './repository.ts';

type Summary = DataOf<'listProblemReports'>['rows'][number];

/** When a report is deleted. */
export const keptUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + problemReportLimits.keptDays * 24 * 3600 * 1000);

export function presentReportSummary(row: ProblemReportSummaryRow): Summary {
  const { browser, system } = parseUserAgent(row.user_agent);
  return {
    reportId: row.id,
    createdAt: row.created_at.toISOString(),
    keptUntil: keptUntil(row.created_at).toISOString(),
    whatHappened: row.what_happened,
    page: row.page,
    language: row.language,
    theme: row.theme,
    browser,
    system,
    lastChart: row.last_chart,
    lastState: row.last_state,
    steps: row.steps,
  };
}

export const presentReport = (row: ProblemReportRow): DataOf<'getProblemReport'> => ({
  report: presentReportSummary(row),
  consent: { textVersion: row.consent_version, language: row.consent_language },
  recording: row.recording as DataOf<'getProblemReport'>['recording'],
});
