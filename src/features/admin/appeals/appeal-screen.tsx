import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reviewClaimMachine } from '#machines/flow/review/review-claim.ts';
import { AppealPictures, DecisionCard } from '#src/features/posts/index.ts';
import { ReaderPost } from '#src/features/reader/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { AppealDecisionActor } from './appeal-actors.ts';
import { AppealDecisionForm } from './appeal-decision-form.tsx';
import { type AppealDetails, type appealDecisionMachine, canDecideOn } from './appeal-machines.ts';
import { appealListPath } from './appeal-paths.ts';
import { AppealStateBadge } from './appeal-row.tsx';
import { AppealedAccount } from './appealed-account.tsx';
import { DecidedAppeal } from './decided-appeal.tsx';

type ClaimActor = ActorRefFrom<typeof reviewClaimMachine>;

/** Whether the viewer can decide on the appeal of a page. */
export const isAppealOpen = ({
  context: { subject },
}: SnapshotFrom<typeof appealDecisionMachine>): boolean => subject !== null && canDecideOn(subject);

type Props = { actor: AppealDecisionActor; claim?: ClaimActor };

/** An appeal: the post as it was decided on, the reasons, what its creator says, the decision. */
export function AppealScreen({ actor, claim }: Props) {
  const subject = useSelector(actor, ({ context }) => context.subject);
  const failure = useSelector(actor, (current) =>
    current.matches('loadFailed') ? current.context.failure : null,
  );
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <BackLink to={appealListPath}>
          <FormattedMessage id="appeals.back" defaultMessage="All appeals" />
        </BackLink>
        {failure && (
          <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
            <FailureMessage failure={failure} />
          </RetryNotice>
        )}
        {!subject && !failure && <TextSkeleton />}
        {subject && <Details actor={actor} claim={claim} details={subject} />}
      </Stack>
    </Page>
  );
}

type DetailsProps = {
  actor: AppealDecisionActor;
  claim: ClaimActor | undefined;
  details: AppealDetails;
};

function Details({ actor, claim, details }: DetailsProps) {
  const { appeal, isEdited, decidedBy } = details;
  return (
    <>
      <Row justifyContent="space-between">
        <PageTitle size="md">
          <FormattedMessage
            id="appeals.page.title"
            defaultMessage="Appeal {reference}"
            values={{ reference: <bdi>{appeal.reference}</bdi> }}
          />
        </PageTitle>
        <AppealStateBadge appeal={appeal} />
      </Row>
      {claim && <ClaimedByOther actor={claim} />}
      <CreatorText details={details} />
      <DecisionCard decision={appeal.decision} />
      {decidedBy && (
        <Text size="sm" muted>
          <FormattedMessage
            id="appeals.page.decided-by"
            defaultMessage="Decided by {name}"
            values={{ name: <bdi>{decidedBy}</bdi> }}
          />
        </Text>
      )}
      {isEdited && <EditedNotice />}
      <AppealedSubject details={details} />
      {claim ? <AppealDecisionForm actor={actor} /> : <DecidedAppeal details={details} />}
    </>
  );
}

function CreatorText({ details: { text, pictures, appeal } }: { details: AppealDetails }) {
  return (
    <Card as="section" aria-labelledby="creator-text">
      <Stack gap="1">
        <Heading as="h2" size="sm" id="creator-text">
          <FormattedMessage id="appeals.page.text" defaultMessage="What the creator says" />
        </Heading>
        <Text size="sm" muted>
          {appeal.creator && (
            <>
              <bdi>{appeal.creator}</bdi>
              {' · '}
            </>
          )}
          <DateTime time={appeal.createdAt} />
        </Text>
      </Stack>
      <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
      <AppealPictures pictures={pictures} />
    </Card>
  );
}

function AppealedSubject({ details }: { details: AppealDetails }) {
  const { post, account, isDecidedVersion } = details;
  if (account) return <AppealedAccount account={account} />;
  return post && <AppealedPost post={post} isDecidedVersion={isDecidedVersion} />;
}

type PostProps = {
  post: NonNullable<AppealDetails['post']>;
  isDecidedVersion: boolean;
};

function AppealedPost({ post, isDecidedVersion }: PostProps) {
  return (
    <Stack as="section" gap="3" aria-labelledby="appealed-post">
      <Heading as="h2" size="sm" id="appealed-post">
        {isDecidedVersion ? (
          <FormattedMessage id="appeals.page.post" defaultMessage="The post as it was decided on" />
        ) : (
          <FormattedMessage id="appeals.page.present-post" defaultMessage="The post as it is now" />
        )}
      </Heading>
      {!isDecidedVersion && (
        <Banner tone="warning">
          <FormattedMessage
            id="appeals.page.not-stored"
            defaultMessage="The version that was decided on isn't stored."
          />
        </Banner>
      )}
      <Card raised>
        <ReaderPost post={post} isGalleryExpanded />
      </Card>
    </Stack>
  );
}

function EditedNotice() {
  return (
    <Banner tone="info">
      <FormattedMessage
        id="appeals.page.edited"
        defaultMessage="The creator has edited the post since. If you overturn the decision, it becomes a draft and isn't published."
      />
    </Banner>
  );
}

/** Says who else has the appeal; the chart claims it as soon as it is free. */
function ClaimedByOther({ actor }: { actor: ClaimActor }) {
  const isOthers = useSelector(actor, (current) => current.hasTag('claimedByOther'));
  const name = useSelector(actor, ({ context }) => context.claim?.name);
  if (!isOthers) return null;
  return (
    <Banner tone="warning">
      <FormattedMessage
        id="appeals.page.claimed"
        defaultMessage="{name} is deciding on this appeal. You can decide when they leave it."
        values={{ name: <bdi>{name}</bdi> }}
      />
    </Banner>
  );
}
