import { type Contract, resolve } from '../contract-document.ts';
import type { AnySchema } from './change.ts';

/** One kind of value that a schema allows: a schema with at most one type and no alternatives. */
export type Variant = {
  /** The name of the shared schema that it comes from. */
  name: string | undefined;
  type: string | undefined;
  schema: AnySchema;
};

const annotations = new Set([
  'title',
  'description',
  'examples',
  'example',
  'deprecated',
  'discriminator',
  '$comment',
]);

/** Whether a keyword only tells people something, and allows or forbids no value. */
export function isAnnotation(keyword: string): boolean {
  return annotations.has(keyword) || keyword.startsWith('x-');
}

/** The name of the shared schema that a schema refers to and adds no rules to. */
export function referenceName(schema: AnySchema): string | undefined {
  const rules = Object.keys(schema).filter((keyword) => !isAnnotation(keyword));
  if (!schema.$ref || rules.length > 1) return undefined;
  return /^#\/components\/schemas\/([^/]+)$/.exec(schema.$ref)?.[1];
}

/**
 * Splits a schema into the kinds of values that it allows: `anyOf`, `oneOf` and a list of types
 * become one variant each, so `type: [string, 'null']` equals `anyOf: [{type: string}, {type:
 * 'null'}]`.
 */
export function variantsOf(contract: Contract, schema: AnySchema, name?: string): Variant[] {
  if (schema.$ref) {
    const { $ref: _reference, ...rules } = schema;
    const target: AnySchema = resolve(contract, { $ref: schema.$ref });
    const ownName = referenceName(schema);
    return variantsOf(contract, { ...target, ...withoutAnnotations(rules) }, ownName);
  }
  if (schema.allOf) return variantsOf(contract, mergeParts(contract, schema), name);
  const { anyOf, oneOf, ...rest } = schema;
  const alternatives = anyOf ?? oneOf;
  if (alternatives) {
    const rules = withoutAnnotations(rest);
    const hasRules = Object.keys(rules).some((keyword) => keyword !== 'type');
    return alternatives.flatMap((part) =>
      variantsOf(contract, mergeTwo(part, rules)).map((variant) => ({
        ...variant,
        name: variant.name ?? (hasRules ? undefined : referenceName(part)),
      })),
    );
  }
  const types = [schema.type ?? typeOfValues(schema) ?? []].flat();
  if (types.length === 0) return [{ name, type: undefined, schema }];
  return types.map((type) => ({ name, type, schema: { ...rulesFor(type, schema), type } }));
}

/** The keywords that say something about one type only. */
const typeOfKeyword: Record<string, string> = {
  maxLength: 'string',
  minLength: 'string',
  pattern: 'string',
  maximum: 'number',
  minimum: 'number',
  exclusiveMaximum: 'number',
  exclusiveMinimum: 'number',
  multipleOf: 'number',
  maxItems: 'array',
  minItems: 'array',
  uniqueItems: 'array',
  items: 'array',
  maxProperties: 'object',
  minProperties: 'object',
  properties: 'object',
  required: 'object',
  additionalProperties: 'object',
};

/** The keywords of a schema that can allow or forbid a value of this type. */
function rulesFor(type: string, schema: AnySchema): AnySchema {
  const kind = type === 'integer' ? 'number' : type;
  const isRule = ([keyword]: [string, unknown]) => (typeOfKeyword[keyword] ?? kind) === kind;
  return Object.fromEntries(Object.entries(schema).filter(isRule));
}

function withoutAnnotations(schema: AnySchema): AnySchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isAnnotation(keyword)));
}

/** `enum: [a, b]` without a type allows strings only. */
function typeOfValues(schema: AnySchema): string | undefined {
  const values = allowedValues(schema);
  return values?.every((value) => typeof value === 'string') ? 'string' : undefined;
}

/** The values of `enum` or `const`. */
export function allowedValues(schema: AnySchema): unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

/** `allOf` as one schema. */
function mergeParts(contract: Contract, schema: AnySchema): AnySchema {
  const { allOf = [], ...rest } = schema;
  return allOf
    .map((part: AnySchema) => {
      const resolved: AnySchema = resolve(contract, part);
      return resolved.allOf ? mergeParts(contract, resolved) : resolved;
    })
    .reduce(mergeTwo, rest);
}

function mergeTwo(one: AnySchema, other: AnySchema): AnySchema {
  const merged: AnySchema = { ...one, ...other };
  if (one.properties || other.properties)
    merged.properties = { ...one.properties, ...other.properties };
  if (one.required || other.required)
    merged.required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  return merged;
}
