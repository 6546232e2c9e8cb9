import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { createDecision } from '#machines/kit/decision.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { stickyActions } from '#src/theme/recipes/sticky-actions.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { LoadingPlaceholder } from './loading-placeholder.tsx';
import { RejectionForm } from './rejection-form.tsx';

type Machine<Subject, Reason extends string, Measure extends string> = ReturnType<
  typeof createDecision<Subject, Reason, Measure>
>;

type Props<Subject, Reason extends string, Measure extends string> = {
  actor: ActorRefFrom<Machine<Subject, Reason, Measure>>;
  /** Draws the thing itself. */
  renderSubject: (subject: Subject) => ReactNode;
  /** Is there a decision to make? What was decided before is only shown. */
  isOpen: (subject: Subject) => boolean;
  /** Where only one of the two may be said of it: which. Both unless told. */
  canAccept?: (subject: Subject) => boolean;
  canReject?: (subject: Subject) => boolean;
  acceptLabel: ReactNode;
  reasonsFor: (subject: Subject) => readonly Reason[];
  renderReason: (reason: Reason) => ReactNode;
  canBePermanent: boolean;
  /** After a decision: what became of it, and the way on. */
  after: ReactNode;
};

/** One thing, whole, and the decision about it. */
export function DecisionPanel<Subject, Reason extends string, Measure extends string = never>(
  props: Props<Subject, Reason, Measure>,
) {
  const { actor, renderSubject } = props;
  const subject = useSelector(actor, (current) => current.context.subject);
  const isLoadFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  const failure = useSelector(actor, (current) => current.context.failure);
  if (isLoadFailed && failure) {
    return (
      <Banner
        tone="danger"
        actions={<ReloadButton onClick={() => actor.send({ type: 'retry.requested' })} />}
      >
        <FailureMessage failure={failure} />
      </Banner>
    );
  }
  if (!subject) {
    return (
      <LoadingPlaceholder>
        <Card raised>
          <TextSkeleton />
        </Card>
      </LoadingPlaceholder>
    );
  }
  return (
    <Stack gap="8">
      {renderSubject(subject)}
      <DecisionArea {...props} subject={subject} />
    </Stack>
  );
}

/**
 * Where the buttons are, and in their place what became of them. News takes the focus that the
 * buttons had, and so is read out; whoever then looks again finds the focus where they left it.
 */
function DecisionArea<Subject, Reason extends string, Measure extends string>(
  props: Props<Subject, Reason, Measure> & { subject: Subject },
) {
  const snapshot = useSelector(props.actor, (current) => current);
  const place = useRef<HTMLDivElement>(null);
  const isNews = snapshot.matches('decided') || snapshot.matches('conflict');
  const isChoosing = snapshot.matches('viewing') && props.isOpen(props.subject);
  const isReviewedAgain = snapshot.context.lastOutcome !== null;
  useEffect(() => {
    if (isNews || isReviewedAgain) place.current?.focus();
  }, [isNews, isReviewedAgain]);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      _focusVisible={{ outline: 'none' }}
      {...(isChoosing && { bg: 'surface', css: stickyActions })}
    >
      <Decision {...props} snapshot={snapshot} isReviewedAgain={isReviewedAgain} />
    </Box>
  );
}

type DecisionProps<Subject, Reason extends string, Measure extends string> = Props<
  Subject,
  Reason,
  Measure
> & {
  subject: Subject;
  snapshot: SnapshotFrom<Machine<Subject, Reason, Measure>>;
  /** Whether somebody looks at it again, after news. */
  isReviewedAgain: boolean;
};

function Decision<Subject, Reason extends string, Measure extends string>(
  props: DecisionProps<Subject, Reason, Measure>,
) {
  const { actor, subject, isOpen, acceptLabel, after, snapshot, isReviewedAgain } = props;
  const { canAccept = always, canReject = always } = props;
  const { request } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const reloadButton = <ReloadButton onClick={() => actor.send({ type: 'retry.requested' })} />;
  if (snapshot.matches('decided')) {
    return (
      <Stack gap="4">
        {after}
        {isOpen(subject) && <Row>{reloadButton}</Row>}
      </Stack>
    );
  }
  if (snapshot.matches('conflict')) {
    return (
      <Banner tone="warning" actions={reloadButton}>
        <FormattedMessage
          id="staff.decision.conflict"
          defaultMessage="This changed in the meantime. Review it again before you decide."
        />
      </Banner>
    );
  }
  if (!isOpen(subject)) return isReviewedAgain && !isBusy ? <NothingLeft /> : null;
  const isRejecting =
    snapshot.hasTag('rejecting') || (isBusy && request?.verdict.kind === 'reject');
  if (isRejecting) return <RejectionCard {...props} />;
  return (
    <Stack gap="4">
      {snapshot.matches('viewing') && <Failed snapshot={snapshot} />}
      <Row justifyContent="flex-end">
        {canReject(subject) && (
          <Button
            kind="secondary"
            disabled={isBusy}
            // The form that it opened has gone: the focus comes back to where it came from.
            autoFocus={snapshot.hasTag('rejectCancelled')}
            onClick={() => actor.send({ type: 'reject.requested' })}
          >
            <FormattedMessage id="staff.decision.refuse" defaultMessage="Reject…" />
          </Button>
        )}
        {canAccept(subject) && (
          <Button
            busy={isBusy}
            onClick={() => actor.send({ type: 'approve.requested', key: crypto.randomUUID() })}
          >
            {acceptLabel}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

const always = () => true;

function RejectionCard<Subject, Reason extends string, Measure extends string>({
  actor,
  subject,
  snapshot,
  reasonsFor,
  renderReason,
  canBePermanent,
}: DecisionProps<Subject, Reason, Measure>) {
  return (
    <Card raised>
      <Heading as="h2" size="sm">
        <FormattedMessage id="staff.refuse.title" defaultMessage="Reason for rejection" />
      </Heading>
      <RejectionForm
        reasons={reasonsFor(subject)}
        renderReason={renderReason}
        busy={snapshot.hasTag('busy')}
        canBePermanent={canBePermanent}
        failure={<Failed snapshot={snapshot} />}
        submit={<FormattedMessage id="staff.refuse.submit" defaultMessage="Reject" />}
        onCancel={() => actor.send({ type: 'reject.cancelled' })}
        onSubmit={(refusal) =>
          actor.send({ type: 'reject.submitted', ...refusal, key: crypto.randomUUID() })
        }
      />
    </Card>
  );
}

function Failed<Subject, Reason extends string, Measure extends string>({
  snapshot,
}: {
  snapshot: SnapshotFrom<Machine<Subject, Reason, Measure>>;
}) {
  const { failure } = snapshot.context;
  return (
    failure && (
      <Banner tone="danger">
        <FailureMessage failure={failure} />
      </Banner>
    )
  );
}

function NothingLeft() {
  return (
    <Banner tone="info">
      <FormattedMessage id="staff.decision.nothing-left" defaultMessage="Nothing left to review." />
    </Banner>
  );
}

function ReloadButton({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="secondary" size="sm" onClick={onClick}>
      <FormattedMessage id="staff.decision.retry" defaultMessage="Reload" />
    </Button>
  );
}
