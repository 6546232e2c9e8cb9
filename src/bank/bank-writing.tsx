import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { bankTextForm } from '#domain/forms/bank.ts';
import type { BankDetails } from '#machines/flow/bank-submission.ts';
import { useRulesForm } from '#src/ui/rules-form.ts';
import type { BankFormFields } from './bank-fields.tsx';
import { BankForm } from './bank-form.tsx';
import { Review } from './review.tsx';
import { beginningText, keepText } from './typed-values.ts';
import type { BankDetailsActor } from './use-bank-details.ts';

type BankWritingProps = { actor: BankDetailsActor; details: BankDetails };

/** The form and what is looked through before it is sent; what was typed is the same in both. */
export function BankWriting({ actor, details }: BankWritingProps) {
  const { creatorUserId: userId, submittedAt } = details;
  const [beginning] = useState(() => beginningText(userId, details));
  const form = useRulesForm(bankTextForm, beginning.text);
  const isReview = useSelector(actor, (current) => current.hasTag('review'));
  const submission = useSelector(actor, (current) => current.context.submission);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepText(userId, submittedAt, { ...values }),
      }),
    [form, userId, submittedAt],
  );
  useLeavingQuestion(form);
  if (isReview && submission) return <Review actor={actor} text={submission.text} />;
  return (
    <BankForm actor={actor} form={form} details={details} isWithoutNumbers={beginning.isWithoutNumbers} />
  );
}

/** A reload forgets the numbers, so the browser asks first. */
function useLeavingQuestion({ control }: BankFormFields): void {
  const numbers = useWatch({ control, name: ['accountNumber', 'accountNumberAgain', 'pan', 'gstin'] });
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
