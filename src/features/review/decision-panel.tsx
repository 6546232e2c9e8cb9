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
import { type ReasonChoice, RejectionForm } from './rejection-form.tsx';
import { useShortcut } from './shortcuts/use-shortcuts.tsx';

type Machine<Subject, Reason extends string, Measure extends string> = ReturnType<
  typeof createDecision<Subject, Reason, Measure>
>;

type Props<Subject, Reason extends string, Measure extends string> = {
  actor: ActorRefFrom<Machine<Subject, Reason, Measure>>;
  /** Draws the thing itself. */
  renderSubject: (subject: Subject) => ReactNode;
  /** Whether there is a decision to make; otherwise the earlier one is shown. */
  isOpen: (subject: Subject) => boolean;
  /** Which decisions are possible; by default both. */
  canAccept?: (subject: Subject) => boolean;
  canReject?: (subject: Subject) => boolean;
  acceptLabel: ReactNode;
  reasonsFor: (subject: Subject) => ReasonChoice<Reason>;
  renderReason: (reason: Reason) => ReactNode;
  canBePermanent: boolean;
  /** Whether another member of staff can be asked. */
  canAskSecondOpinion?: (subject: Subject) => boolean;
  /** Under which name an unsent rejection is kept in this tab. */
  draftKey?: (subject: Subject) => string;
  /** What is shown instead of a confidential value until it is revealed. */
  closed?: ReactNode;
  /** Above the reason why a decision was not saved. */
  failureTitle?: ReactNode;
  /** After a decision: what became of it, and the way on. */
  after: ReactNode;
};

/** One thing, whole, and the decision about it. */
export function DecisionPanel<Subject, Reason extends string, Measure extends string = never>(
  props: Props<Subject, Reason, Measure>,
) {
  const { actor, renderSubject } = props;
  const subject = useSelector(actor, (current) => current.context.subject);
  const isClosed = useSelector(actor, (current) => current.matches('closed'));
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
  if (isClosed) return props.closed;
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
 * The buttons, replaced by their result. The result takes the focus that the buttons had, so it is
 * announced. When the buttons return, they get the focus back.
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
  /** Whether the record was loaded again after a decision or a conflict. */
  isReviewedAgain: boolean;
};

function Decision<Subject, Reason extends string, Measure extends string>(
  props: DecisionProps<Subject, Reason, Measure>,
) {
  const { actor, subject, isOpen, after, failureTitle, snapshot, isReviewedAgain } = props;
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
      <Banner tone="warning" title={failureTitle} actions={reloadButton}>
        <FormattedMessage
          id="staff.decision.conflict"
          defaultMessage="This changed in the meantime. Review it again before you decide."
        />
      </Banner>
    );
  }
  if (!isOpen(subject)) return isReviewedAgain && !isBusy ? <NothingLeft /> : null;
  const isRejecting =
    snapshot.hasTag('rejecting') || (isBusy && rejections.includes(request?.verdict.kind));
  if (isRejecting) return <RejectionCard {...props} />;
  return <DecisionButtons {...props} />;
}

const always = () => true;
const never = () => false;
const rejections: unknown[] = ['reject', 'second-opinion'];

function DecisionButtons<Subject, Reason extends string, Measure extends string>(
  props: DecisionProps<Subject, Reason, Measure>,
) {
  const { actor, subject, acceptLabel, snapshot } = props;
  const { canAccept = always, canReject = always } = props;
  const isBusy = snapshot.hasTag('busy');
  const acceptKey = useShortcut('A');
  const rejectKey = useShortcut('R');
  return (
    <Stack gap="4">
      {snapshot.matches('viewing') && <Failed {...props} />}
      <Row justifyContent="flex-end">
        {canReject(subject) && (
          <Button
            kind="secondary"
            {...rejectKey}
            disabled={isBusy}
            // The form that it opened is gone, so it takes the focus back.
            autoFocus={snapshot.hasTag('rejectCancelled')}
            onClick={() => actor.send({ type: 'reject.requested' })}
          >
            <FormattedMessage id="staff.decision.refuse" defaultMessage="Reject…" />
          </Button>
        )}
        {canAccept(subject) && (
          <Button
            busy={isBusy}
            {...acceptKey}
            onClick={() => actor.send({ type: 'approve.requested', key: crypto.randomUUID() })}
          >
            {acceptLabel}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function RejectionCard<Subject, Reason extends string, Measure extends string>({
  actor,
  subject,
  snapshot,
  reasonsFor,
  renderReason,
  canBePermanent,
  canAskSecondOpinion = never,
  draftKey,
  failureTitle,
}: DecisionProps<Subject, Reason, Measure>) {
  return (
    <Card raised>
      <Heading as="h2" size="sm">
        <FormattedMessage id="staff.refuse.title" defaultMessage="Reason for rejection" />
      </Heading>
      <RejectionForm
        choice={reasonsFor(subject)}
        draftKey={draftKey?.(subject)}
        entered={snapshot.context.entered}
        renderReason={renderReason}
        busy={snapshot.hasTag('busy')}
        canBePermanent={canBePermanent}
        failure={<Failed snapshot={snapshot} failureTitle={failureTitle} />}
        submit={<FormattedMessage id="staff.refuse.submit" defaultMessage="Reject" />}
        onCancel={() => actor.send({ type: 'reject.cancelled' })}
        onSecondOpinion={
          canAskSecondOpinion(subject)
            ? ({ reasons, note }) =>
                actor.send({ type: 'opinion.requested', reasons, note, key: crypto.randomUUID() })
            : undefined
        }
        onSubmit={(refusal) =>
          actor.send({ type: 'reject.submitted', ...refusal, key: crypto.randomUUID() })
        }
      />
    </Card>
  );
}

function Failed<Subject, Reason extends string, Measure extends string>({
  snapshot,
  failureTitle,
}: Pick<DecisionProps<Subject, Reason, Measure>, 'snapshot' | 'failureTitle'>) {
  const { failure } = snapshot.context;
  return (
    failure && (
      <Banner tone="danger" title={failureTitle}>
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
