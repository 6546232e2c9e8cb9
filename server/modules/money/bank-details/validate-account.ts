import { parse } from 'valibot';
import { bankAccountForm } from '#domain/forms/bank-details-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import type { components } from '#generated/contract.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import type { BankAccount } from './bank-account.ts';

/**
 * What was typed, in its normal form.
 * @throws {Problem} `invalid-request` naming each field that breaks its form
 */
export function validateBankAccount({
  proofFileId: _,
  ...input
}: components['schemas']['BankDetailsInput']): BankAccount {
  requireRules(fieldProblems(bankAccountForm, input));
  return parse(bankAccountForm, input);
}
