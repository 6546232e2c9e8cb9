import { type RuleCode, toFieldCode } from '#domain/forms/validation-rules.ts';
import { invalidRequest } from './problem.ts';

/**
 * Refuses what breaks a rule, in the contract's words.
 * @throws {Problem} `invalid-request`, naming every such field
 */
export function requireRules(rules: Record<string, RuleCode | null>): void {
  const broken = Object.entries(rules).flatMap(([field, code]) =>
    code ? [[field, toFieldCode(code)] as const] : [],
  );
  if (broken.length > 0) throw invalidRequest(Object.fromEntries(broken));
}
