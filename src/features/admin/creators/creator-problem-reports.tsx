import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { type ListActor, PagedListView } from '#src/ui/data/paged-list-view.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { OfCreator, ProblemReportSummary } from './creator-panels.ts';
import { LiveProblemReportDetails } from './problem-report-details.tsx';

/** The problem reports of a creator; each opens with its steps. */
export function CreatorProblemReports({
  actor,
}: {
  actor: ListActor<ProblemReportSummary, OfCreator>;
}) {
  const rows = useSelector(actor, (current) => current.context.rows);
  return (
    <PagedListView
      actor={actor}
      placeholder={<CardSkeleton />}
      empty={
        <Text muted>
          <FormattedMessage id="problem-reports.none" defaultMessage="No problem reports" />
        </Text>
      }
    >
      {rows.map((report) => (
        <Report key={report.reportId} report={report} />
      ))}
    </PagedListView>
  );
}

function Report({ report }: { report: ProblemReportSummary }) {
  const [isOpen, setOpen] = useState(false);
  const { whatHappened, page, language, browser, system, lastChart, lastState } = report;
  const facts = [page, language, browser, system, lastChart && `${lastChart} ${lastState ?? ''}`];
  return (
    <Card>
      <Stack gap="2" alignItems="flex-start">
        <Text fontWeight="semibold">
          <DateTime time={report.createdAt} />
        </Text>
        {whatHappened && (
          <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {whatHappened}
          </Text>
        )}
        <Text size="sm" muted dir="ltr" overflowWrap="anywhere">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <Button
          kind="secondary"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <FormattedMessage id="problem-reports.open" defaultMessage="Show steps" />
        </Button>
        {isOpen && <LiveProblemReportDetails reportId={report.reportId} />}
      </Stack>
    </Card>
  );
}
