import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordingSteps, saveAsFile } from '#src/features/support/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import {
  liveProblemReportDetailsMachine,
  type problemReportDetailsMachine,
} from './creator-panels.ts';

export function LiveProblemReportDetails({ reportId }: { reportId: string }) {
  const actor = useActorRef(liveProblemReportDetailsMachine, { input: { filters: { reportId } } });
  useGlobalEvents(actor);
  return <ProblemReportDetails actor={actor} />;
}

type Props = { actor: ActorRefFrom<typeof problemReportDetailsMachine> };

/** The steps of a report, and its recording as a file. */
export function ProblemReportDetails({ actor }: Props) {
  const { data, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  if (isFailed && failure)
    return (
      <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  if (!data) return <CardSkeleton />;
  const { report, recording } = data;
  return (
    <Stack gap="3" width="full" alignItems="flex-start">
      <Button
        kind="secondary"
        size="sm"
        onClick={() => saveAsFile(`problem-report-${report.reportId}.json`, recording)}
      >
        <FormattedMessage id="problem-reports.save" defaultMessage="Download as a file" />
      </Button>
      <RecordingSteps recording={recording as Recording} />
    </Stack>
  );
}
