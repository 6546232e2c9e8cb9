import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { WorkCard } from './work-card.tsx';
import type { waitingWorkMachine } from './work-machine.ts';
import { byUrgency } from './work-order.ts';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, 1fr)',
    },
    listStyleType: 'none',
  },
});

type Props = { actor: ActorRefFrom<typeof waitingWorkMachine> };

/** The work that waits, what is overdue first. */
export function StaffHomeScreen({ actor }: Props) {
  return (
    <Page paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage
            id="app.internal.title"
            defaultMessage="To do"
            description="Heading for staff"
          />
        </PageTitle>
        <Work actor={actor} />
      </Stack>
    </Page>
  );
}

function Work({ actor }: Props) {
  const { data, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  const isEmpty = useSelector(actor, (current) => current.matches('empty'));
  if (isFailed) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
      </RetryNotice>
    );
  }
  if (isEmpty) {
    return (
      <EmptyState
        icon={<CircleCheck aria-hidden="true" size="2.5rem" />}
        title={<FormattedMessage id="home.none" defaultMessage="Nothing to approve" />}
      >
        <FormattedMessage
          id="home.none-hint"
          defaultMessage="Your permissions include no work that waits for a decision."
        />
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <Stack gap="4">
        <Text role="status" muted>
          <FormattedMessage id="home.loading" defaultMessage="Loading…" />
        </Text>
        <CardSkeleton />
        <CardSkeleton />
      </Stack>
    );
  }
  const decided = data.rows.reduce((sum, { decidedToday }) => sum + decidedToday, 0);
  return (
    <>
      <Text muted>
        <FormattedMessage
          id="home.today-total"
          defaultMessage="{count, plural, =0 {You haven't decided anything yet today.} one {You made # decision today.} other {You made # decisions today.}}"
          description="Above the kinds of work; today: in India"
          values={{ count: decided }}
        />
      </Text>
      <Grid>
        {byUrgency(data.rows).map((work) => (
          <WorkCard key={work.kind} work={work} />
        ))}
      </Grid>
    </>
  );
}
