import type { FieldCode } from '#domain/error-codes.ts';

type Violation = {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
};

const codes: Record<string, FieldCode> = {
  required: 'required',
  additionalProperties: 'unknown-field',
  maxLength: 'too-long',
  minLength: 'too-short',
  maxItems: 'too-many',
  minItems: 'too-short',
  uniqueItems: 'not-allowed',
  enum: 'not-allowed',
  const: 'not-allowed',
  pattern: 'malformed',
  format: 'malformed',
  storable: 'malformed',
};

/** Schemas such as "a handle or null" report each of their branches; the branches' own reports say enough. */
const combinators = ['anyOf', 'oneOf', 'if'];
/** The contract's `fields` holds no more. */
const mostFields = 50;

/**
 * The validator's findings as the contract's `fields`: the name of each field (`post.title`, without the wrapper where
 * the body has only one) and the rule it breaks.
 */
export function fieldProblems(violations: readonly Violation[]): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {};
  for (const violation of violations) {
    if (combinators.includes(violation.keyword) && violations.length > 1) continue;
    if (violation.keyword === 'type' && violation.params.type === 'null') continue;
    const name = fieldName(violation);
    fields[name] ??= codeOf(violation);
    if (Object.keys(fields).length === mostFields) break;
  }
  return fields;
}

function codeOf({ keyword, params }: Violation): FieldCode {
  if (keyword === 'discriminator') return params.tagValue === undefined ? 'required' : 'not-allowed';
  if ((keyword === 'minLength' || keyword === 'minItems') && params.limit === 1) return 'required';
  if (keyword === 'type' && (params.type === 'integer' || params.type === 'number')) return 'not-a-number';
  return codes[keyword] ?? 'malformed';
}

const wrappers = ['post', 'registerData', 'profileData', 'campaign', 'card'];

function fieldName({ keyword, instancePath, params }: Violation): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'discriminator') path.push(String(params.tag));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  const own = path.length > 1 && wrappers.includes(path[0] ?? '') ? path.slice(1) : path;
  return own.join('.').slice(0, 100) || 'body';
}
