import { parse } from 'valibot';
import { bankAccountForm } from '#domain/forms/bank.ts';
import { fieldProblems } from '#domain/forms/schema.ts';
import type { components } from '#generated/contract.ts';
import { refuseBroken } from '../../broken-rules.ts';
import type { BankAccount } from '../../confidential/bank-account.ts';

/**
 * What was typed, in its normal form.
 * @throws {Problem} `invalid-request` naming each field that breaks its form
 */
export function provedAccount({
  proofFileId: _,
  ...input
}: components['schemas']['BankDetailsInput']): BankAccount {
  refuseBroken(fieldProblems(bankAccountForm, input));
  return parse(bankAccountForm, input);
}
