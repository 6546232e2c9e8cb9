import { type FieldCode, fieldCodes } from '#domain/error-codes.ts';
import type { RuleCode } from '#domain/validation.ts';
import { invalid } from './problem.ts';

const isFieldCode = (code: RuleCode): code is FieldCode => (fieldCodes as readonly string[]).includes(code);

/**
 * Refuses what breaks a rule; rules that only forms tell apart are `malformed` in a reply.
 * @throws {Problem} `invalid-request`, naming every such field
 */
export function refuseBroken(rules: Record<string, RuleCode | null>): void {
  const broken = Object.entries(rules).flatMap(([field, code]) =>
    code ? [[field, isFieldCode(code) ? code : 'malformed'] as const] : [],
  );
  if (broken.length > 0) throw invalid(Object.fromEntries(broken));
}
