import { useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { DeliveryStatus } from '#machines/flow/app/delivery-status.ts';
import type { queuedBankDetailsMachine } from '#machines/flow/bank/queued-bank-details.ts';
import { DeliveryStatusMessage, useOutbox } from '#src/features/outbox/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { bankFields } from '../form/bank-field.ts';
import { BankFieldError } from '../form/bank-field-error.tsx';

export type WaitingDetailsActor = ActorRefFrom<typeof queuedBankDetailsMachine>;
type Props = { actor: WaitingDetailsActor };

/**
 * Bank details that wait on this device, sealed: since when, the status of the outbox, or why they
 * were refused.
 */
export function WaitingDetailsView({ actor }: Props) {
  const isRefused = useSelector(actor, hasDeliveryFailed);
  const isUnconfirmed = useSelector(actor, needsConfirmation);
  if (isUnconfirmed) return <ConfirmationRequired actor={actor} />;
  return isRefused ? <DeliveryFailed actor={actor} /> : <InOutbox actor={actor} />;
}

/** Were they not taken? */
export const hasDeliveryFailed = ({ context }: SnapshotFrom<typeof queuedBankDetailsMachine>) =>
  context.deliveryStatus?.state === 'failed' && context.deliveryStatus.reason !== 'unconfirmed';

/** Do they wait until the creator has confirmed who they are? */
const needsConfirmation = ({ context }: SnapshotFrom<typeof queuedBankDetailsMachine>) =>
  context.deliveryStatus?.state === 'failed' && context.deliveryStatus.reason === 'unconfirmed';

function ConfirmationRequired({ actor }: Props) {
  const outbox = useOutbox();
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const key = useSelector(actor, ({ context }) => context.details.key);
  return (
    <>
      <Banner tone="warning">
        <FormattedMessage
          id="bank.unconfirmed"
          defaultMessage="Your bank details aren't sent yet. Confirm that it's you to send them."
          description="They were not sent, because the creator signed in long ago and has not confirmed who they are"
        />
      </Banner>
      <Row gap="3" flexWrap="wrap">
        <Button onClick={() => outbox?.send({ type: 'retry.requested', clientId: key })}>
          <FormattedMessage
            id="bank.unconfirmed.confirm"
            defaultMessage="Confirm and send"
            description="Button"
          />
        </Button>
        <Button
          kind="secondary"
          busy={isBusy}
          onClick={() => actor.send({ type: 'edit.requested' })}
        >
          <FormattedMessage
            id="bank.sealed.withdraw"
            defaultMessage="Don't send"
            description="Button"
          />
        </Button>
      </Row>
    </>
  );
}

/** Shown before the outbox has started. */
const initialStatus = (isBegun: boolean): DeliveryStatus => ({
  state: isBegun ? 'checking' : 'queued',
  kind: 'bankDetails',
  failure: null,
});

function InOutbox({ actor }: Props) {
  const { details, deliveryStatus, isLate } = useSelector(actor, (current) => current.context);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const canWithdraw = useSelector(actor, (current) =>
    current.can({ type: 'withdrawal.requested' }),
  );
  const news = useRef<HTMLDivElement>(null);
  const shown = deliveryStatus ?? initialStatus(details.isBegun);
  return (
    <>
      <Stack gap="0" ref={news} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {shown.state !== 'confirmed' && <DeliveryStatusMessage status={shown} />}
        <Text role="status">
          {isLate && (
            <FormattedMessage
              id="bank.sealed.late"
              defaultMessage="We're already sending them. You can't withdraw them now."
            />
          )}
        </Text>
      </Stack>
      <Row gap="3" flexWrap="nowrap" alignItems="flex-start">
        <Box color="accent.text" paddingBlockStart="1" flexShrink="0">
          <ShieldCheck size="1.25em" aria-hidden="true" />
        </Box>
        <Text>
          <FormattedMessage
            id="bank.sealed"
            defaultMessage="Encrypted on this device on {time}. Only our server can read them. We'll send them when the portal is open and you're online, even if you close this page, until {until} at the latest."
            description="Bank details that wait for a network; the two times are dates with a time of day"
            values={{
              time: <DateTime time={isoTime(details.sealedAt)} />,
              until: <DateTime time={isoTime(details.goodUntil)} />,
            }}
          />
        </Text>
      </Row>
      {(canWithdraw || isBusy) && (
        <WithdrawButton
          isBusy={isBusy}
          onPress={() => actor.send({ type: 'withdrawal.requested' })}
          onFocusLost={() => news.current?.focus()}
        />
      )}
    </>
  );
}

type WithdrawButtonProps = {
  isBusy: boolean;
  onPress: () => void;
  /** It disappears while it has the focus. */
  onFocusLost: () => void;
};

function WithdrawButton({ isBusy, onPress, onFocusLost }: WithdrawButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onFocusLost);
  latest.current = onFocusLost;
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (document.activeElement === shown) latest.current();
    };
  }, []);
  return (
    <Button
      ref={button}
      kind="secondary"
      busy={isBusy}
      alignSelf={{ base: 'stretch', sm: 'flex-start' }}
      onClick={onPress}
    >
      <FormattedMessage
        id="bank.sealed.withdraw"
        defaultMessage="Don't send"
        description="Button"
      />
    </Button>
  );
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

function DeliveryFailed({ actor }: Props) {
  const deliveryStatus = useSelector(actor, ({ context }) => context.deliveryStatus);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  if (deliveryStatus?.state !== 'failed') return null;
  const isConflict = deliveryStatus.reason === 'conflict';
  return (
    <>
      <Banner tone="danger">
        {isConflict ? (
          <FormattedMessage
            id="bank.conflict"
            defaultMessage="Your bank details were changed in the meantime, maybe on another device. These details were not sent."
          />
        ) : (
          <Reason failure={deliveryStatus.failure} />
        )}
      </Banner>
      <Button
        busy={isBusy}
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'edit.requested' })}
      >
        {isConflict ? (
          <FormattedMessage
            id="bank.conflict.reload"
            defaultMessage="Show current details"
            description="Button"
          />
        ) : (
          <FormattedMessage id="bank.fix" defaultMessage="Fix and resend" description="Button" />
        )}
      </Button>
    </>
  );
}

function Reason({ failure }: { failure: Failure | null }) {
  const wrong = [...bankFields, 'proofFileId' as const].flatMap((field) => {
    const code = failure?.fields?.[field];
    return code ? [{ field, code }] : [];
  });
  if (wrong.length === 0)
    return <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />;
  return (
    <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
      {wrong.map(({ field, code }) => (
        <li key={field}>
          <BankFieldError field={field} code={code} />
        </li>
      ))}
    </Stack>
  );
}
