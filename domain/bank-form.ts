import * as v from 'valibot';
import {
  accountNumberPattern,
  ifscPattern,
  isGstinOf,
  normaliseIdentifier,
  panPattern,
} from './bank-details.ts';
import type { FieldCode } from './error-codes.ts';
import { fieldProblems } from './form-schemas.ts';
import { countGraphemes } from './graphemes.ts';
import { limits } from './limits.ts';

const code = (fieldCode: FieldCode) => fieldCode;

const inOneLine = v.pipe(
  v.string(code('required')),
  v.transform((typed) => typed.trim().replace(/\s+/g, ' ')),
);

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
  v.object(
    {
      accountHolder: v.pipe(
        inOneLine,
        v.nonEmpty(code('required')),
        v.check((name) => countGraphemes(name) <= limits.accountHolderMax, code('too-long')),
      ),
      accountNumber: identifier(accountNumberPattern),
      ifsc: identifier(ifscPattern),
      pan: identifier(panPattern),
      gstin: orNone(v.pipe(v.string(code('malformed')), v.transform(normaliseIdentifier))),
      address: orNone(
        v.pipe(
          inOneLine,
          v.check((address) => countGraphemes(address) <= limits.addressMax, code('too-long')),
        ),
      ),
    },
    code('required'),
  ),
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

export type BankAccountInput = v.InferInput<typeof bankAccountForm>;

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
}: BankText): BankAccountInput {
  return { ...text, gstin: isRegistered ? gstin : null };
}

/** The first broken rule of each field; `not-allowed` for a second account number that is another. */
export function bankProblems(text: BankText): Partial<Record<keyof BankText, FieldCode>> {
  const problems: Partial<Record<keyof BankText, FieldCode>> = fieldProblems(
    bankAccountForm,
    accountOf(text),
  );
  const again = normaliseIdentifier(text.accountNumberAgain);
  if (again === '') problems.accountNumberAgain = 'required';
  else if (again !== normaliseIdentifier(text.accountNumber)) problems.accountNumberAgain = 'not-allowed';
  if (text.isRegistered && text.gstin.trim() === '') problems.gstin = 'required';
  if (text.isRegistered && text.address.trim() === '') problems.address = 'required';
  return problems;
}
