import { readFileSync } from 'node:fs';
import { root } from '../child-process.ts';
import { type Contract, resolve, type Schema } from './contract-document.ts';
import { allSchemas } from './contract-schemas.ts';

/**
 * What the recorder of a page reads of the contract, as a module: fields that are always personal,
 * fields that are so in some places only, and the words that a recording may keep.
 */
export function recordedFields(contract: Contract): string {
  const marked = new Set<string>();
  const plain = new Set<string>();
  const words = new Set<string>();
  for (const { name, schema } of allSchemas(contract)) {
    for (const word of wordsOf(schema)) words.add(word);
    (isMarked(contract, schema) ? marked : plain).add(name);
  }
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return `${listed(
    'personalFields',
    [...marked].filter((name) => !plain.has(name)),
  )}
/** Personal in some places of the contract and not in others. */
${listed(
  'mixedFields',
  [...marked].filter((name) => name && plain.has(name)),
)}
/** Values of enums and constants. */
${listed('harmlessWords', [...words])}
export const contractVersion = '${(contract as unknown as Versioned).info.version}';
export const portalVersion = '${version}';
`;
}

type Versioned = { info: { version: string } };

const listed = (name: string, values: string[]) =>
  `export const ${name} = ${JSON.stringify(values.sort())};`;

function wordsOf(schema: Schema): string[] {
  const { enum: values = [], const: value } = schema as { enum?: unknown[]; const?: unknown };
  return [...values, value].filter(
    (one): one is string => typeof one === 'string' && /[a-z]/i.test(one),
  );
}

function isMarked(contract: Contract, schema: Schema): boolean {
  const mark = (schema as { 'x-personal-data'?: unknown })['x-personal-data'];
  if (mark !== undefined) return mark !== false;
  if (schema.$ref) return isMarked(contract, resolve(contract, schema));
  const {
    anyOf = [],
    oneOf = [],
    allOf = [],
    items,
  } = schema as Record<string, Schema[]> & {
    items?: Schema;
  };
  const parts = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])];
  return parts.some((part) => isMarked(contract, part));
}
