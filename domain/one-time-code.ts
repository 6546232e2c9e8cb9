import { latinDigits } from './digits.ts';
import { limits } from './limits.ts';

/** The digits of a typed or pasted code, at most four: "1 2 3 4", "१२३४" and "Code: 1234" are understood. */
export function codeDigits(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, limits.otpDigits);
}

/** Is the code whole? */
export function isWholeCode(code: string): boolean {
  return /^\d+$/.test(code) && code.length === limits.otpDigits;
}
