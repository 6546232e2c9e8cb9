import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/failure.ts';
import type { BankDetails } from '#machines/flow/bank-submission.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Text } from '#src/ui/text.tsx';
import { BankWriting } from './bank-writing.tsx';
import { ScreenTitle, type Section, type View } from './screen-title.tsx';
import { Approved, Missing, Pending, Rejected } from './standing.tsx';
import type { BankDetailsActor } from './use-bank-details.ts';
import { hasFailed, Waiting } from './waiting.tsx';

type BankDetailsScreenProps = {
  actor: BankDetailsActor;
  supportEmail: string;
  /** Where it is a part of a page; else it is the page. */
  section?: Section;
  /** The way on, once the details are sent. */
  next?: ReactNode;
};

/** Where the creator's money goes: asked for, looked through, waited for, or to be mended. */
export function BankDetailsScreen({ actor, supportEmail, section, next }: BankDetailsScreenProps) {
  const waiting = useSelector(actor, ({ children }) => children.waiting);
  const areRefused = useSelector(waiting, (current) => current !== undefined && hasFailed(current));
  const ownView = useSelector(actor, viewOf);
  const view = waiting && areRefused ? 'notTaken' : ownView;
  const details = useSelector(actor, (current) => current.context.details);
  // Who comes to the page begins at its own heading; what changes later is where the eyes are to go.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (view !== 'loading') hasArrived.current = true;
  }, [view]);
  return (
    <Stack gap="5">
      <ScreenTitle
        key={view}
        view={view}
        details={details}
        section={section}
        takesFocus={hasArrived.current}
      />
      {waiting ? (
        <Waiting actor={waiting} />
      ) : (
        <Body actor={actor} view={view} details={details} supportEmail={supportEmail} />
      )}
      {(view === 'pending' || view === 'approved') && next}
    </Stack>
  );
}

function viewOf(snapshot: ReturnType<BankDetailsActor['getSnapshot']>): View {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('form')) return 'form';
  if (snapshot.hasTag('review')) return 'review';
  if (snapshot.hasTag('waiting')) return 'waiting';
  const { record } = snapshot.value;
  return typeof record === 'string' ? (record as View) : 'loading';
}

type BodyProps = {
  actor: BankDetailsActor;
  view: View;
  details: BankDetails | null;
  supportEmail: string;
};

function Body({ actor, view, details, supportEmail }: BodyProps) {
  if (view === 'loadFailed') return <LoadFailed actor={actor} />;
  if (!details || view === 'loading') return <Loading />;
  switch (view) {
    case 'pending':
      return <Pending actor={actor} details={details} supportEmail={supportEmail} />;
    case 'approved':
      return <Approved actor={actor} details={details} />;
    case 'rejected':
      return <Rejected actor={actor} details={details} />;
    case 'missing':
      return <Missing actor={actor} />;
    default:
      return <BankWriting actor={actor} details={details} />;
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
