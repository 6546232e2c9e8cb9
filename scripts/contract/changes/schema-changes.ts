import { isDeepStrictEqual } from 'node:util';
import { type AnySchema, type Comparison, named, severityOf } from './change.ts';
import { compareKeywords } from './keyword-changes.ts';
import { allowedValues, referenceName, type Variant, variantsOf } from './schema-variants.ts';

/**
 * Adds to `comparison.changes` how the values change that a schema allows, with `path` as the place
 * of the value. Does not enter a shared schema to which both sides refer; its name goes to
 * `comparison.shared`.
 */
export function compareSchemas(
  comparison: Comparison,
  path: string,
  before: AnySchema,
  after: AnySchema,
): void {
  if (after.deprecated === true && before.deprecated !== true)
    comparison.changes.push({ severity: 'deprecating', text: `${named(path)} is deprecated` });
  const [from, to] = [referenceName(before), referenceName(after)];
  if (from && from === to) {
    comparison.shared.add(from);
    return;
  }
  compareVariants(
    comparison,
    path,
    variantsOf(comparison.before, before),
    variantsOf(comparison.after, after),
  );
}

/** Compares what a shared schema itself says, without entering the shared schemas in it. */
export function compareSharedSchema(comparison: Comparison, name: string): void {
  const before: AnySchema = comparison.before.components.schemas[name] ?? {};
  const after: AnySchema = comparison.after.components.schemas[name] ?? {};
  compareSchemas(comparison, '', before, after);
}

function compareVariants(
  comparison: Comparison,
  path: string,
  before: Variant[],
  after: Variant[],
): void {
  const { pairs, removed, added } = matchVariants(before, after);
  for (const [from, to] of pairs) {
    if (from.name && from.name === to.name) comparison.shared.add(from.name);
    else comparePair(comparison, path, from, to);
  }
  const { direction, changes } = comparison;
  if (removed.length > 0 && added.length > 0) {
    const text = `${named(path)} is ${kinds(added)}, before ${kinds(removed)}`;
    const isInteger = removed.every(({ type }) => type === 'integer');
    const isWider = isInteger && added.every(({ type }) => type === 'number');
    changes.push({ severity: severityOf(isWider ? 'wider' : 'different', direction), text });
  } else if (removed.length > 0) {
    const text = `${named(path)} is never ${kinds(removed)} any more`;
    changes.push({ severity: severityOf('narrower', direction), text });
  } else if (added.length > 0) {
    const text = `${named(path)} can also be ${kinds(added)}`;
    changes.push({ severity: severityOf('wider', direction), text });
  }
}

function comparePair(comparison: Comparison, path: string, from: Variant, to: Variant): void {
  const isNamed = from.name !== undefined && to.name !== undefined;
  const pair = isNamed ? `${identityOf(from)} ${identityOf(to)}` : undefined;
  if (pair && comparison.open.has(pair)) return;
  if (pair) comparison.open.add(pair);
  compareVariant(comparison, path, from.schema, to.schema);
  if (pair) comparison.open.delete(pair);
}

const identityOf = (variant: Variant) => [variant.name, variant.type, choiceOf(variant)].join('/');

function kinds(variants: Variant[]): string {
  return [...new Set(variants.map(({ name, type, schema }) => nameOf(name, type, schema)))].join(
    ' or ',
  );
}

function nameOf(name: string | undefined, type: string | undefined, schema: AnySchema): string {
  if (name) return `\`${name}\``;
  const choice = Object.entries(schema.properties ?? {}).find(([, field]) => constantOf(field));
  if (choice) return `an object with \`${choice[0]}: ${constantOf(choice[1])}\``;
  const article = /^[aeio]/.test(type ?? 'any') ? 'an' : 'a';
  return type === 'null' ? 'null' : `${article} ${type ?? 'any value'}`;
}

type Matched = { pairs: [Variant, Variant][]; removed: Variant[]; added: Variant[] };

