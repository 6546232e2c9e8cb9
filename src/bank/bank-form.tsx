import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { BankText } from '#domain/forms/bank.ts';
import type { BankDetails } from '#machines/flow/bank-submission.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/choices.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { type RulesForm, showProblems } from '#src/ui/rules-form.ts';
import { Text } from '#src/ui/text.tsx';
import {
  AccountNumberAgainField,
  AccountNumberField,
  AddressField,
  type BankFormFields,
  bankFields,
  GstinField,
  HolderField,
  IfscField,
  PanField,
} from './bank-fields.tsx';
import { ProofField } from './proof-field.tsx';
import { RefusalReasons } from './refusal.tsx';
import type { BankDetailsActor } from './use-bank-details.ts';

type BankFormProps = {
  actor: BankDetailsActor;
  form: RulesForm<BankText, BankText>;
  details: BankDetails;
  /** A reload has taken the numbers. */
  isWithoutNumbers: boolean;
};

/** What is asked for, once each, and the picture that proves it. */
export function BankForm({ actor, form, details, isWithoutNumbers }: BankFormProps) {
  const isRegistered = useWatch({ control: form.control, name: 'isRegistered' });
  const canCancel = useSelector(actor, (current) => current.can({ type: 'edit.cancelled' }));
  const proofButton = useRef<HTMLButtonElement>(null);
  useProblems(actor, form, proofButton);
  const send = () =>
    actor.send({ type: 'details.submitted', text: { ...form.getValues() }, key: crypto.randomUUID() });
  const masked = details.details;
  return (
    <form noValidate onSubmit={form.handleSubmit(send, send)}>
      <Stack gap="6">
        {details.rejection && <RefusalReasons details={details} />}
        <Lead details={details} />
        {isWithoutNumbers && <WithoutNumbers />}
        <HolderField form={form} />
        <AccountNumberField form={form} kept={masked?.accountNumber} />
        <AccountNumberAgainField form={form} />
        <IfscField form={form} />
        <PanField form={form} kept={masked?.pan} />
        <Checkbox {...form.register('isRegistered')}>
          <FormattedMessage id="bank.registered" defaultMessage="I am registered for GST" />
        </Checkbox>
        {isRegistered && (
          <>
            <GstinField form={form} kept={masked?.gstin ?? undefined} />
            <AddressField form={form} />
          </>
        )}
        <ProofField actor={actor} button={proofButton} />
        <Trouble actor={actor} />
        <Row gap="3">
          <Button type="submit" width={canCancel ? { base: 'full', sm: 'auto' } : 'full'}>
            <FormattedMessage id="bank.to-review" defaultMessage="Check and send" description="Button" />
          </Button>
          {canCancel && (
            <Button
              kind="ghost"
              width={{ base: 'full', sm: 'auto' }}
              onClick={() => actor.send({ type: 'edit.cancelled' })}
            >
              <FormattedMessage id="bank.cancel" defaultMessage="Back without sending" description="Button" />
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

function Lead({ details: { status } }: { details: BankDetails }) {
  return (
    <Text muted>
      {status === 'approved' ? (
        <FormattedMessage
          id="bank.lead.change"
          defaultMessage="New details are looked at first. Until they are approved, nothing is paid."
        />
      ) : (
        <FormattedMessage
          id="bank.lead"
          defaultMessage="Only our team sees them. They are kept encrypted, and on this device nobody can read your numbers later."
        />
      )}
    </Text>
  );
}

function WithoutNumbers() {
  return (
    <Banner tone="info">
      <FormattedMessage
        id="bank.restored"
        defaultMessage="What you typed here before is back, except for the numbers: what is typed of them is not kept on this device. Please type them again."
      />
    </Banner>
  );
}

/** Brings what the chart or the server refused to the fields, once for each answer; the first wrong one has the focus. */
function useProblems(
  actor: BankDetailsActor,
  form: BankFormFields,
  proofButton: React.RefObject<HTMLButtonElement | null>,
): void {
  const problems = useSelector(actor, (current) =>
    current.matches({ record: { form: 'refused' } }) ? current.context.failure?.fields : undefined,
  );
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    if (!problems) return;
    const isShown = showProblems(latest.current, bankFields, problems);
    if (!isShown && problems.proofFileId) proofButton.current?.focus();
  }, [problems, proofButton]);
}

/** Why the details did not arrive, where it is not about one field. */
function Trouble({ actor }: { actor: BankDetailsActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isShown = useSelector(
    actor,
    (current) =>
      current.matches({ record: { form: 'failed' } }) || current.matches({ record: { form: 'refused' } }),
  );
  if (!failure || !isShown || [...bankFields, 'proofFileId'].some((field) => failure.fields?.[field]))
    return null;
  return (
    <Banner tone="danger">
      <FailureMessage failure={failure} />
    </Banner>
  );
}
