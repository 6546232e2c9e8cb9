import { useSelector } from '@xstate/react';
import { Megaphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { CampaignCard } from './campaign-card.tsx';
import type { runningCampaignsMachine } from './running-campaigns-machine.ts';

type Props = { actor: ActorRefFrom<typeof runningCampaignsMachine> };

/** The campaigns of today in the creator's languages, the one that ends first at the front. */
export function CampaignsScreen({ actor }: Props) {
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <BackLink to="/app/post/list">
          <FormattedMessage id="calls.back" defaultMessage="Your posts" />
        </BackLink>
        <Stack gap="2">
          <PageTitle>
            <FormattedMessage
              id="calls.title"
              defaultMessage="Campaigns"
              description="Heading of a page for creators: calls for posts on a subject"
            />
          </PageTitle>
          <Text muted>
            <FormattedMessage
              id="calls.lead"
              defaultMessage="Create posts on these subjects. They are for everyone who writes in the named languages."
            />
          </Text>
        </Stack>
        <Campaigns actor={actor} />
      </Stack>
    </Page>
  );
}

function Campaigns({ actor }: Props) {
  const { data, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  const isEmpty = useSelector(actor, (current) => current.matches('empty'));
  if (isFailed) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
      </RetryNotice>
    );
  }
  if (isEmpty) return <NoCampaigns />;
  if (!data) {
    return (
      <Stack gap="4">
        <VisuallyHidden role="status">
          <FormattedMessage id="calls.loading" defaultMessage="Loading…" />
        </VisuallyHidden>
        <CardSkeleton />
        <CardSkeleton />
      </Stack>
    );
  }
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {data.rows.map((campaign) => (
        <li key={campaign.campaignId}>
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </Stack>
  );
}

function NoCampaigns() {
  return (
    <EmptyState
      icon={<Megaphone aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="calls.none" defaultMessage="No campaigns right now" />}
    >
      <FormattedMessage
        id="calls.none-hint"
        defaultMessage="No campaign is running in your languages. You can still create a post on any subject."
      />
    </EmptyState>
  );
}
