import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryButton, RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { type PushActor, TurnOnButton, usePushNote } from './push-texts.tsx';

/** Whether this device gets push messages, and the button that changes it. */
export function PushPanel({ actor }: { actor: PushActor }) {
  const isOn = useSelector(actor, (current) => current.hasTag('on'));
  return (
    <Card as="section" aria-labelledby="this-device">
      <Row gap="3" justifyContent="space-between">
        <Heading as="h2" size="sm" id="this-device">
          <FormattedMessage
            id="notification-settings.push.title"
            defaultMessage="Notifications on this device"
          />
        </Heading>
        {isOn && (
          <StatusBadge tone="success">
            <FormattedMessage id="notification-settings.push.on" defaultMessage="On" />
          </StatusBadge>
        )}
      </Row>
      <Content actor={actor} />
    </Card>
  );
}

function Content({ actor }: { actor: PushActor }) {
  const isChecking = useSelector(actor, (current) => current.matches('checking'));
  const isFailed = useSelector(
    actor,
    (current) => current.matches('checkFailed') || current.matches('stopFailed'),
  );
  if (isChecking) return <Skeleton height="3rem" />;
  return (
    <Stack gap="4">
      {isFailed && <Failed actor={actor} />}
      <Note actor={actor} />
      <Action actor={actor} />
    </Stack>
  );
}

function Note({ actor }: { actor: PushActor }) {
  const note = usePushNote(actor);
  const isProblem = useSelector(
    actor,
    (current) =>
      current.matches('denied') || current.matches('declined') || current.matches('askFailed'),
  );
  if (note) return <Banner tone={isProblem ? 'warning' : 'info'}>{note}</Banner>;
  return (
    <Text muted size="sm">
      <FormattedMessage
        id="notification-settings.push.lead"
        defaultMessage="They appear even when the portal is closed. The lock screen shows no titles and no amounts. They end when you sign out."
      />
    </Text>
  );
}

function Failed({ actor }: { actor: PushActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  const isStop = useSelector(actor, (current) => current.matches('stopFailed'));
  return (
    <RetryNotice
      tone="warning"
      onRetry={() => actor.send({ type: isStop ? 'push.stopped' : 'retry.requested' })}
    >
      <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
    </RetryNotice>
  );
}

function Action({ actor }: { actor: PushActor }) {
  const isBlocked = useSelector(
    actor,
    (current) => current.matches('denied') || current.matches('declined'),
  );
  const canTurnOn = useSelector(
    actor,
    (current) =>
      current.can({ type: 'push.requested' }) ||
      current.matches('asking') ||
      current.matches('registering') ||
      current.matches('signInNeeded'),
  );
  const canStop = useSelector(
    actor,
    (current) => current.can({ type: 'push.stopped' }) && !current.matches('stopFailed'),
  );
  const isStopping = useSelector(actor, (current) => current.matches('stopping'));
  if (isBlocked)
    return (
      <Row>
        <RetryButton onClick={() => actor.send({ type: 'retry.requested' })} />
      </Row>
    );
  if (canTurnOn)
    return (
      <Row>
        <TurnOnButton actor={actor} />
      </Row>
    );
  if (!canStop && !isStopping) return null;
  return (
    <Row>
      <Button
        kind="secondary"
        busy={isStopping}
        onClick={() => actor.send({ type: 'push.stopped' })}
      >
        <FormattedMessage
          id="notification-settings.push.turn-off"
          defaultMessage="Turn off on this device"
          description="Button"
        />
      </Button>
    </Row>
  );
}
