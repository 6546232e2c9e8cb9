import { useSelector } from '@xstate/react';
import { IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { PagedListView } from '#src/ui/data/paged-list-view.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { CardSkeletons } from '../card-skeletons.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { EarningsExplanation } from './earnings-explanation.tsx';
import { EarningsTotal } from './earnings-total.tsx';
import type { earningsMachine } from './live-earnings-machines.ts';
import { MonthCard } from './month-card.tsx';

type Actor = ActorRefFrom<typeof earningsMachine>;
type Props = {
  actor: Actor;
  /** For agencies and staff, who choose a creator first. */
  creatorChoice: ReactNode;
};

/** A creator's earnings by month: their sources, how much is paid, and how they are calculated. */
export function EarningsScreen({ actor, creatorChoice }: Props) {
  const hasNoCreator = useSelector(
    actor,
    (current) => current.context.filters.creator === undefined,
  );
  const mustChoose = Boolean(creatorChoice) && hasNoCreator;
  return (
    <Page paddingBlock={{ base: '6', md: '10' }} reading>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="money.title" defaultMessage="Earnings" />
        </PageTitle>
        <MoneyTabs />
        {creatorChoice}
        <PagedListView
          actor={actor}
          placeholder={<CardSkeletons />}
          empty={mustChoose ? <NoCreatorSelected /> : <NoEarnings />}
        >
          <Months actor={actor} />
        </PagedListView>
        <EarningsExplanation />
      </Stack>
    </Page>
  );
}

function Months({ actor }: { actor: Actor }) {
  const months = useSelector(actor, (current) => current.context.rows);
  const hasMore = useSelector(actor, (current) => current.context.nextPageUrl !== null);
  return (
    <Stack gap="4">
      <EarningsTotal months={months} isWhole={!hasMore} />
      <Stack as="ul" gap="4" listStyleType="none">
        {months.map((payment, index) => (
          <li key={payment.month}>
            <MonthCard payment={payment} isOpen={index === 0} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function NoEarnings() {
  return (
    <EmptyState
      icon={<IndianRupee aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="money.empty.title" defaultMessage="No earnings yet" />}
    >
      <FormattedMessage
        id="money.empty.hint"
        defaultMessage="Monthly earnings appear here once you are approved for payments and people read your published posts."
      />
    </EmptyState>
  );
}

function NoCreatorSelected() {
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
        defaultMessage="See the earnings of the creators you manage."
      />
    </EmptyState>
  );
}
