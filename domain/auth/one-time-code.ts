import { latinDigits } from '../language/digits.ts';
import { limits } from '../limits.ts';

/** The digits of a typed or pasted code: "1 2 3 4", "१२३४" and "Code: 1234" are understood. */
export function codeDigits(typed: string, most: number = limits.otpDigits): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, most);
}

/** Whether the code is complete. */
export function isCompleteCode(code: string, digits: number = limits.otpDigits): boolean {
  return /^\d+$/.test(code) && code.length === digits;
}
