import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { DateTime } from '#src/ui/amounts.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Page, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { TitleLink } from '#src/ui/router-link.tsx';
import { TextSkeleton } from '#src/ui/skeleton.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { versionAddress } from './addresses.ts';
import type { postVersionsMachine, VersionEntry } from './live-machines.ts';
import { kindWords, OutcomeWords } from './version-words.tsx';

type Actor = ActorRefFrom<typeof postVersionsMachine>;

/** What a post said before: when, why it was kept, and what became of it. */
export function VersionsScreen({ actor }: { actor: Actor }) {
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <BackLink to="/app/post/list">
          <FormattedMessage id="posts.title" defaultMessage="Your posts" />
        </BackLink>
        <Stack gap="2">
          <PageTitle size="md">
            <FormattedMessage id="versions.title" defaultMessage="Versions of this post" />
          </PageTitle>
          <Text muted>
            <FormattedMessage
              id="versions.lead"
              defaultMessage="Each one that was sent, and how the post was before it was changed later. Any of them can be used again."
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
            <Entry entry={entry} postUID={filters.postUID} />
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
          <FormattedMessage id="versions.more" defaultMessage="Older versions" />
        </Button>
      )}
    </Stack>
  );
}

function Entry({ entry, postUID }: { entry: VersionEntry; postUID: string }) {
  const { revision, kind, at, title, isLive, outcome } = entry;
  return (
    <Card>
      <Stack gap="2">
        <Heading as="h2" size="sm">
          <TitleLink to={versionAddress(postUID, revision)}>
            <DateTime time={at} />
          </TitleLink>
        </Heading>
        <Row gap="2">
          <Text size="sm" muted>
            <FormattedMessage {...kindWords[kind]} />
          </Text>
          {isLive && (
            <StatusBadge tone="success">
              <FormattedMessage id="versions.live" defaultMessage="Readers see this one" />
            </StatusBadge>
          )}
        </Row>
        <Text dir="auto">
          {title || <FormattedMessage id="posts.card.untitled" defaultMessage="Without a title" />}
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
        <OutcomeWords outcome={outcome} />
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
