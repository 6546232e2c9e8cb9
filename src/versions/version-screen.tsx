import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ReaderPost } from '#src/reader/index.ts';
import { DateTime } from '#src/ui/amounts.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { Page, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';
import { TextSkeleton } from '#src/ui/skeleton.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { takeAddress, versionsAddress } from './addresses.ts';
import type { ComparedVersion, comparedVersionMachine } from './live-machines.ts';
import { VersionChanges } from './version-changes.tsx';
import { kindWords } from './version-words.tsx';

type Actor = ActorRefFrom<typeof comparedVersionMachine>;

/** One version of a post: what changed in it, and how it reads; it can be used again. */
export function VersionScreen({ actor }: { actor: Actor }) {
  const { filters, figures, failure } = useSelector(actor, (current) => current.context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <BackLink to={versionsAddress(filters.postUID)}>
          <FormattedMessage id="versions.title" defaultMessage="Versions of this post" />
        </BackLink>
        <PageTitle size="md">
          <FormattedMessage id="versions.one.title" defaultMessage="What changed" />
        </PageTitle>
        {isFailed && failure && (
          <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
            <FailureMessage failure={failure} />
          </RetryNotice>
        )}
        {figures && <Compared {...figures} />}
        {!figures && !isFailed && <TextSkeleton />}
      </Stack>
    </Page>
  );
}

function Compared({ post, version, before, places }: ComparedVersion) {
  const canTake = post.actions.includes('save') && version.revision !== post.revision;
  return (
    <>
      <Row justifyContent="space-between">
        <Text fontWeight="semibold">
          <DateTime time={version.at} />
          {' · '}
          <FormattedMessage {...kindWords[version.kind]} />
        </Text>
        {canTake && (
          <RouterButton to={takeAddress(post.postUID, version.revision)}>
            <FormattedMessage id="versions.take" defaultMessage="Use this version" />
          </RouterButton>
        )}
      </Row>
      {before ? (
        <VersionChanges version={version} before={before} places={places} />
      ) : (
        <Text muted>
          <FormattedMessage id="versions.first" defaultMessage="No version from before this one was kept." />
        </Text>
      )}
      <Stack as="section" gap="3">
        <Heading as="h2" size="md">
          <FormattedMessage id="versions.whole" defaultMessage="The whole version" />
        </Heading>
        <Card>
          <ReaderPost
            post={{ ...post, ...version, updatedAt: version.at, publishedAt: null, restriction: null }}
            places={version.locations.flatMap((id) => places.get(id) ?? [])}
          />
        </Card>
      </Stack>
    </>
  );
}
