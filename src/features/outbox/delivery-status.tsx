import { CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { CommandKind, DeliveryStatus } from '#machines/flow/app/delivery-status.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryButton } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { useDeliveryStatus, useOutbox } from './outbox-context.ts';

/** How far the command for the post with this `clientId` has got. Empty without a command. */
export function PostDeliveryStatus({ clientId }: { clientId: string }) {
  const outbox = useOutbox();
  const deliveryStatus = useDeliveryStatus(clientId);
  if (!deliveryStatus || deliveryStatus.state === 'confirmed') return null;
  return (
    <DeliveryStatusMessage
      status={deliveryStatus}
      onRetry={() => outbox?.send({ type: 'retry.requested', clientId })}
      onCancelDeletion={() => outbox?.send({ type: 'withdrawal.requested', clientId })}
    />
  );
}

type UnconfirmedStatus = Exclude<DeliveryStatus, { state: 'confirmed' }>;

type DeliveryStatusMessageProps = {
  status: UnconfirmedStatus;
  /** Missing for bank details, which are edited in their form. */
  onRetry?: () => void;
  /** Cancels a deletion. */
  onCancelDeletion?: () => void;
};

/** The progress of a command, or what to do about its failure. */
export function DeliveryStatusMessage({
  status,
  onRetry,
  onCancelDeletion,
}: DeliveryStatusMessageProps) {
  const isFailed = status.state === 'failed';
  const canCancelDeletion = status.kind === 'delete' && (isFailed || status.state === 'queued');
  const canRetry = isFailed && ['refused', 'media', 'unconfirmed'].includes(status.reason);
  return (
    <Row gap="2" role="status" color={isFailed ? 'danger' : 'ink.muted'}>
      <Row as="span" gap="2" flexWrap="nowrap" flex="1 1 12rem" alignItems="start">
        <Text as="span" flexShrink="0" paddingBlockStart="1" aria-hidden="true" color="inherit">
          <StatusIcon state={status.state} />
        </Text>
        <Text as="span" size="sm" color="inherit">
          <StatusText status={status} />
        </Text>
      </Row>
      {canRetry && onRetry && <RetryButton onClick={onRetry} />}
      {canCancelDeletion && onCancelDeletion && (
        <Button kind="secondary" size="sm" onClick={onCancelDeletion}>
          <FormattedMessage id="outbox.cancel-deletion" defaultMessage="Keep post" />
        </Button>
      )}
    </Row>
  );
}

function StatusIcon({ state }: { state: UnconfirmedStatus['state'] }) {
  if (state === 'failed') return <CircleAlert size="1.125rem" />;
  return state === 'waiting' ? <CloudOff size="1.125rem" /> : <LoaderCircle size="1.125rem" />;
}

function StatusText({ status }: { status: UnconfirmedStatus }) {
  switch (status.state) {
    case 'queued':
      return status.kind === 'bankDetails' ? (
        <FormattedMessage
          id="outbox.queued.bank"
          defaultMessage="Not sent yet. We'll send these details automatically when you're back online."
          description="Bank details"
        />
      ) : (
        <FormattedMessage
          id="outbox.queued.delete"
          defaultMessage="You deleted this post. It will be gone permanently in a moment."
        />
      );
    case 'sending':
      return <Sending kind={status.kind} />;
    case 'checking':
      return (
        <FormattedMessage
          id="outbox.checking"
          defaultMessage="No response yet. Checking whether it arrived…"
        />
      );
    case 'waiting':
      return <WaitingText status={status} />;
    case 'failed':
      return <FailureText status={status} />;
  }
}

function Sending({ kind }: { kind: CommandKind }) {
  switch (kind) {
    case 'save':
      return <FormattedMessage id="outbox.sending.save" defaultMessage="Saving…" />;
    case 'submit':
      return <FormattedMessage id="outbox.sending.submit" defaultMessage="Sending for review…" />;
    case 'delete':
      return <FormattedMessage id="outbox.sending.delete" defaultMessage="Deleting…" />;
    case 'bankDetails':
      return <FormattedMessage id="outbox.sending.bank" defaultMessage="Sending…" />;
  }
}

function WaitingText({ status: { kind, failure } }: { status: UnconfirmedStatus }) {
  if (failure && failure.code !== 'network' && failure.code !== 'unauthenticated')
    return (
      <FormattedMessage
        id="outbox.waiting.server"
        defaultMessage="{reason} We'll try again automatically."
        description="reason is a whole sentence, such as: The server is busy."
        values={{ reason: <FailureMessage failure={failure} /> }}
      />
    );
  if (kind === 'submit')
    return (
      <FormattedMessage
        id="outbox.waiting.submit"
        defaultMessage="Not sent yet. We'll send it for review automatically when you're back online."
      />
    );
  if (kind === 'bankDetails')
    return (
      <FormattedMessage
        id="outbox.waiting.bank"
        defaultMessage="Not sent yet. We'll send these details automatically when you sign in."
        description="Bank details"
      />
    );
  if (kind === 'delete')
    return (
      <FormattedMessage
        id="outbox.waiting.delete"
        defaultMessage="Not deleted yet. We'll delete it automatically when you're back online."
      />
    );
  return (
    <FormattedMessage
      id="outbox.waiting.save"
      defaultMessage="Not saved yet. We'll save it automatically when you're back online."
    />
  );
}

function FailureText({ status }: { status: Extract<UnconfirmedStatus, { state: 'failed' }> }) {
  const { reason, failure, kind } = status;
  switch (reason) {
    case 'conflict':
      return kind === 'bankDetails' ? (
        <FormattedMessage
          id="outbox.failed.bank-conflict"
          defaultMessage="Your bank details changed in the meantime. These details were not sent."
        />
      ) : (
        <FormattedMessage
          id="outbox.failed.conflict"
          defaultMessage="This post was also changed somewhere else. Open it to compare both versions and choose one."
        />
      );
    case 'closed':
      return (
        <FormattedMessage
          id="outbox.failed.closed"
          defaultMessage="You can't edit this post right now. Your changes are saved on this device."
        />
      );
    case 'inOtherTab':
      return (
        <FormattedMessage
          id="outbox.failed.other-tab"
          defaultMessage="This is open in another tab."
        />
      );
    case 'notApproved':
      return (
        <FormattedMessage
          id="outbox.failed.not-approved"
          defaultMessage="Saved, but not sent. Your profile must be approved first."
        />
      );
    case 'media':
      return (
        <FormattedMessage
          id="outbox.failed.media"
          defaultMessage="We couldn't send an image or video. Open the post to see why."
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
      return <RejectedText kind={kind} reason={failure && <FailureMessage failure={failure} />} />;
  }
}

function RejectedText({ kind, reason }: { kind: CommandKind; reason: React.ReactNode }) {
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
          defaultMessage="Your bank details were not accepted. {reason}"
          description="reason is a whole sentence, or nothing"
          values={{ reason }}
        />
      );
  }
}
