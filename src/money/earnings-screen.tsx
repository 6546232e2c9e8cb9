import { useSelector } from '@xstate/react';
import { IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { EarningsSum } from './earnings-sum.tsx';
import { HowItAddsUp } from './how-it-adds-up.tsx';
import type { earningsMachine } from './live-machines.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { MonthCard } from './month-card.tsx';
import { LoadMore, PagedPlace } from './paged-place.tsx';

type Actor = ActorRefFrom<typeof earningsMachine>;
type Props = {
  actor: Actor;
  /** For who asks for the money of others: the choice of one of them. */
  creatorChoice: ReactNode;
};

/** What a creator earned, month by month: by what, how much of it is paid, and how it is counted. */
export function EarningsScreen({ actor, creatorChoice }: Props) {
  const isOfNobody = useSelector(actor, (current) => current.context.filters.creator === undefined);
  const mustChoose = Boolean(creatorChoice) && isOfNobody;
  return (
    <Page paddingBlock={{ base: '6', md: '10' }} reading>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="money.title" defaultMessage="Earnings" />
        </PageTitle>
        <MoneyTabs />
        {creatorChoice}
        <PagedPlace actor={actor} empty={mustChoose ? <NobodyChosen /> : <NothingYet />}>
          <Months actor={actor} />
        </PagedPlace>
        <HowItAddsUp />
      </Stack>
    </Page>
  );
}

function Months({ actor }: { actor: Actor }) {
  const months = useSelector(actor, (current) => current.context.rows);
  const hasMore = useSelector(actor, (current) => current.context.nextPageUrl !== null);
  return (
    <Stack gap="4">
      <EarningsSum months={months} isWhole={!hasMore} />
      <Stack as="ul" gap="4" listStyleType="none">
        {months.map((payment, index) => (
          <li key={payment.month}>
            <MonthCard payment={payment} isOpen={index === 0} />
          </li>
        ))}
      </Stack>
      <LoadMore actor={actor} />
    </Stack>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={<IndianRupee aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="money.empty.title" defaultMessage="Nothing earned yet" />}
    >
      <FormattedMessage
        id="money.empty.hint"
        defaultMessage="Once you are approved for payments and people read your published posts, each month stands here with what it brought."
      />
    </EmptyState>
  );
}

function NobodyChosen() {
  return (
    <EmptyState
      icon={<IndianRupee aria-hidden="true" size="2.5rem" />}
      title={
        <FormattedMessage
          id="money.creator.choose"
          defaultMessage="Choose a creator"
          description="First entry of a list of names"
        />
      }
    >
      <FormattedMessage
        id="money.empty.choose-hint"
        defaultMessage="Here you see what one of the creators whom you look after earned."
      />
    </EmptyState>
  );
}
