import * as v from 'valibot';
import { limits } from '../limits.ts';
import {
  accountNumberPattern,
  ifscPattern,
  isGstinForPan,
  normaliseIdentifier,
  panPattern,
} from '../money/bank-details.ts';
import {
  fieldProblems,
  followsRule,
  formObject,
  issueCode,
  optionalText,
  requiredText,
} from './form-schema.ts';
import { atMost, type RuleCode } from './validation-rules.ts';

const collapseWhitespace = v.transform((typed: string) => typed.replace(/\s+/g, ' '));

const identifier = (pattern: string) =>
  v.pipe(
    v.string(issueCode('required')),
    v.transform(normaliseIdentifier),
    v.nonEmpty(issueCode('required')),
    v.regex(new RegExp(pattern), issueCode('malformed')),
  );

/** Null and undefined both mean "none". */
const emptyToNull = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    v.optional(v.nullable(schema), null),
    v.transform((value) => value || null),
  );

/** Bank details: the contract's `BankDetailsInput` without the proof, normalised. */
export const bankAccountForm = v.pipe(
  formObject({
    accountHolder: v.pipe(
      requiredText,
      collapseWhitespace,
      followsRule(atMost(limits.accountHolderMax)),
    ),
    accountNumber: identifier(accountNumberPattern),
    ifsc: identifier(ifscPattern),
    pan: identifier(panPattern),
    gstin: emptyToNull(v.pipe(v.string(issueCode('malformed')), v.transform(normaliseIdentifier))),
    address: emptyToNull(
      v.pipe(optionalText, collapseWhitespace, followsRule(atMost(limits.addressMax))),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['gstin'], ['pan']],
      ({ gstin, pan }) => gstin === null || isGstinForPan(gstin, pan),
      issueCode('malformed'),
    ),
    ['gstin'],
  ),
  // Rule 46 of the CGST Rules wants it on the invoices of those who are registered.
  v.forward(
    v.partialCheck(
      [['gstin'], ['address']],
      ({ gstin, address }) => gstin === null || address !== null,
      issueCode('required'),
    ),
    ['address'],
  ),
);

/** The input of a creator. The account number is entered twice to catch typing errors. */
export type BankFormValues = {
  accountHolder: string;
  accountNumber: string;
  accountNumberConfirmation: string;
  ifsc: string;
  pan: string;
  isRegistered: boolean;
  gstin: string;
  address: string;
};

/** The normalised values that are sent. */
export function toBankAccount({
  accountNumberConfirmation: _,
  isRegistered,
  gstin,
  ...text
}: BankFormValues): v.InferInput<typeof bankAccountForm> {
  return { ...text, gstin: isRegistered ? gstin : null };
}

/** The form as it is typed; `not-allowed` for a second account number that is another. */
export const bankDetailsForm = v.pipe(
  v.custom<BankFormValues>((text) => typeof text === 'object'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const text = dataset.value;
    for (const [key, message] of Object.entries(bankFormProblems(text))) {
      addIssue({
        message,
        path: [
          {
            type: 'object',
            origin: 'value',
            input: { ...text },
            key,
            value: text[key as keyof BankFormValues],
          },
        ],
      });
    }
  }),
);

function bankFormProblems(text: BankFormValues): Record<string, RuleCode> {
  const problems = fieldProblems(bankAccountForm, toBankAccount(text));
  const again = normaliseIdentifier(text.accountNumberConfirmation);
  if (again === '') problems.accountNumberConfirmation = 'required';
  else if (again !== normaliseIdentifier(text.accountNumber))
    problems.accountNumberConfirmation = 'not-allowed';
  if (text.isRegistered && text.gstin.trim() === '') problems.gstin = 'required';
  if (text.isRegistered && text.address.trim() === '') problems.address = 'required';
  return problems;
}
