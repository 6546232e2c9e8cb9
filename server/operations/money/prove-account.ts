import { safeParse } from 'valibot';
import { bankAccountForm } from '#domain/bank-form.ts';
import { fieldProblems } from '#domain/form-schemas.ts';
import type { components } from '#generated/contract.ts';
import type { BankAccount } from '../../confidential/bank-account.ts';
import { invalid } from '../../problem.ts';

/**
 * What was typed, in its normal form.
 * @throws {Problem} `invalid-request` naming each field that breaks its form
 */
export function provedAccount({
  proofFileId: _,
  ...input
}: components['schemas']['BankDetailsInput']): BankAccount {
  const { success, output } = safeParse(bankAccountForm, input);
  if (!success) throw invalid(fieldProblems(bankAccountForm, input));
  return output;
}
