import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { PostsLink } from '../posts-link.tsx';
import { AppealForm } from './appeal-form.tsx';
import { AppealResult } from './appeal-result.tsx';
import { DecisionCard } from './decision-card.tsx';
import type { PostAppealActor } from './post-appeal-actor.ts';

/** A creator asks for a second review of a decision on their post, and sees its outcome. */
export function PostAppealScreen({ actor }: { actor: PostAppealActor }) {
  const data = useSelector(actor, ({ context }) => context.data);
  const userId = useSelector(actor, ({ context }) => context.userId);
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PostsLink userId={userId} />
        <Stack gap="1">
          <PageTitle size="md">
            <FormattedMessage id="appeals.title" defaultMessage="Second review" />
          </PageTitle>
          {data && 'title' in data && (
            <Text muted overflowWrap="anywhere">
              <bdi>{data.title}</bdi>
            </Text>
          )}
        </Stack>
        <AppealContents actor={actor} />
      </Stack>
    </Page>
  );
}

/** The decision, the form or the outcome of the request. */
export function AppealContents({ actor }: { actor: PostAppealActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { data, failure } = snapshot.context;
  if (snapshot.matches({ appeal: 'loadFailed' }) && failure) {
    return (
      <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  }
  if (!data) return <Placeholder />;
  return (
    <>
      {data.appeal && (
        <AppealResult data={data} appeal={data.appeal} userId={snapshot.context.userId} />
      )}
      {data.decision && <DecisionCard decision={data.decision} />}
      {snapshot.matches({ appeal: 'tooSoon' }) && <TooSoon />}
      {snapshot.matches({ appeal: 'unavailable' }) && <Unavailable />}
      {snapshot.hasTag('form') && <AppealForm actor={actor} />}
    </>
  );
}

function Placeholder() {
  return (
    <>
      <VisuallyHidden role="status">
        <FormattedMessage id="appeals.loading" defaultMessage="Loading the decision…" />
      </VisuallyHidden>
      <TextSkeleton />
    </>
  );
}

function TooSoon() {
  return (
    <Banner tone="info">
      <FormattedMessage
        id="appeals.too-soon"
        defaultMessage="The decision was made just now. You can ask for a second review in a few seconds."
      />
    </Banner>
  );
}

function Unavailable() {
  return (
    <Banner tone="info">
      <FormattedMessage
        id="appeals.none"
        defaultMessage="There is no decision on this post that a second review could change."
      />
    </Banner>
  );
}
