import { fieldCodeOf, type RuleCode } from '#domain/validation.ts';
import { invalid } from './problem.ts';

/**
 * Refuses what breaks a rule, in the contract's words.
 * @throws {Problem} `invalid-request`, naming every such field
 */
export function refuseBroken(rules: Record<string, RuleCode | null>): void {
  const broken = Object.entries(rules).flatMap(([field, code]) =>
    code ? [[field, fieldCodeOf(code)] as const] : [],
  );
  if (broken.length > 0) throw invalid(Object.fromEntries(broken));
}
