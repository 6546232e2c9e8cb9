import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { OwnReport, ownReportsMachine } from './own-reports-machine.ts';
import { WithdrawReportDialog } from './withdraw-report-dialog.tsx';

type Actor = ActorRefFrom<typeof ownReportsMachine>;

const List = chakra('ul', {
  base: { listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '5' },
});

/** The problem reports that a person sent, each with "Withdraw". Nothing where there are none. */
export function OwnReportsCard({ actor }: { actor: Actor }) {
  const { rows, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  const isDone = useSelector(actor, (current) => current.matches('done'));
  if (rows.length === 0 && !isFailed && !isDone) return null;
  return (
    <Card as="section" aria-labelledby="own-problem-reports">
      <Heading as="h2" size="sm" id="own-problem-reports">
        <FormattedMessage
          id="problem-reports.own.title"
          defaultMessage="Problem reports you sent"
          description="Heading of a part of the profile page"
        />
      </Heading>
      {isFailed && (
        <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
        </RetryNotice>
      )}
      {isDone && (
        <FocusOnMount>
          <Text role="status">
            <FormattedMessage id="problem-reports.withdrawn" defaultMessage="Report withdrawn." />
          </Text>
        </FocusOnMount>
      )}
      {rows.length > 0 && (
        <List role="list">
          {rows.map((report) => (
            <Report
              key={report.reportId}
              report={report}
              onWithdraw={() =>
                actor.send({ type: 'action.requested', action: { kind: 'withdraw', report } })
              }
            />
          ))}
        </List>
      )}
      <WithdrawReportDialog actor={actor} />
    </Card>
  );
}

function Report({ report, onWithdraw }: { report: OwnReport; onWithdraw: () => void }) {
  return (
    <Stack as="li" gap="2" alignItems="flex-start">
      <Text fontWeight="semibold">
        <DateTime time={report.createdAt} />
      </Text>
      {report.whatHappened && (
        <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {report.whatHappened}
        </Text>
      )}
      <Text size="sm" muted>
        <FormattedMessage
          id="problem-reports.own.kept"
          defaultMessage="We delete it on {date}."
          values={{ date: <DateTime time={report.keptUntil} /> }}
        />
      </Text>
      <Button kind="secondary" size="sm" onClick={onWithdraw}>
        <FormattedMessage id="problem-reports.withdraw" defaultMessage="Withdraw report" />
      </Button>
    </Stack>
  );
}
