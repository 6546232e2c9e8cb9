import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { createDecision } from '#machines/flow/decision.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { TextSkeleton } from '#src/ui/skeleton.tsx';
import { Heading } from '#src/ui/text.tsx';
import { LoadingPlace } from './loading-place.tsx';
import { News } from './news.tsx';
import { RefusalForm } from './refusal-form.tsx';

type DecisionActor<Subject, Reason extends string> = ActorRefFrom<
  ReturnType<typeof createDecision<Subject, Reason>>
>;

type Props<Subject, Reason extends string> = {
  actor: DecisionActor<Subject, Reason>;
  /** Draws the thing itself. */
  show: (subject: Subject) => ReactNode;
  /** Is there a decision to make? What was decided before is only shown. */
  isOpen: (subject: Subject) => boolean;
  accept: ReactNode;
  reasonsFor: (subject: Subject) => readonly Reason[];
  showReason: (reason: Reason) => ReactNode;
  canBePermanent: boolean;
  /** After a decision: what became of it, and the way on. */
  after: ReactNode;
};

/** One thing, whole, and the decision about it. */
export function DecisionPanel<Subject, Reason extends string>(props: Props<Subject, Reason>) {
  const { actor, show } = props;
  const subject = useSelector(actor, (current) => current.context.subject);
  const isLoadFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  const failure = useSelector(actor, (current) => current.context.failure);
  const retry = () => actor.send({ type: 'retry.requested' });
  if (isLoadFailed && failure) {
    return (
      <Banner tone="danger" actions={<TryAgain onClick={retry} />}>
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
      <Decision {...props} subject={subject} />
    </Stack>
  );
}

function Decision<Subject, Reason extends string>({
  actor,
  subject,
  isOpen,
  accept,
  reasonsFor,
  showReason,
  canBePermanent,
  after,
}: Props<Subject, Reason> & { subject: Subject }) {
  const snapshot = useSelector(actor, (current) => current);
  const [isCancelled, setIsCancelled] = useState(false);
  const { failure, request } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const shownFailure = failure && (
    <Banner tone="danger">
      <FailureMessage failure={failure} />
    </Banner>
  );
  if (snapshot.matches('decided')) return <News>{after}</News>;
  if (snapshot.matches('overtaken')) {
    return (
      <News>
        <Banner tone="warning" actions={<TryAgain onClick={() => actor.send({ type: 'retry.requested' })} />}>
          <FormattedMessage
            id="staff.decision.overtaken"
            defaultMessage="This has changed meanwhile. Look at it again before you decide."
          />
        </Banner>
      </News>
    );
  }
  if (!isOpen(subject)) return null;
  if (snapshot.hasTag('refusing') || (isBusy && request?.verdict.kind === 'refuse')) {
    return (
      <Card raised>
        <Heading as="h2" size="sm">
          <FormattedMessage id="staff.refuse.title" defaultMessage="Why is it refused?" />
        </Heading>
        <RefusalForm
          reasons={reasonsFor(subject)}
          show={showReason}
          busy={isBusy}
          canBePermanent={canBePermanent}
          failure={shownFailure}
          onCancel={() => {
            setIsCancelled(true);
            actor.send({ type: 'refuse.cancelled' });
          }}
          onSubmit={(refusal) =>
            actor.send({ type: 'refuse.submitted', ...refusal, key: crypto.randomUUID() })
          }
        />
      </Card>
    );
  }
  return (
    <Stack gap="4">
      {shownFailure}
      <Row justifyContent="flex-end">
        <Button
          kind="secondary"
          disabled={isBusy}
          // The form that it opened has gone: the focus comes back to where it came from.
          autoFocus={isCancelled}
          onClick={() => actor.send({ type: 'refuse.chosen' })}
        >
          <FormattedMessage id="staff.decision.refuse" defaultMessage="Reject…" />
        </Button>
        <Button busy={isBusy} onClick={() => actor.send({ type: 'accept.chosen', key: crypto.randomUUID() })}>
          {accept}
        </Button>
      </Row>
    </Stack>
  );
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="secondary" size="sm" onClick={onClick}>
      <FormattedMessage id="staff.decision.retry" defaultMessage="Look again" />
    </Button>
  );
}
