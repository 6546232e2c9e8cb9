import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { parse } from 'valibot';
import {
  type BankFormValues,
  bankAccountForm,
  toBankAccount,
} from '#domain/forms/bank-details-form.ts';
import {
  AccountHolder,
  AccountNumber,
  Address,
  Gstin,
  Ifsc,
  Pan,
  ProofName,
} from '#src/i18n/bank-field-names.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { DetailRow, DetailsList, IdentifierText } from '../status/saved-details.tsx';
import type { BankDetailsActor } from '../use-bank-details.ts';

type ReviewProps = { actor: BankDetailsActor; text: BankFormValues };

/**
 * What will be sent, to be checked again: it cannot be changed while it is in review (WCAG 3.3.4).
 */
export function BankReview({ actor, text }: ReviewProps) {
  const account = parse(bankAccountForm, toBankAccount(text));
  const picture = useSelector(
    actor,
    ({ context: { proof, upload } }) => upload?.file.name ?? proof?.name ?? null,
  );
  return (
    <Stack gap="6">
      <Text muted>
        <FormattedMessage
          id="bank.review.lead"
          defaultMessage="Check every letter and digit against your passbook. After you send them, you can't change them until our team has decided."
        />
      </Text>
      <DetailsList>
        <DetailRow name={<AccountHolder />}>
          <bdi dir="auto">{account.accountHolder}</bdi>
        </DetailRow>
        <DetailRow name={<AccountNumber />}>
          <IdentifierText value={account.accountNumber.replace(/(.{4})(?=.)/g, '$1 ')} />
        </DetailRow>
        <DetailRow name={<Ifsc />}>
          <IdentifierText value={account.ifsc} />
        </DetailRow>
        <DetailRow name={<Pan />}>
          <IdentifierText value={account.pan} />
        </DetailRow>
        {account.gstin && (
          <DetailRow name={<Gstin />}>
            <IdentifierText value={account.gstin} />
          </DetailRow>
        )}
        {account.address && (
          <DetailRow name={<Address />}>
            <bdi dir="auto">{account.address}</bdi>
          </DetailRow>
        )}
        <DetailRow name={<ProofName />}>
          <bdi>{picture}</bdi>
        </DetailRow>
      </DetailsList>
      <SubmissionStatus actor={actor} />
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
          <FormattedMessage
            id="bank.send"
            defaultMessage="Send for approval"
            description="Button"
          />
        </Button>
      )}
      {canEdit && (
        <Button
          kind="ghost"
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => actor.send({ type: 'edit.requested' })}
        >
          <FormattedMessage id="bank.edit" defaultMessage="Edit details" description="Button" />
        </Button>
      )}
    </Row>
  );
}

/** The progress of sending, and an unknown result. */
function SubmissionStatus({ actor }: { actor: BankDetailsActor }) {
  const record = useSelector(actor, (current) => current.value.record);
  const isUncertain = record === 'unknown' || record === 'checking';
  return (
    <>
      {isUncertain && <UnknownResult actor={actor} />}
      {record === 'conflict' && <Conflict actor={actor} />}
      <Text role="status" size="sm" muted css={{ '&:empty': { display: 'none' } }}>
        {record === 'waitingForProof' && (
          <FormattedMessage
            id="bank.waiting-proof"
            defaultMessage="Uploading your photo first. We'll then send your details automatically."
          />
        )}
        {(record === 'sealing' || record === 'sending') && (
          <FormattedMessage id="bank.sending" defaultMessage="Sending your bank details…" />
        )}
        {record === 'checking' && (
          <FormattedMessage id="bank.checking" defaultMessage="Checking whether they arrived…" />
        )}
      </Text>
    </>
  );
}

function UnknownResult({ actor }: { actor: BankDetailsActor }) {
  const canAsk = useSelector(actor, (current) => current.can({ type: 'retry.requested' }));
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="bank.unknown.title"
          defaultMessage="We don't know yet whether your bank details arrived"
        />
      }
      actions={
        canAsk && (
          <Button
            kind="secondary"
            size="sm"
            onClick={() => actor.send({ type: 'retry.requested' })}
          >
            <FormattedMessage
              id="bank.unknown.ask"
              defaultMessage="Check now"
              description="Button"
            />
          </Button>
        )
      }
    >
      <FormattedMessage
        id="bank.unknown"
        defaultMessage="We got no response. We'll keep checking, and nothing is sent twice. Please leave this page open."
      />
    </Banner>
  );
}

function Conflict({ actor }: { actor: BankDetailsActor }) {
  const isOtherWaiting = useSelector(actor, ({ context }) => context.queued !== null);
  return (
    <Banner
      tone="warning"
      actions={
        <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'reload.requested' })}>
          <FormattedMessage
            id="bank.conflict.reload"
            defaultMessage="Show current details"
            description="Button"
          />
        </Button>
      }
    >
      {isOtherWaiting ? (
        <FormattedMessage
          id="bank.conflict.waiting"
          defaultMessage="Bank details you sent earlier, maybe in another tab, are still waiting on this device. These details were not sent."
        />
      ) : (
        <FormattedMessage
          id="bank.conflict"
          defaultMessage="Your bank details were changed in the meantime, maybe on another device. These details were not sent."
        />
      )}
    </Banner>
  );
}
