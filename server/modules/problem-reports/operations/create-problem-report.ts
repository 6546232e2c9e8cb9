import { countGraphemes } from '#domain/language/graphemes.ts';
import { problemReportLimits } from '#domain/problem-reports/limits.ts';
import type { Recording } from '#domain/problem-reports/recording.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { lockPerson, requirePerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { lastChartState } from '../last-state.ts';
import { keptUntil } from '../presenter.ts';
import { requireRoom } from '../problem-reports.ts';
import { redactRecording } from '../redact-recording.ts';
import { deleteSurplusReports, insertProblemReport } from '../repository.ts';
import { requireSmallRecording } from '../validate-recording.ts';

export const createProblemReport: Handler<'createProblemReport'> = async (call) => {
  const person = requirePerson(call);
  const { whatHappened, consent } = call.body;
  const text = whatHappened.trim();
  const { whatHappenedMax } = problemReportLimits;
  if (countGraphemes(text) > whatHappenedMax) throw invalidRequest({ whatHappened: 'too-long' });
  requireSmallRecording(call.body.recording as Recording);
  return withIdempotency(call, person, async (trx, now, audit) => {
    await lockPerson(trx, person.id);
    await requireRoom(trx, person.id, now);
    const recording = redactRecording(call.body.recording as Recording);
    const last = lastChartState(recording);
    const reportId = newId(now);
    await insertProblemReport(trx, {
      id: reportId,
      person_id: person.id,
      created_at: now,
      what_happened: text,
      consent_version: consent.textVersion,
      consent_language: consent.language,
      page: recording.page,
      language: recording.language,
      theme: recording.theme,
      user_agent: recording.userAgent,
      last_chart: last.chart,
      last_state: last.state,
      steps: recording.entries.length,
      recording: JSON.stringify(recording),
    });
    await deleteSurplusReports(trx, person.id, problemReportLimits.perPersonMax);
    audit({ subject: { kind: 'staff', id: person.id } });
    return { reportId, keptUntil: keptUntil(now).toISOString() };
  });
};
