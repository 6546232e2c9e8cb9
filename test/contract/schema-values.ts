import fc from 'fast-check';
import { type Contract, resolve, type Schema } from '../../scripts/contract/contract-document.ts';

/**
 * Values that mean something to the database behind the server, by the name of the field that may
 * carry them.
 */
export type Known = Record<string, readonly unknown[]>;

/**
 * Values that a schema allows, with its extremes far more often than chance would: shortest,
 * longest, smallest, largest, scripts of India and texts that break careless code.
 */
export function valuesOf(
  contract: Contract,
  schema: Schema,
  known: Known = {},
  name = '',
): fc.Arbitrary<unknown> {
  const own = ownValues(contract, resolve(contract, schema), known, name);
  const meant = known[name];
  return meant ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...meant) }, own) : own;
}

function ownValues(
  contract: Contract,
  schema: Schema,
  known: Known,
  name: string,
): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches)
    return fc.oneof(...branches.map((branch) => valuesOf(contract, branch, known, name)));
  if (schema.allOf) throw new Error(`${name}: allOf is not generated yet.`);
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, contract, schema, known, name)));
}

function ofType(
  type: string,
  contract: Contract,
  schema: Schema,
  known: Known,
  name: string,
): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return numbers(schema);
  if (type === 'number') return fc.oneof(numbers(schema), fc.constant((schema.minimum ?? 0) + 0.5));
  if (type === 'string') return texts(schema);
  if (type === 'array') return lists(contract, schema, known, name);
  return records(contract, schema, known);
}

function numbers({ minimum = -1000, maximum = 1000 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: minimum, max: Math.min(maximum, 50) }),
  );
}

function lists(
  contract: Contract,
  schema: Schema,
  known: Known,
  name: string,
): fc.Arbitrary<unknown[]> {
  const { items = {}, minItems: minLength = 0, maxItems: maxLength = 5, uniqueItems } = schema;
  const values = valuesOf(contract, items, known, name);
  const bounds = { minLength, maxLength: Math.min(maxLength, 50), size: 'max' as const };
  return uniqueItems
    ? fc.uniqueArray(values, { ...bounds, selector: (value) => JSON.stringify(value) })
    : fc.array(values, bounds);
}

function records(contract: Contract, schema: Schema, known: Known): fc.Arbitrary<object> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([key, value]) => [key, valuesOf(contract, value, known, key)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: schema.required ?? [],
    noNullPrototype: true,
  });
}

/** Pieces of text that go wrong in careless hands; repeated they make the longest ones. */
const pieces = [
  'a',
  'क्षि',
  'ਜ਼੍ਹ',
  'نستعلیق ',
  '👩🏽‍🌾',
  'e\u0301\u0323',
  '\u202Eabc\u2066',
  '\uFEFF\u200D\u00AD',
  ' \t\r\n',
  "'; drop table posts; --",
  '%_\\',
  '<p><b onclick=alert(1)>x</p>',
  '../../etc/passwd',
  '{{7*7}}',
  '__proto__',
  'null',
  '\u0001\u007F\u0085\uFFFE',
];

/** Longer texts test nothing new and cost time. */
const longestOften = 5000;

function texts(schema: Schema): fc.Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = 100 } = schema;
  const isRight = (text: string) => {
    const length = [...text].length;
    return length >= minLength && length <= maxLength;
  };
  if (pattern) {
    return fc
      .oneof(...lengthsOf(pattern, minLength, maxLength))
      .filter(tried(isRight, `text of ${pattern}`));
  }
  if (format === 'date-time')
    return fc.constantFrom('2026-11-21T06:00:00.000Z', '2024-02-29T23:59:60+05:30');
  if (format === 'date') return fc.constantFrom('2026-11-21', '2024-02-29');
  if (format === 'email')
    return fc.constantFrom('meera@creator.example', `${'m'.repeat(64)}@creator.example`);
  const long = fc
    .constantFrom(...pieces)
    .map((piece) => filled(piece, Math.min(maxLength, longestOften)));
  const longest = fc.constantFrom('a', 'क्षि', '<p>').map((piece) => filled(piece, maxLength));
  return fc
    .oneof(
      { weight: 40, arbitrary: fc.constantFrom('', ...pieces) },
      {
        weight: 30,
        arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) }),
      },
      { weight: 30, arbitrary: long },
      { weight: maxLength > longestOften ? 1 : 10, arbitrary: longest },
      { weight: 10, arbitrary: fc.constant(filled('म', minLength)) },
    )
    .filter(tried(isRight, `text of ${minLength} to ${maxLength}`));
}

/**
 * What makes texts of a pattern takes long to be made itself, and the same patterns come again in
 * many operations.
 */
const matching = new Map<string, fc.Arbitrary<string>[]>();

/**
 * Texts of a pattern; where it is one kind of character repeated, the shortest and the longest too.
 */
function lengthsOf(pattern: string, minLength: number, maxLength: number): fc.Arbitrary<string>[] {
  const name = `${pattern} ${minLength} ${maxLength}`;
  const made = matching.get(name) ?? makeLengths(pattern, minLength, maxLength);
  matching.set(name, made);
  return made;
}

function makeLengths(
  pattern: string,
  minLength: number,
  maxLength: number,
): fc.Arbitrary<string>[] {
  const [, kind] = /^\^(\[[^\]]+\])[+*]\$$/.exec(pattern) ?? [];
  if (!kind) return [fc.stringMatching(new RegExp(pattern, 'u'))];
  const least = Math.max(1, minLength);
  const bounds = [`${least},${maxLength}`, `${least}`, `${maxLength}`];
  return bounds.map((bound) => fc.stringMatching(new RegExp(`^${kind}{${bound}}$`, 'u')));
}

const mostTries = 20_000;

/**
 * A predicate that throws instead of rejecting values forever.
 * @throws with what it looks for
 */
export function tried<Value>(
  isWanted: (value: Value) => boolean,
  what: string,
): (value: Value) => boolean {
  let inVain = 0;
  return (value) => {
    if (isWanted(value)) return true;
    inVain += 1;
    if (inVain > mostTries)
      throw new Error(`The generator finds no ${what}; teach schema-values.ts how.`);
    return false;
  };
}

/** Repeats the characters of a piece up to an exact length. */
function filled(piece: string, length: number): string {
  const characters = [...piece];
  const times = Math.floor(length / characters.length);
  return piece.repeat(times) + characters.slice(0, length % characters.length).join('');
}
