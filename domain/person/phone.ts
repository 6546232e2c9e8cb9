import { latinDigits } from '../language/digits.ts';
import { limits } from '../limits.ts';

/**
 * A typed or pasted Indian mobile number as ten Latin digits: +91, a leading 0, blanks, dashes,
 * native digits and the direction marks that address books copy along are understood. Null when it
 * is none, or of another country (spec point 5: "Phone number should be 10 digits only").
 */
export function normalisePhone(typed: string): string | null {
  const compact = latinDigits(typed).replace(/[\s().\p{Dash_Punctuation}\p{Format}]/gu, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  const digits = compact.replace(/^\+/, '');
  const prefixes = compact.startsWith('+') ? ['91'] : ['', '0', '91', '091', '0091'];
  for (const prefix of prefixes) {
    if (digits.length === prefix.length + limits.phoneDigits && digits.startsWith(prefix)) {
      return digits.slice(prefix.length);
    }
  }
  return null;
}

/** Only the last four digits, for screens and logs: ••••••3210. */
export function maskPhone(phone: string): string {
  return `${'•'.repeat(Math.max(0, phone.length - 4))}${phone.slice(-4)}`;
}
