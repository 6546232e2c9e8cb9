import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { BankFormValues } from '#domain/forms/bank-details-form.ts';
import type { BankDetails } from '#machines/flow/bank/bank-details-submission.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { type SchemaForm, showFieldErrors } from '#src/ui/forms/schema-form.ts';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { RejectionReasons } from '../status/rejection-reasons.tsx';
import type { BankDetailsActor } from '../use-bank-details.ts';
import { bankFields } from './bank-field.ts';
import {
  AccountNumberAgainField,
  AccountNumberField,
  AddressField,
  type BankFormFields,
  GstinField,
  HolderField,
  IfscField,
  PanField,
} from './bank-fields.tsx';
import { ProofField } from './proof-field.tsx';

type BankFormProps = {
  actor: BankDetailsActor;
  form: SchemaForm<BankFormValues, BankFormValues>;
  details: BankDetails;
  /** A reload has taken the numbers. */
  isWithoutNumbers: boolean;
};

/** The fields, and the picture that proves the account. */
export function BankForm({ actor, form, details, isWithoutNumbers }: BankFormProps) {
  const isRegistered = useWatch({ control: form.control, name: 'isRegistered' });
  const canCancel = useSelector(actor, (current) => current.can({ type: 'edit.cancelled' }));
  const proofButton = useRef<HTMLButtonElement>(null);
  useServerErrors(actor, form, proofButton);
  const send = () =>
    actor.send({
      type: 'details.submitted',
      text: { ...form.getValues() },
      key: crypto.randomUUID(),
    });
  const masked = details.details;
  return (
    <form noValidate onSubmit={form.handleSubmit(send, send)}>
      <Stack gap="6">
        {details.rejection && <RejectionReasons details={details} />}
        <Lead details={details} />
        {isWithoutNumbers && <WithoutNumbers />}
        <HolderField form={form} />
        <AccountNumberField form={form} saved={masked?.accountNumber} />
        <AccountNumberAgainField form={form} />
        <IfscField form={form} />
        <PanField form={form} saved={masked?.pan} />
        <Checkbox {...form.register('isRegistered')}>
          <FormattedMessage id="bank.registered" defaultMessage="I am registered for GST" />
        </Checkbox>
        {isRegistered && (
          <>
            <GstinField form={form} saved={masked?.gstin ?? undefined} />
            <AddressField form={form} />
          </>
        )}
        <ProofField actor={actor} button={proofButton} />
        <SubmitError actor={actor} />
        <Row gap="3">
          <Button type="submit" width={canCancel ? { base: 'full', sm: 'auto' } : 'full'}>
            <FormattedMessage
              id="bank.to-review"
              defaultMessage="Review and submit"
              description="Button"
            />
          </Button>
          {canCancel && (
            <Button
              kind="ghost"
              width={{ base: 'full', sm: 'auto' }}
              onClick={() => actor.send({ type: 'edit.cancelled' })}
            >
              <FormattedMessage
                id="bank.cancel"
                defaultMessage="Go back without sending"
                description="Button"
              />
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
          defaultMessage="We review new details first. We can't pay you until they're approved."
        />
      ) : (
        <FormattedMessage
          id="bank.lead"
          defaultMessage="Only our team can see them. We store them encrypted, and nobody can read your numbers on this device later."
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
        defaultMessage="We restored what you typed here earlier, except for the numbers, which are never saved on this device. Please enter them again."
      />
    </Banner>
  );
}

/**
 * Brings what the chart or the server refused to the fields, once for each answer; the first wrong
 * one has the focus.
 */
function useServerErrors(
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
    const isShown = showFieldErrors(latest.current, bankFields, problems);
    if (!isShown && problems.proofFileId) proofButton.current?.focus();
  }, [problems, proofButton]);
}

/** Why the details did not arrive, where it is not about one field. */
function SubmitError({ actor }: { actor: BankDetailsActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isShown = useSelector(
    actor,
    (current) =>
      current.matches({ record: { form: 'failed' } }) ||
      current.matches({ record: { form: 'refused' } }),
  );
  if (
    !failure ||
    !isShown ||
    [...bankFields, 'proofFileId'].some((field) => failure.fields?.[field])
  )
    return null;
  return (
    <Banner tone="danger">
      <FailureMessage failure={failure} />
    </Banner>
  );
}
