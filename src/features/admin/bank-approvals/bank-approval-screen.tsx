import { useSelector } from '@xstate/react';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { bankRejectionReasons } from '#domain/money/bank-details.ts';
import type { namedCreatorMachine } from '#src/features/admin/records/index.ts';
import { DecisionPanel, reasonsInOneGroup } from '#src/features/review/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { BankRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import type { BankDetails, bankDecisionMachine } from './bank-approval-machines.ts';
import { bankApprovalPaths } from './bank-approval-paths.ts';
import { BankDecisionMade, type NextActor } from './bank-decision-made.tsx';

type DecisionActor = ActorRefFrom<typeof bankDecisionMachine>;
type CreatorActor = ActorRefFrom<typeof namedCreatorMachine>;

type Props = {
  decision: DecisionActor;
  creator: CreatorActor;
  /** Draws the opened details. */
  details: (opened: BankDetails) => ReactNode;
  /** What staff did with them; loaded again after each opening and decision. */
  history: ReactNode;
  /** Loads the next one after a decision. */
  next: (show: (actor: NextActor) => ReactNode) => ReactNode;
};

/** One creator's bank details: opened on demand, decided on, then the next ones. */
export function BankApprovalScreen({ decision, creator, details, history, next }: Props) {
  const verdict = useSelector(decision, ({ context }) => context.request?.verdict.kind);
  return (
    <Page paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="6">
        <BackLink to={bankApprovalPaths.list}>
          <FormattedMessage id="bank-approvals.back" defaultMessage="All bank details" />
        </BackLink>
        <PageTitle>
          <FormattedMessage id="bank-approvals.one" defaultMessage="Review bank details" />
        </PageTitle>
        <CreatorHeader actor={creator} />
        <DecisionPanel
          actor={decision}
          closed={<ClosedDetails actor={decision} />}
          renderSubject={details}
          isOpen={({ status }) => status === 'pending'}
          acceptLabel={<FormattedMessage id="bank-approvals.approve" defaultMessage="Approve" />}
          reasonsFor={() => reasonsInOneGroup(bankRejectionReasons)}
          renderReason={(reason) => <BankRejectionReasonMessage reason={reason} />}
          canBePermanent={false}
          failureTitle={
            <FormattedMessage
              id="bank-approvals.failed"
              defaultMessage="error while approved bank details."
              description="Text of the specification; also shown above a failed rejection"
            />
          }
          after={next((actor) => (
            <BankDecisionMade isApproved={verdict === 'approve'} actor={actor} />
          ))}
        />
        {history}
      </Stack>
    </Page>
  );
}

/** Whose details they are; known before they are opened. */
function CreatorHeader({ actor }: { actor: CreatorActor }) {
  const { data: creator, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  if (isFailed && failure) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  }
  return (
    <Row gap="4" css={besidePicture} minHeight="16">
      <Avatar
        name={creator?.name ?? ''}
        url={creator?.profileImage?.url ?? null}
        size="lg"
        blueTick={creator?.blueTick ?? false}
      />
      <Stack gap="0">
        <Heading as="h2" size="md">
          <bdi>{creator?.name ?? '…'}</bdi>
        </Heading>
        {creator?.handle && (
          <Text muted>
            <bdi dir="ltr">@{creator.handle}</bdi>
          </Text>
        )}
      </Stack>
    </Row>
  );
}

function ClosedDetails({ actor }: { actor: DecisionActor }) {
  return (
    <Card raised>
      <EmptyState
        icon={<LockKeyhole aria-hidden="true" size="2.5rem" />}
        title={
          <FormattedMessage
            id="bank-approvals.closed"
            defaultMessage="Account and tax numbers are hidden"
          />
        }
        action={
          <Button onClick={() => actor.send({ type: 'subject.requested' })}>
            <FormattedMessage
              id="bank-approvals.open"
              defaultMessage="Open bank details"
              description="Button"
            />
          </Button>
        }
      >
        <FormattedMessage
          id="bank-approvals.closed-hint"
          defaultMessage="The audit trail records who opens them. You may be asked to confirm that it's you."
        />
      </EmptyState>
    </Card>
  );
}
