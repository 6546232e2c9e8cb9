import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { bankDetailsForm } from '#domain/forms/bank-details-form.ts';
import type { BankDetails } from '#machines/flow/bank/bank-details-submission.ts';
import { useSchemaForm } from '#src/ui/forms/schema-form.ts';
import type { BankDetailsActor } from '../use-bank-details.ts';
import type { BankFormFields } from './bank-fields.tsx';
import { BankForm } from './bank-form.tsx';
import { initialFormText, saveFormText } from './bank-form-draft.ts';
import { BankReview } from './bank-review.tsx';

type BankEditorProps = { actor: BankDetailsActor; details: BankDetails };

/** The form and its review before sending; both share the input. */
export function BankEditor({ actor, details }: BankEditorProps) {
  const { creatorUserId: userId, submittedAt } = details;
  const [initialText] = useState(() => initialFormText(userId, details));
  const form = useSchemaForm(bankDetailsForm, initialText.text);
  const isReview = useSelector(actor, (current) => current.hasTag('review'));
  const submission = useSelector(actor, (current) => current.context.submission);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveFormText(userId, submittedAt, { ...values }),
      }),
    [form, userId, submittedAt],
  );
  useConfirmLeave(form);
  if (isReview && submission) return <BankReview actor={actor} text={submission.text} />;
  return (
    <BankForm
      actor={actor}
      form={form}
      details={details}
      isWithoutNumbers={initialText.isWithoutNumbers}
    />
  );
}

/** A reload forgets the numbers, so the browser asks first. */
function useConfirmLeave({ control }: BankFormFields): void {
  const numbers = useWatch({
    control,
    name: ['accountNumber', 'accountNumberConfirmation', 'pan', 'gstin'],
  });
  const hasNumbers = useRef(false);
  hasNumbers.current = numbers.some((number) => number !== '');
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasNumbers.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