/** Pairs the variants of both sides: equal ones, then by name, by a constant, and by type. */
function matchVariants(before: Variant[], after: Variant[]): Matched {
  const removed = [...before];
  const added = [...after];
  const pairs: [Variant, Variant][] = [];
  const rules: ((one: Variant, other: Variant) => boolean)[] = [
    (one, other) => isDeepStrictEqual(one.schema, other.schema) && one.name === other.name,
    (one, other) => one.name !== undefined && one.name === other.name && one.type === other.type,
    (one, other) => choiceOf(one) !== '' && choiceOf(one) === choiceOf(other),
    (one, other) => one.type === other.type && (choiceOf(one) === '' || choiceOf(other) === ''),
  ];
  for (const isSame of rules) {
    for (const one of [...removed]) {
      const other = added.find((candidate) => isSame(one, candidate));
      if (!other) continue;
      pairs.push([one, other]);
      removed.splice(removed.indexOf(one), 1);
      added.splice(added.indexOf(other), 1);
    }
  }
  return { pairs, removed, added };
}

/** The constant fields by which one variant of a choice is told from the others. */
function choiceOf({ schema }: Variant): string {
  return Object.entries(schema.properties ?? {})
    .flatMap(([key, field]) => (constantOf(field) ? [`${key}=${constantOf(field)}`] : []))
    .join();
}

function constantOf(field: AnySchema): string | undefined {
  const values = allowedValues(field);
  return values?.length === 1 ? String(values[0]) : undefined;
}

function compareVariant(
  comparison: Comparison,
  path: string,
  before: AnySchema,
  after: AnySchema,
): void {
  compareKeywords(comparison, path, before, after);
  compareFields(comparison, path, before, after);
  compareOtherFields(comparison, path, before, after);
  if (before.items && after.items)
    compareSchemas(comparison, `${path}[]`, before.items, after.items);
  else if (before.items || after.items) {
    const effect = after.items ? 'narrower' : 'wider';
    const text = `the items of ${named(path)} ${after.items ? 'have a schema' : 'have no schema'}`;
    comparison.changes.push({ severity: severityOf(effect, comparison.direction), text });
  }
}

function compareFields(
  comparison: Comparison,
  path: string,
  before: AnySchema,
  after: AnySchema,
): void {
  const { changes, direction } = comparison;
  const isRequest = direction === 'request';
  const required = { before: new Set(before.required), after: new Set(after.required) };
  const names = new Set([
    ...Object.keys(before.properties ?? {}),
    ...Object.keys(after.properties ?? {}),
  ]);
  for (const name of names) {
    const at = path === '' ? name : `${path}.${name}`;
    const [from, to] = [before.properties?.[name], after.properties?.[name]];
    const isRequired = required.after.has(name);
    if (from && !to) changes.push({ severity: 'breaking', text: `${named(at)} is removed` });
    else if (!from && to) {
      const text = `${named(at)} is new and ${isRequired ? 'required' : 'optional'}`;
      changes.push({ severity: isRequest && isRequired ? 'breaking' : 'compatible', text });
    } else if (from && to) {
      if (isRequired !== required.before.has(name)) {
        const text = `${named(at)} is now ${isRequired ? 'required' : 'optional'}`;
        changes.push({ severity: isRequest === isRequired ? 'breaking' : 'compatible', text });
      }
      compareSchemas(comparison, at, from, to);
    }
  }
}

/** Compares `additionalProperties`. Callers ignore fields of a reply that they do not know. */
function compareOtherFields(
  comparison: Comparison,
  path: string,
  before: AnySchema,
  after: AnySchema,
): void {
  const from = before.additionalProperties ?? true;
  const to = after.additionalProperties ?? true;
  const at = path === '' ? '*' : `${path}.*`;
  if (isDeepStrictEqual(from, to)) return;
  if (typeof from === 'object' && typeof to === 'object') {
    compareSchemas(comparison, at, from, to);
    return;
  }
  const isNarrower = to === false || from === true;
  const text = `${named(path)} ${to === false ? 'allows no' : 'allows'} fields of any name`;
  const isLost = typeof from === 'object' && to === false;
  const isBreaking = comparison.direction === 'request' ? isNarrower : isLost;
  comparison.changes.push({ severity: isBreaking ? 'breaking' : 'compatible', text });
}
