import type { FieldCode } from '../contract/error-codes.ts';
import { countGraphemes } from '../language/graphemes.ts';
import { limits } from '../limits.ts';

/** Spec point 5, "forbidden characters". */
const forbiddenNameCharacters = /[~@$^()+=|/<>]/;

/** The rule that a trimmed name of a person or an agency breaks, if any. */
export function nameProblem(name: string, max: number): FieldCode | null {
  const length = countGraphemes(name);
  if (length === 0) return 'required';
  if (length < limits.nameMin) return 'too-short';
  if (length > max) return 'too-long';
  return forbiddenNameCharacters.test(name) ? 'not-allowed' : null;
}
