import type { Safe } from './safe.ts';

/** What is sealed: identifiers in their normal form. */
export type BankAccount = {
  accountHolder: string;
  accountNumber: string;
  ifsc: string;
  pan: string;
  gstin: string | null;
  /** As it stands on invoices. */
  address: string | null;
};

export function sealAccount(safe: Safe, personId: string, account: BankAccount): string {
  return safe.seal(Buffer.from(JSON.stringify(account)), personId).toString('base64');
}

export function openAccount(safe: Safe, personId: string, sealed: string): BankAccount {
  return JSON.parse(safe.open(Buffer.from(sealed, 'base64'), personId).toString());
}
