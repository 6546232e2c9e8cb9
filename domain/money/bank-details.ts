import { latinDigits } from '../language/digits.ts';

/*
 * The formats of Indian bank and tax identifiers (field notes, "Identity and bank formats"). They
 * only validate the format, not that the account exists: staff compare it with the uploaded proof.
 */

/** Four letters of the bank, a zero, six of the branch. */
export const ifscPattern = '^[A-Z]{4}0[A-Z0-9]{6}$';
/** Five letters, the fourth of which is the kind of holder; four digits; a letter. */
export const panPattern = '^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$';
/** State, PAN, entity, Z and a check character. */
export const gstinPattern = '^[0-9]{2}[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$';
/** The length differs from bank to bank. */
export const accountNumberPattern = '^[0-9]{9,18}$';

/** A normalised identifier: Latin digits, capitals, no blanks or dashes. */
export function normaliseIdentifier(typed: string): string {
  return latinDigits(typed)
    .replace(/[\s\p{Dash_Punctuation}\p{Format}]/gu, '')
    .toUpperCase();
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether this GSTIN has the right check character and contains this PAN. */
export function isGstinForPan(gstin: string, pan: string): boolean {
  return (
    new RegExp(gstinPattern).test(gstin) &&
    gstin.slice(2, 12) === pan &&
    checkCharacter(gstin) === gstin[14]
  );
}

/**
 * Every second of the first 14 characters counts twice, in base 36; what is missing to the next 36
 * is the check character.
 */
function checkCharacter(gstin: string): string | undefined {
  const sum = Array.from(gstin.slice(0, 14)).reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet[(36 - (sum % 36)) % 36];
}

/** Why bank details may be refused; the creator reads it in their own words. */
export const bankRejectionReasons = [
  'name-differs',
  'account-number-differs',
  'ifsc-differs',
  'pan-differs',
  'proof-unreadable',
  'proof-of-another-kind',
] as const;

export type BankRejectionReason = (typeof bankRejectionReasons)[number];

/** All but the last four characters hidden: ••••••7890. */
export function maskIdentifier(value: string): string {
  return `${'•'.repeat(Math.max(0, value.length - 4))}${value.slice(-4)}`;
}
