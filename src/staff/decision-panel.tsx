import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { createDecision } from '#machines/flow/decision.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { atHand } from '#src/theme/recipes/at-hand.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { TextSkeleton } from '#src/ui/skeleton.tsx';
import { Heading } from '#src/ui/text.tsx';
import { LoadingPlace } from './loading-place.tsx';
import { RefusalForm } from './refusal-form.tsx';

type Machine<Subject, Reason extends string, Measure extends string> = ReturnType<
  typeof createDecision<Subject, Reason, Measure>
>;

type Props<Subject, Reason extends string, Measure extends string> = {
  actor: ActorRefFrom<Machine<Subject, Reason, Measure>>;
  /** Draws the thing itself. */
  show: (subject: Subject) => ReactNode;
  /** Is there a decision to make? What was decided before is only shown. */
  isOpen: (subject: Subject) => boolean;
  /** Where only one of the two may be said of it: which. Both unless told. */
  canAccept?: (subject: Subject) => boolean;
  canRefuse?: (subject: Subject) => boolean;
  accept: ReactNode;
  reasonsFor: (subject: Subject) => readonly Reason[];
  showReason: (reason: Reason) => ReactNode;
  canBePermanent: boolean;
  /** After a decision: what became of it, and the way on. */
  after: ReactNode;
};

/** One thing, whole, and the decision about it. */
export function DecisionPanel<Subject, Reason extends string, Measure extends string = never>(
  props: Props<Subject, Reason, Measure>,
) {
  const { actor, show } = props;
  const subject = useSelector(actor, (current) => current.context.subject);
  const isLoadFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  const failure = useSelector(actor, (current) => current.context.failure);
  if (isLoadFailed && failure) {
    return (
      <Banner tone="danger" actions={<LookAgain onClick={() => actor.send({ type: 'retry.requested' })} />}>
        <FailureMessage failure={failure} />
      </Banner>
    );
  }
  if (!subject) {
    return (
      <LoadingPlace>
        <Card raised>
          <TextSkeleton />
        </Card>
      </LoadingPlace>
    );
  }
  return (
    <Stack gap="8">
      {show(subject)}
      <DecisionPlace {...props} subject={subject} />
    </Stack>
  );
}

/**
 * Where the buttons are, and in their place what became of them. News takes the focus that the buttons had, and so is read
 * out; whoever then looks again finds the focus where they left it.
 */
function DecisionPlace<Subject, Reason extends string, Measure extends string>(
  props: Props<Subject, Reason, Measure> & { subject: Subject },
) {
  const snapshot = useSelector(props.actor, (current) => current);
  const place = useRef<HTMLDivElement>(null);
  const isNews = snapshot.matches('decided') || snapshot.matches('overtaken');
  const isChoosing = snapshot.matches('viewing') && props.isOpen(props.subject);
  const [hasNews, setHasNews] = useState(false);
  useEffect(() => {
    if (isNews) setHasNews(true);
    if (isNews || hasNews) place.current?.focus();
  }, [isNews, hasNews]);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      _focusVisible={{ outline: 'none' }}
      {...(isChoosing && { bg: 'surface', css: atHand })}
    >
      <Decision {...props} snapshot={snapshot} isSeenAgain={hasNews} />
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
  isSeenAgain: boolean;
};

function Decision<Subject, Reason extends string, Measure extends string>(
  props: DecisionProps<Subject, Reason, Measure>,
) {
  const { actor, subject, isOpen, accept, after, snapshot, isSeenAgain } = props;
  const { canAccept = always, canRefuse = always } = props;
  const [isCancelled, setIsCancelled] = useState(false);
  const { request } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const lookAgain = <LookAgain onClick={() => actor.send({ type: 'retry.requested' })} />;
  if (snapshot.matches('decided')) {
    return (
      <Stack gap="4">
        {after}
        {isOpen(subject) && <Row>{lookAgain}</Row>}
      </Stack>
    );
  }
  if (snapshot.matches('overtaken')) {
    return (
      <Banner tone="warning" actions={lookAgain}>
        <FormattedMessage
          id="staff.decision.overtaken"
          defaultMessage="This has changed meanwhile. Look at it again before you decide."
        />
      </Banner>
    );
  }
  if (!isOpen(subject)) return isSeenAgain && !isBusy ? <NothingLeft /> : null;
  const isRefusing = snapshot.hasTag('refusing') || (isBusy && request?.verdict.kind === 'refuse');
  if (isRefusing) return <Refusing {...props} onCancel={() => setIsCancelled(true)} />;
  return (
    <Stack gap="4">
      {snapshot.matches('viewing') && <Failed snapshot={snapshot} />}
      <Row justifyContent="flex-end">
        {canRefuse(subject) && (
          <Button
            kind="secondary"
            disabled={isBusy}
            // The form that it opened has gone: the focus comes back to where it came from.
            autoFocus={isCancelled}
            onClick={() => actor.send({ type: 'refuse.chosen' })}
          >
            <FormattedMessage id="staff.decision.refuse" defaultMessage="Reject…" />
          </Button>
        )}
        {canAccept(subject) && (
          <Button
            busy={isBusy}
            onClick={() => actor.send({ type: 'accept.chosen', key: crypto.randomUUID() })}
          >
            {accept}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

const always = () => true;

function Refusing<Subject, Reason extends string, Measure extends string>({
  actor,
  subject,
  snapshot,
  reasonsFor,
  showReason,
  canBePermanent,
  onCancel,
}: DecisionProps<Subject, Reason, Measure> & { onCancel: () => void }) {
  return (
    <Card raised>
      <Heading as="h2" size="sm">
        <FormattedMessage id="staff.refuse.title" defaultMessage="Why is it refused?" />
      </Heading>
      <RefusalForm
        reasons={reasonsFor(subject)}
        show={showReason}
        busy={snapshot.hasTag('busy')}
        canBePermanent={canBePermanent}
        failure={<Failed snapshot={snapshot} />}
        submit={<FormattedMessage id="staff.refuse.submit" defaultMessage="Reject" />}
        onCancel={() => {
          onCancel();
          actor.send({ type: 'refuse.cancelled' });
        }}
        onSubmit={(refusal) => actor.send({ type: 'refuse.submitted', ...refusal, key: crypto.randomUUID() })}
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
      <FormattedMessage
        id="staff.decision.nothing-left"
        defaultMessage="There is nothing to decide here any more."
      />
    </Banner>
  );
}

function LookAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="secondary" size="sm" onClick={onClick}>
      <FormattedMessage id="staff.decision.retry" defaultMessage="Look again" />
    </Button>
  );
}
