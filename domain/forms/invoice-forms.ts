import * as v from 'valibot';
import { limits } from '../limits.ts';
import { normaliseIdentifier } from '../money/bank-details.ts';
import { followsRule, formObject, requiredText } from './form-schema.ts';
import { atLeast, atMost, type Rule } from './validation-rules.ts';

/** As the contract has it. */
const lettersAndDigits: Rule<string> = (text) => (/^[A-Z0-9]*$/.test(text) ? null : 'malformed');

/** The bank's reference of a transfer (UTR), as printed with or without spaces. */
export const paymentForm = formObject({
  reference: v.pipe(
    requiredText,
    v.transform(normaliseIdentifier),
    followsRule(lettersAndDigits),
    followsRule(atLeast(limits.paymentReferenceMin)),
    followsRule(atMost(limits.paymentReferenceMax)),
  ),
});
export type PaymentValues = v.InferOutput<typeof paymentForm>;

/** Why an invoice is cancelled; printed on the credit note. */
export const cancellationForm = formObject({
  reason: v.pipe(requiredText, followsRule(atMost(limits.noteMax))),
});
export type CancellationValues = v.InferOutput<typeof cancellationForm>;

/** The month whose PDFs are downloaded. */
export const monthForm = formObject({ month: requiredText });
