import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { parse } from 'valibot';
import { accountOf, type BankText, bankAccountForm } from '#domain/forms/bank.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { AccountHolder, AccountNumber, Address, Gstin, Ifsc, Pan, ProofName } from './field-names.tsx';
import { Code, Detail, DetailsList } from './kept-details.tsx';
import type { BankDetailsActor } from './use-bank-details.ts';

type ReviewProps = { actor: BankDetailsActor; text: BankText };

/** What will be sent, to be compared once more: it cannot be changed while our team looks at it (WCAG 3.3.4). */
export function Review({ actor, text }: ReviewProps) {
  const account = parse(bankAccountForm, accountOf(text));
  const picture = useSelector(
    actor,
    ({ context: { proof, upload } }) => upload?.file.name ?? proof?.name ?? null,
  );
  return (
    <Stack gap="6">
      <Text muted>
        <FormattedMessage
          id="bank.review.lead"
          defaultMessage="Compare every letter and digit with your passbook. Once sent, they cannot be changed until our team has answered."
        />
      </Text>
      <DetailsList>
        <Detail name={<AccountHolder />}>
          <bdi dir="auto">{account.accountHolder}</bdi>
        </Detail>
        <Detail name={<AccountNumber />}>
          <Code value={account.accountNumber.replace(/(.{4})(?=.)/g, '$1 ')} />
        </Detail>
        <Detail name={<Ifsc />}>
          <Code value={account.ifsc} />
        </Detail>
        <Detail name={<Pan />}>
          <Code value={account.pan} />
        </Detail>
        {account.gstin && (
          <Detail name={<Gstin />}>
            <Code value={account.gstin} />
          </Detail>
        )}
        {account.address && (
          <Detail name={<Address />}>
            <bdi dir="auto">{account.address}</bdi>
          </Detail>
        )}
        <Detail name={<ProofName />}>
          <bdi>{picture}</bdi>
        </Detail>
      </DetailsList>
      <News actor={actor} />
      <Actions actor={actor} />
    </Stack>
  );
}

function Actions({ actor }: { actor: BankDetailsActor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const canConfirm = useSelector(actor, (current) => current.can({ type: 'review.confirmed' }));
  const canEdit = useSelector(actor, (current) => current.can({ type: 'edit.requested' }));
  return (
    <Row gap="3">
      {(canConfirm || isBusy) && (
        <Button
          busy={isBusy}
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => actor.send({ type: 'review.confirmed' })}
        >
          <FormattedMessage id="bank.send" defaultMessage="Send for approval" description="Button" />
        </Button>
      )}
      {canEdit && (
        <Button
          kind="ghost"
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => actor.send({ type: 'edit.requested' })}
        >
          <FormattedMessage id="bank.edit" defaultMessage="Change something" description="Button" />
        </Button>
      )}
    </Row>
  );
}

/** What goes on while they are sent, and what nobody knows yet. */
function News({ actor }: { actor: BankDetailsActor }) {
  const record = useSelector(actor, (current) => current.value.record);
  const isUncertain = record === 'unknown' || record === 'checking';
  return (
    <>
      {isUncertain && <Uncertain actor={actor} />}
      {record === 'conflict' && <Conflict actor={actor} />}
      <Text role="status" size="sm" muted css={{ '&:empty': { display: 'none' } }}>
        {record === 'waitingForProof' && (
          <FormattedMessage
            id="bank.waiting-proof"
            defaultMessage="Your picture goes first; the details follow by themselves."
          />
        )}
        {(record === 'sealing' || record === 'sending') && (
          <FormattedMessage id="bank.sending" defaultMessage="Your bank details are being sent…" />
        )}
        {record === 'checking' && (
          <FormattedMessage id="bank.checking" defaultMessage="Asking whether they have arrived…" />
        )}
      </Text>
    </>
  );
}

function Uncertain({ actor }: { actor: BankDetailsActor }) {
  const canAsk = useSelector(actor, (current) => current.can({ type: 'retry.requested' }));
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="bank.unknown.title"
          defaultMessage="We do not know yet whether your bank details arrived"
        />
      }
      actions={
        canAsk && (
          <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
            <FormattedMessage id="bank.unknown.ask" defaultMessage="Ask now" description="Button" />
          </Button>
        )
      }
    >
      <FormattedMessage
        id="bank.unknown"
        defaultMessage="No answer came. We keep asking by ourselves, and nothing is sent twice. Please leave this page open."
      />
    </Banner>
  );
}

function Conflict({ actor }: { actor: BankDetailsActor }) {
  const isOtherWaiting = useSelector(actor, ({ context }) => context.waiting !== null);
  return (
    <Banner
      tone="warning"
      actions={
        <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'reload.requested' })}>
          <FormattedMessage
            id="bank.conflict.reload"
            defaultMessage="Show what is there"
            description="Button"
          />
        </Button>
      }
    >
      {isOtherWaiting ? (
        <FormattedMessage
          id="bank.conflict.waiting"
          defaultMessage="Other bank details of yours that you sent before, perhaps in another tab, still wait on this phone. These here were not sent."
        />
      ) : (
        <FormattedMessage
          id="bank.conflict"
          defaultMessage="Your bank details have changed meanwhile, perhaps on another device. These here were not sent."
        />
      )}
    </Banner>
  );
}
