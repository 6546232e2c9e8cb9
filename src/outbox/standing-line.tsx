import { CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { CommandKind, Standing } from '#machines/flow/outbox-standing.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { RetryButton } from '#src/ui/retry.tsx';
import { Text } from '#src/ui/text.tsx';
import { useOutbox, useStanding } from './outbox-context.ts';

/** Where the command for the post of this `clientId` stands; nothing while there is none. */
export function StandingLine({ clientId }: { clientId: string }) {
  const outbox = useOutbox();
  const standing = useStanding(clientId);
  if (!standing || standing.state === 'confirmed') return null;
  return (
    <StandingText
      standing={standing}
      onRetry={() => outbox?.send({ type: 'retry.requested', clientId })}
      onKeep={() => outbox?.send({ type: 'withdrawal.requested', clientId })}
    />
  );
}

type Open = Exclude<Standing, { state: 'confirmed' }>;

type StandingTextProps = {
  standing: Open;
  /** For all but bank details, which are mended where they were written. */
  onRetry?: () => void;
  /** Takes a deletion back. */
  onKeep?: () => void;
};

/** What goes on with a command, or what the person has to do about it. */
export function StandingText({ standing, onRetry, onKeep }: StandingTextProps) {
  const isFailed = standing.state === 'failed';
  const canKeep = standing.kind === 'delete' && (isFailed || standing.state === 'queued');
  const canRetry = isFailed && ['refused', 'media', 'unconfirmed'].includes(standing.why);
  return (
    <Row gap="2" role="status" color={isFailed ? 'danger' : 'ink.muted'}>
      <Row as="span" gap="2" flexWrap="nowrap" flex="1 1 12rem" alignItems="start">
        <Text as="span" flexShrink="0" paddingBlockStart="1" aria-hidden="true" color="inherit">
          <Sign state={standing.state} />
        </Text>
        <Text as="span" size="sm" color="inherit">
          <Words standing={standing} />
        </Text>
      </Row>
      {canRetry && onRetry && <RetryButton onClick={onRetry} />}
      {canKeep && onKeep && (
        <Button kind="secondary" size="sm" onClick={onKeep}>
          <FormattedMessage id="outbox.keep" defaultMessage="Keep the post" />
        </Button>
      )}
    </Row>
  );
}

function Sign({ state }: { state: Open['state'] }) {
  if (state === 'failed') return <CircleAlert size="1.125rem" />;
  return state === 'waiting' ? <CloudOff size="1.125rem" /> : <LoaderCircle size="1.125rem" />;
}

function Words({ standing }: { standing: Open }) {
  switch (standing.state) {
    case 'queued':
      return standing.kind === 'bankDetails' ? (
        <FormattedMessage
          id="outbox.queued.bank"
          defaultMessage="Not sent yet. They go by themselves as soon as there is a network."
          description="Bank details"
        />
      ) : (
        <FormattedMessage
          id="outbox.queued.delete"
          defaultMessage="You have deleted this post. It goes for good in a moment."
        />
      );
    case 'sending':
      return <Sending kind={standing.kind} />;
    case 'checking':
      return (
        <FormattedMessage id="outbox.checking" defaultMessage="No answer yet. Checking whether it arrived…" />
      );
    case 'waiting':
      return <WaitingWords standing={standing} />;
    case 'failed':
      return <Obstacle standing={standing} />;
  }
}

function Sending({ kind }: { kind: CommandKind }) {
  switch (kind) {
    case 'save':
      return <FormattedMessage id="outbox.sending.save" defaultMessage="Being saved…" />;
    case 'submit':
      return <FormattedMessage id="outbox.sending.submit" defaultMessage="Being sent for review…" />;
    case 'delete':
      return <FormattedMessage id="outbox.sending.delete" defaultMessage="Being deleted…" />;
    case 'bankDetails':
      return <FormattedMessage id="outbox.sending.bank" defaultMessage="Being sent…" />;
  }
}

function WaitingWords({ standing: { kind, failure } }: { standing: Open }) {
  if (failure && failure.code !== 'network' && failure.code !== 'unauthenticated')
    return (
      <FormattedMessage
        id="outbox.waiting.server"
        defaultMessage="{reason} It is tried again by itself."
        description="reason is a whole sentence, such as: The server is busy."
        values={{ reason: <FailureMessage failure={failure} /> }}
      />
    );
  if (kind === 'submit')
    return (
      <FormattedMessage
        id="outbox.waiting.submit"
        defaultMessage="Not sent yet. It goes for review by itself as soon as the network is back."
      />
    );
  if (kind === 'bankDetails')
    return (
      <FormattedMessage
        id="outbox.waiting.bank"
        defaultMessage="Not sent yet. They go by themselves once you have signed in."
        description="Bank details"
      />
    );
  if (kind === 'delete')
    return (
      <FormattedMessage
        id="outbox.waiting.delete"
        defaultMessage="Not deleted yet. It goes by itself as soon as the network is back."
      />
    );
  return (
    <FormattedMessage
      id="outbox.waiting.save"
      defaultMessage="Not saved yet. It is saved by itself as soon as the network is back."
    />
  );
}

function Obstacle({ standing }: { standing: Extract<Open, { state: 'failed' }> }) {
  const { why, failure, kind } = standing;
  switch (why) {
    case 'conflict':
      return kind === 'bankDetails' ? (
        <FormattedMessage
          id="outbox.failed.bank-conflict"
          defaultMessage="Your bank details have changed meanwhile. These here were not sent."
        />
      ) : (
        <FormattedMessage
          id="outbox.failed.conflict"
          defaultMessage="It was changed somewhere else too. Open it to see both texts and choose."
        />
      );
    case 'closed':
      return (
        <FormattedMessage
          id="outbox.failed.closed"
          defaultMessage="The post cannot be changed at the moment. Your changes stay on this phone."
        />
      );
    case 'elsewhere':
      return <FormattedMessage id="outbox.failed.elsewhere" defaultMessage="It is open in another tab." />;
    case 'notApproved':
      return (
        <FormattedMessage
          id="outbox.failed.not-approved"
          defaultMessage="Saved, but not sent: your profile has to be approved first."
        />
      );
    case 'media':
      return (
        <FormattedMessage
          id="outbox.failed.media"
          defaultMessage="A picture or video could not be sent. Open it to see why."
        />
      );
    case 'unconfirmed':
      return (
        <FormattedMessage
          id="outbox.failed.unconfirmed"
          defaultMessage="Not sent yet. Confirm that it's you to send it."
          description="A sensitive change waits on this device until its person has confirmed who they are"
        />
      );
    case 'refused':
      return <Refused kind={kind} reason={failure && <FailureMessage failure={failure} />} />;
  }
}

function Refused({ kind, reason }: { kind: CommandKind; reason: React.ReactNode }) {
  switch (kind) {
    case 'save':
      return (
        <FormattedMessage
          id="outbox.failed.save"
          defaultMessage="Not saved. {reason}"
          description="reason is a whole sentence, or nothing"
          values={{ reason }}
        />
      );
    case 'submit':
      return (
        <FormattedMessage
          id="outbox.failed.submit"
          defaultMessage="Not sent for review. {reason}"
          description="reason is a whole sentence, or nothing"
          values={{ reason }}
        />
      );
    case 'delete':
      return (
        <FormattedMessage
          id="outbox.failed.delete"
          defaultMessage="Not deleted. {reason}"
          description="reason is a whole sentence, or nothing"
          values={{ reason }}
        />
      );
    case 'bankDetails':
      return (
        <FormattedMessage
          id="outbox.failed.bank"
          defaultMessage="Your bank details were not taken. {reason}"
          description="reason is a whole sentence, or nothing"
          values={{ reason }}
        />
      );
  }
}
