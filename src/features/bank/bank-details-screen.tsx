import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import type { BankDetails } from '#machines/flow/bank/bank-details-submission.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import {
  BankDetailsTitle,
  type BankDetailsView,
  type TitleSection,
} from './bank-details-title.tsx';
import { BankEditor } from './form/bank-editor.tsx';
import {
  ApprovedDetails,
  MissingDetails,
  PendingDetails,
  RejectedDetails,
} from './status/bank-details-status.tsx';
import { hasDeliveryFailed, WaitingDetailsView } from './status/waiting-details.tsx';
import type { BankDetailsActor } from './use-bank-details.ts';

type BankDetailsScreenProps = {
  actor: BankDetailsActor;
  supportEmail: string;
  /** As a part of another page; otherwise a page of its own. */
  section?: TitleSection;
  /** The way on, once the details are sent. */
  next?: ReactNode;
};

/** A creator's bank details: entering, reviewing, waiting and correcting. */
export function BankDetailsScreen({ actor, supportEmail, section, next }: BankDetailsScreenProps) {
  const waiting = useSelector(actor, ({ children }) => children.waiting);
  const haveFailed = useSelector(
    waiting,
    (current) => current !== undefined && hasDeliveryFailed(current),
  );
  const ownView = useSelector(actor, currentView);
  const view = waiting && haveFailed ? 'deliveryFailed' : ownView;
  const details = useSelector(actor, (current) => current.context.details);
  // On arrival the focus is on the page's own heading. After later changes it moves to what
  // changed.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (view !== 'loading') hasArrived.current = true;
  }, [view]);
  return (
    <Stack gap="5">
      <BankDetailsTitle
        key={view}
        view={view}
        details={details}
        section={section}
        takesFocus={hasArrived.current}
      />
      {waiting ? (
        <WaitingDetailsView actor={waiting} />
      ) : (
        <Body actor={actor} view={view} details={details} supportEmail={supportEmail} />
      )}
      {(view === 'pending' || view === 'approved') && next}
    </Stack>
  );
}

function currentView(snapshot: ReturnType<BankDetailsActor['getSnapshot']>): BankDetailsView {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('form')) return 'form';
  if (snapshot.hasTag('review')) return 'review';
  if (snapshot.hasTag('waiting')) return 'waiting';
  const { record } = snapshot.value;
  return typeof record === 'string' ? (record as BankDetailsView) : 'loading';
}

type BodyProps = {
  actor: BankDetailsActor;
  view: BankDetailsView;
  details: BankDetails | null;
  supportEmail: string;
};

function Body({ actor, view, details, supportEmail }: BodyProps) {
  if (view === 'loadFailed') return <LoadFailed actor={actor} />;
  if (!details || view === 'loading') return <Loading />;
  switch (view) {
    case 'pending':
      return <PendingDetails actor={actor} details={details} supportEmail={supportEmail} />;
    case 'approved':
      return <ApprovedDetails actor={actor} details={details} />;
    case 'rejected':
      return <RejectedDetails actor={actor} details={details} />;
    case 'missing':
      return <MissingDetails actor={actor} />;
    default:
      return <BankEditor actor={actor} details={details} />;
  }
}

function Loading() {
  return (
    <Stack role="status" gap="4">
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
      <Text muted size="sm">
        <FormattedMessage id="bank.loading" defaultMessage="Loading your bank details…" />
      </Text>
    </Stack>
  );
}

function LoadFailed({ actor }: { actor: BankDetailsActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  return (
    <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
    </RetryNotice>
  );
}
