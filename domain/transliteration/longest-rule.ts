import type { Rules } from './scheme.ts';

/** The rules of a language: everywhere, and those that are for the start and the end of a word. */
export type RuleTables = { rules: Rules; starts: Rules; ends: Rules };

const longestLetters = 4;

/** The rule for the most Latin letters from a place on; null when none fits. */
export function longestRule({ rules, starts, ends }: RuleTables, typed: string, at: number) {
  for (let length = Math.min(longestLetters, typed.length - at); length > 0; length -= 1) {
    const whole = typed.slice(at, at + length);
    const tables: Rules[] = [rules];
    if (at + length === typed.length && at > 0) tables.unshift(ends);
    if (at === 0) tables.unshift(starts);
    for (const letters of [whole, whole.toLowerCase()])
      for (const table of tables) {
        const readings = table.get(letters);
        if (readings) return { letters, readings };
      }
  }
  return null;
}
