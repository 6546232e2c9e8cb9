import {
  accountNumberPattern,
  ifscPattern,
  isGstinOf,
  normaliseIdentifier,
  panPattern,
} from '#domain/bank-details.ts';
import type { FieldCode } from '#domain/error-codes.ts';
import { countGraphemes } from '#domain/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import type { BankAccount } from '../../confidential/bank-account.ts';
import { invalid } from '../../problem.ts';

/**
 * What was typed, in its normal form.
 * @throws {Problem} `invalid-request` naming each field that breaks its form
 */
export function provedAccount(input: components['schemas']['BankDetailsInput']): BankAccount {
  const account: BankAccount = {
    accountHolder: input.accountHolder.trim().replace(/\s+/g, ' '),
    accountNumber: normaliseIdentifier(input.accountNumber),
    ifsc: normaliseIdentifier(input.ifsc),
    pan: normaliseIdentifier(input.pan),
    gstin: input.gstin ? normaliseIdentifier(input.gstin) : null,
    address: input.address?.trim().replace(/\s+/g, ' ') || null,
  };
  const fields: Record<string, FieldCode> = {};
  if (account.accountHolder === '') fields.accountHolder = 'required';
  else if (countGraphemes(account.accountHolder) > limits.accountHolderMax) fields.accountHolder = 'too-long';
  for (const [field, pattern] of patterns) {
    if (account[field] === '') fields[field] = 'required';
    else if (!pattern.test(account[field])) fields[field] = 'malformed';
  }
  // Rule 46 of the CGST Rules wants it on the invoices of those who are registered.
  if (account.gstin && !account.address) fields.address = 'required';
  if (account.address && countGraphemes(account.address) > limits.addressMax) fields.address = 'too-long';
  if (account.gstin && !isGstinOf(account.gstin, account.pan)) fields.gstin = 'malformed';
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return account;
}

const patterns = [
  ['accountNumber', new RegExp(accountNumberPattern)],
  ['ifsc', new RegExp(ifscPattern)],
  ['pan', new RegExp(panPattern)],
] as const;
