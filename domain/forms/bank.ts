import * as v from 'valibot';
import {
  accountNumberPattern,
  ifscPattern,
  isGstinOf,
  normaliseIdentifier,
  panPattern,
} from '../bank-details.ts';
import { limits } from '../limits.ts';
import { atMost, type RuleCode } from '../validation.ts';
import { code, fieldProblems, filled, form, obeys, optional } from './schema.ts';

const inOneLine = v.transform((typed: string) => typed.replace(/\s+/g, ' '));

const identifier = (pattern: string) =>
  v.pipe(
    v.string(code('required')),
    v.transform(normaliseIdentifier),
    v.nonEmpty(code('required')),
    v.regex(new RegExp(pattern), code('malformed')),
  );

/** Null and nothing are the same: there is none. */
const orNone = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    v.optional(v.nullable(schema), null),
    v.transform((value) => value || null),
  );

/** Where a creator's money goes: what the contract's `BankDetailsInput` says, without the proof, in its normal form. */
export const bankAccountForm = v.pipe(
  form({
    accountHolder: v.pipe(filled, inOneLine, obeys(atMost(limits.accountHolderMax))),
    accountNumber: identifier(accountNumberPattern),
    ifsc: identifier(ifscPattern),
    pan: identifier(panPattern),
    gstin: orNone(v.pipe(v.string(code('malformed')), v.transform(normaliseIdentifier))),
    address: orNone(v.pipe(optional, inOneLine, obeys(atMost(limits.addressMax)))),
  }),
  v.forward(
    v.partialCheck(
      [['gstin'], ['pan']],
      ({ gstin, pan }) => gstin === null || isGstinOf(gstin, pan),
      code('malformed'),
    ),
    ['gstin'],
  ),
  // Rule 46 of the CGST Rules wants it on the invoices of those who are registered.
  v.forward(
    v.partialCheck(
      [['gstin'], ['address']],
      ({ gstin, address }) => gstin === null || address !== null,
      code('required'),
    ),
    ['address'],
  ),
);

/** What a creator types; of the two account numbers the second proves the first. */
export type BankText = {
  accountHolder: string;
  accountNumber: string;
  accountNumberAgain: string;
  ifsc: string;
  pan: string;
  isRegistered: boolean;
  gstin: string;
  address: string;
};

/** What is sent of what was typed. */
export function accountOf({
  accountNumberAgain: _,
  isRegistered,
  gstin,
  ...text
}: BankText): v.InferInput<typeof bankAccountForm> {
  return { ...text, gstin: isRegistered ? gstin : null };
}

/** The form as it is typed; `not-allowed` for a second account number that is another. */
export const bankTextForm = v.pipe(
  v.custom<BankText>((text) => typeof text === 'object'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const text = dataset.value;
    for (const [key, message] of Object.entries(problemsOf(text))) {
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input: { ...text }, key, value: text[key as keyof BankText] },
        ],
      });
    }
  }),
);

function problemsOf(text: BankText): Record<string, RuleCode> {
  const problems = fieldProblems(bankAccountForm, accountOf(text));
  const again = normaliseIdentifier(text.accountNumberAgain);
  if (again === '') problems.accountNumberAgain = 'required';
  else if (again !== normaliseIdentifier(text.accountNumber)) problems.accountNumberAgain = 'not-allowed';
  if (text.isRegistered && text.gstin.trim() === '') problems.gstin = 'required';
  if (text.isRegistered && text.address.trim() === '') problems.address = 'required';
  return problems;
}
