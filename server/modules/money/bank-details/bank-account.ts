import type { AtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';

/** What is sealed: identifiers in their normal form. */
export type BankAccount = {
  accountHolder: string;
  accountNumber: string;
  ifsc: string;
  pan: string;
  gstin: string | null;
  /** As printed on invoices. */
  address: string | null;
};

export function encryptAccount(
  cipher: AtRestCipher,
  personId: string,
  account: BankAccount,
): string {
  return cipher.encrypt(Buffer.from(JSON.stringify(account)), personId).toString('base64');
}

export function decryptAccount(
  cipher: AtRestCipher,
  personId: string,
  sealed: string,
): BankAccount {
  return JSON.parse(cipher.decrypt(Buffer.from(sealed, 'base64'), personId).toString());
}
