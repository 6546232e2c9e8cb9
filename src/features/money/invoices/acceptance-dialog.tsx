import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { AcceptedMessage, StateChangedMessage } from './acceptance-result.tsx';
import type { AcceptanceActor } from './invoice-card.tsx';
import { InvoiceReview } from './invoice-review.tsx';

type Props = { actor: AcceptanceActor };

/** Shows the invoice before it is accepted, and the actual result. */
export function AcceptanceDialog({ actor }: Props) {
  const isOpen = useSelector(actor, (current) => !current.matches('idle'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const intent = useSelector(actor, (current) => current.context.intent);
  const isOver = useSelector(
    actor,
    (current) => current.matches('accepted') || current.matches('changedElsewhere'),
  );
  if (!intent) return null;
  return (
    <Dialog
      open={isOpen}
      closable={!isBusy}
      onClose={() => actor.send({ type: 'acceptance.dismissed' })}
      title={<Title actor={actor} />}
      footer={
        isOver ? <CloseAction actor={actor} /> : <ConfirmActions actor={actor} isBusy={isBusy} />
      }
    >
      <Stack gap="4">
        <Outcome actor={actor} />
        {!isOver && <InvoiceReview invoice={intent.invoice} />}
      </Stack>
    </Dialog>
  );
}

function Title({ actor }: Props): ReactNode {
  const part = useSelector(actor, (current) =>
    current.matches('accepted')
      ? 'accepted'
      : current.matches('changedElsewhere')
        ? 'changedElsewhere'
        : 'asking',
  );
  switch (part) {
    case 'accepted':
      return <FormattedMessage id="money.accept.done" defaultMessage="Invoice accepted" />;
    case 'changedElsewhere':
      return (
        <FormattedMessage
          id="money.accept.moved-on"
          defaultMessage="The status of this invoice changed"
        />
      );
    case 'asking':
      return <FormattedMessage id="money.accept.title" defaultMessage="Accept this invoice?" />;
  }
}

/** The status, announced when it changes. */
function Outcome({ actor }: Props) {
  const state = useSelector(actor, (current) => current.value);
  const { failure, current: now, intent } = useSelector(actor, (current) => current.context);
  const isPending = useSelector(
    actor,
    (current) => current.matches('accepting') || current.matches('lookingUp'),
  );
  return (
    <>
      <Box role="status" css={{ '&:empty': { display: 'none' } }}>
        {state === 'accepted' && intent && <AcceptedMessage invoice={intent.invoice} />}
        {state === 'changedElsewhere' && now && <StateChangedMessage invoice={now} />}
        {isPending && (
          <FormattedMessage id="money.accept.busy" defaultMessage="Action in progress..." />
        )}
      </Box>
      {state === 'unknown' && (
        <Banner
          tone="warning"
          title={
            <FormattedMessage
              id="money.accept.unknown"
              defaultMessage="We don't know yet whether the invoice was accepted"
            />
          }
        >
          <FormattedMessage
            id="money.accept.unknown-hint"
            defaultMessage="No response yet. We'll check again. An invoice can't be accepted twice."
          />
        </Banner>
      )}
      <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
        {state === 'refused' && (
          <ErrorLine>
            <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
          </ErrorLine>
        )}
      </Box>
    </>
  );
}

function ConfirmActions({ actor, isBusy }: Props & { isBusy: boolean }) {
  const isAgain = useSelector(
    actor,
    (current) => current.matches('unknown') || current.matches('refused'),
  );
  return (
    <Row gap="3" width="full">
      <Button
        busy={isBusy}
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => actor.send({ type: 'acceptance.confirmed' })}
      >
        {isAgain ? (
          <FormattedMessage
            id="money.accept.again"
            defaultMessage="Check again"
            description="Button"
          />
        ) : (
          <FormattedMessage
            id="money.accept.confirm"
            defaultMessage="Accept invoice"
            description="Button"
          />
        )}
      </Button>
      <Button
        kind="ghost"
        disabled={isBusy}
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => actor.send({ type: 'acceptance.dismissed' })}
      >
        <FormattedMessage id="money.accept.later" defaultMessage="Not now" description="Button" />
      </Button>
    </Row>
  );
}

function CloseAction({ actor }: Props) {
  return (
    <Row width="full">
      <Button
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => actor.send({ type: 'acceptance.dismissed' })}
      >
        <FormattedMessage
          id="money.accept.close"
          defaultMessage="Done"
          description="Button: closes a dialog"
        />
      </Button>
    </Row>
  );
}
