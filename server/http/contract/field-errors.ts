import type { FieldCode } from '#domain/contract/error-codes.ts';

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

/**
 * Schemas such as "a handle or null" report each of their branches; the branches' own reports say
 * enough.
 */
const combinators = ['anyOf', 'oneOf', 'if'];
/** The maximum of the contract's `fields`. */
const maxFields = 50;

/**
 * The errors of the validator as the contract's `fields`: the rule that each field breaks, by the
 * dotted path of the field in the request body, inside its wrapper: `pictures.0.caption`,
 * `contactName`.
 */
export function toFieldErrors(violations: readonly Violation[]): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {};
  for (const violation of violations) {
    if (combinators.includes(violation.keyword) && violations.length > 1) continue;
    if (violation.keyword === 'type' && violation.params.type === 'null') continue;
    const name = fieldName(violation);
    fields[name] ??= toFieldCode(violation);
    if (Object.keys(fields).length === maxFields) break;
  }
  return fields;
}

function toFieldCode({ keyword, params }: Violation): FieldCode {
  if (keyword === 'discriminator')
    return params.tagValue === undefined ? 'required' : 'not-allowed';
  if ((keyword === 'minLength' || keyword === 'minItems') && params.limit === 1) return 'required';
  if (keyword === 'type' && (params.type === 'integer' || params.type === 'number'))
    return 'not-a-number';
  return codes[keyword] ?? 'malformed';
}

/**
 * The objects of request bodies that wrap what is written: fields are named inside them, as in
 * handlers and forms.
 */
export const wrapperFields = [
  'post',
  'card',
  'campaign',
  'registerData',
  'profileData',
  'agencyData',
  'creatorData',
  'accountData',
  'sourceData',
  'payload',
  'dhAccount',
];

function fieldName({ keyword, instancePath, params }: Violation): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'discriminator') path.push(String(params.tag));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  const own = path.length > 1 && wrapperFields.includes(path[0] ?? '') ? path.slice(1) : path;
  return own.join('.').slice(0, 100) || 'body';
}
