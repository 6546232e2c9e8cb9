import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { versionPath } from '#domain/post/version-paths.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { PostsLink } from '../posts-link.tsx';
import type { postVersionsMachine, VersionEntry, VersionsKey } from './live-version-machines.ts';
import { OutcomeMessage, versionKindMessages } from './version-messages.tsx';

type Actor = ActorRefFrom<typeof postVersionsMachine>;

/** Earlier versions of a post: when, why it was kept, and its outcome. */
export function VersionsScreen({ actor }: { actor: Actor }) {
  const { userId } = useSelector(actor, ({ context }) => context.filters);
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PostsLink userId={userId} />
        <Stack gap="2">
          <PageTitle size="md">
            <FormattedMessage id="versions.title" defaultMessage="Version history" />
          </PageTitle>
          <Text muted>
            <FormattedMessage
              id="versions.intro"
              defaultMessage="We keep a version each time you send this post or replace its text. You can restore any of them."
            />
          </Text>
        </Stack>
        <Versions actor={actor} />
      </Stack>
    </Page>
  );
}

function Versions({ actor }: { actor: Actor }) {
  const { rows, filters, nextPageUrl, failure } = useSelector(actor, (current) => current.context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  const isBusy = useSelector(actor, (current) => current.matches({ listing: 'loadingMore' }));
  const failed = isFailed && failure && (
    <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure} />
    </RetryNotice>
  );
  if (rows.length === 0) return failed || <TextSkeleton />;
  return (
    <Stack gap="4">
      <Stack as="ol" gap="4" listStyleType="none">
        {rows.map((entry) => (
          <li key={entry.revision}>
            <Entry entry={entry} post={filters} />
          </li>
        ))}
      </Stack>
      {failed}
      {nextPageUrl !== null && !failed && (
        <Button
          kind="secondary"
          alignSelf="start"
          busy={isBusy}
          onClick={() => actor.send({ type: 'more.requested' })}
        >
          <FormattedMessage id="versions.more" defaultMessage="Show older versions" />
        </Button>
      )}
    </Stack>
  );
}

function Entry({ entry, post }: { entry: VersionEntry; post: VersionsKey }) {
  const { revision, kind, at, title, isLive, outcome } = entry;
  return (
    <Card>
      <Stack gap="2">
        <Heading as="h2" size="sm">
          <TitleLink to={versionPath(post.postUID, revision, post.userId)}>
            <DateTime time={at} />
          </TitleLink>
        </Heading>
        <Row gap="2">
          <Text size="sm" muted>
            <FormattedMessage {...versionKindMessages[kind]} />
          </Text>
          {isLive && (
            <StatusBadge tone="success">
              <FormattedMessage id="versions.live" defaultMessage="Readers see this version" />
            </StatusBadge>
          )}
        </Row>
        <Text dir="auto">
          {title || <FormattedMessage id="posts.card.untitled" defaultMessage="Untitled" />}
        </Text>
        {outcome && outcome.action !== 'submit' && <Outcome outcome={outcome} />}
      </Stack>
    </Card>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<VersionEntry['outcome']> }) {
  return (
    <Stack gap="1">
      <Text size="sm" fontWeight="semibold">
        <OutcomeMessage outcome={outcome} />
      </Text>
      {outcome.reasons.map((reason) => (
        <Text key={reason} size="sm">
          <RejectionReasonMessage reason={reason} />
        </Text>
      ))}
      {outcome.note && (
        <Text size="sm" dir="auto">
          {outcome.note}
        </Text>
      )}
    </Stack>
  );
}
