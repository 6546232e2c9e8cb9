import { fromPromise } from 'xstate';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { problemReportTextVersion } from '#domain/problem-reports/consent-text.ts';
import {
  type ProblemReportDraft,
  type ProblemReportRequest,
  problemReportMachine,
} from '#machines/flow/support/problem-report.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Request } from '#src/api/operation-types.ts';
import {
  clearProblemReport,
  readProblemReport,
  storeProblemReport,
} from '#src/device/problem-report-store.ts';

/** The chart `problem-report` on the real server. @param language of the text that is shown */
export const liveProblemReportMachine = (language: InterfaceLanguage) =>
  problemReportMachine.provide({
    actors: {
      loadDraft: fromPromise<ProblemReportDraft, undefined>(async () => {
        const draft = readProblemReport();
        if (draft) return draft;
        const { takeRecording } = await import('#src/charts/recording/start-recording.ts');
        return { text: '', recording: await takeRecording(), key: null };
      }),
      createProblemReport: operationActor(
        'createProblemReport',
        ({ text, recording, key }: ProblemReportRequest) => ({
          body: {
            whatHappened: text,
            recording: recording as Request<'createProblemReport'>['body']['recording'],
            consent: { isGiven: true as const, textVersion: problemReportTextVersion, language },
          },
          headers: { 'Idempotency-Key': key },
        }),
      ),
      deleteProblemReport: operationActor(
        'deleteProblemReport',
        ({ reportId }: { reportId: string }) => ({ body: { reportId } }),
      ),
    },
    actions: {
      storeDraft: ({ context: { text, recording, key } }) => {
        if (recording) storeProblemReport({ text, recording, key });
      },
      discardDraft: clearProblemReport,
    },
  });
