import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { restoreVersionPath, versionsPath } from '#domain/post/version-paths.ts';
import { ReaderPost } from '#src/features/reader/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { ComparedVersion, comparedVersionMachine } from './live-version-machines.ts';
import { VersionChanges } from './version-changes.tsx';
import { versionKindMessages } from './version-messages.tsx';

type Actor = ActorRefFrom<typeof comparedVersionMachine>;

/** One version of a post: what changed in it, and how it reads; it can be used again. */
export function VersionScreen({ actor }: { actor: Actor }) {
  const { filters, data, failure } = useSelector(actor, (current) => current.context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <BackLink to={versionsPath(filters.postUID, filters.userId)}>
          <FormattedMessage id="versions.title" defaultMessage="Version history" />
        </BackLink>
        <PageTitle size="md">
          <FormattedMessage id="versions.one.title" defaultMessage="Changes" />
        </PageTitle>
        {isFailed && failure && (
          <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
            <FailureMessage failure={failure} />
          </RetryNotice>
        )}
        {data && <VersionComparison {...data} userId={filters.userId} />}
        {!data && !isFailed && <TextSkeleton />}
      </Stack>
    </Page>
  );
}

type ComparisonProps = ComparedVersion & { userId: string | undefined };

function VersionComparison({ post, version, before, locationNames, userId }: ComparisonProps) {
  const canRestore = post.actions.includes('save') && version.revision !== post.revision;
  return (
    <>
      <Row justifyContent="space-between">
        <Text fontWeight="semibold">
          <DateTime time={version.at} />
          {' · '}
          <FormattedMessage {...versionKindMessages[version.kind]} />
        </Text>
        {canRestore && (
          <RouterButton to={restoreVersionPath(post.postUID, version.revision, userId)}>
            <FormattedMessage id="versions.restore" defaultMessage="Restore this version" />
          </RouterButton>
        )}
      </Row>
      {before ? (
        <VersionChanges version={version} before={before} locationNames={locationNames} />
      ) : (
        <Text muted>
          <FormattedMessage id="versions.first" defaultMessage="There is no earlier version." />
        </Text>
      )}
      <Stack as="section" gap="3">
        <Heading as="h2" size="md">
          <FormattedMessage id="versions.full" defaultMessage="Full version" />
        </Heading>
        <Card>
          <ReaderPost
            post={{
              ...post,
              ...version,
              updatedAt: version.at,
              publishedAt: null,
              restriction: null,
            }}
            locationNames={version.locations.flatMap((id) => locationNames.get(id) ?? [])}
          />
        </Card>
      </Stack>
    </>
  );
}
