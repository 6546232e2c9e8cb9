import { purposes, retentions } from '#domain/contract/personal-data.ts';
import { type Contract, resolve, type Schema } from './contract-document.ts';
import { allSchemas, type NamedSchema } from './contract-schemas.ts';

/*
 * A personal field is marked `x-personal-data: { purpose, retention }`, at the field or in the
 * schema it refers to. A field that only sounds personal (the name of a language) has
 * `x-personal-data: false`.
 */

const people =
  'first|last|full|holder|person|creator|owner|supplier|recipient|beneficiary|contact|display';
/** How the fields of people are called, in lower case with dashes between the words. */
const personalNames = [
  new RegExp(`^((${people})-)?name$`),
  /(^|-)(phone|phone-no|mobile|e?mail|otp|password|handle|bio|address|pan|gstin|ifsc|upi-id|aadhaar)$/,
  /(^|-)(note|remark|comment-text|by|ip|user-agent|device|birth-date|latitude|longitude)$/,
  /^(profile-(image|link|picture)|social-(profile-)?link)|account-(number|holder)/,
  /^(google|fb|facebook|social)-(user-)?(id|token|access-token|token-ttl)$|access-token$|^id-token$/,
];
const listed = { purpose: Object.keys(purposes), retention: Object.keys(retentions) };

/**
 * Fields of people that carry no mark, and marks that say something else than
 * domain/contract/personal-data.ts lists.
 */
export function personalDataProblems(contract: Contract): string[] {
  return [
    ...allSchemas(contract).flatMap((named) => [...unmarked(contract, named), ...malformed(named)]),
    ...unmarkedFiles(contract),
  ];
}

function unmarked(contract: Contract, { where, name, schema }: NamedSchema): string[] {
  // The branches of "a name or null" are marked by the field that holds them.
  const isField = !where.includes('|') || where.lastIndexOf('.') > where.lastIndexOf('|');
  if (
    !isField ||
    !isPersonalName(name) ||
    isMarked(contract, schema) ||
    isMadeOfFields(contract, schema)
  )
    return [];
  return [
    `${where} sounds like a person's and has no x-personal-data: { purpose, retention } ` +
      "(false, where it is nobody's).",
  ];
}

const isPersonalName = (name: string): boolean => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return personalNames.some((pattern) => pattern.test(words));
};

function isMarked(contract: Contract, schema: Schema): boolean {
  if (schema['x-personal-data'] !== undefined) return true;
  if (schema.$ref) return isMarked(contract, resolve(contract, schema));
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return parts.some((part) => isMarked(contract, part));
}

/** Objects are checked field by field. */
function isMadeOfFields(contract: Contract, schema: Schema): boolean {
  const { properties, anyOf = [], oneOf = [] } = resolve(contract, schema);
  return (
    properties !== undefined || [...anyOf, ...oneOf].some((part) => isMadeOfFields(contract, part))
  );
}

/** A file that a person sends may show or name them. */
function unmarkedFiles(contract: Contract): string[] {
  return allSchemas(contract)
    .filter(({ where, schema }) => where.includes(' request.') && schema.format === 'binary')
    .filter(({ schema }) => schema['x-personal-data'] === undefined)
    .map(({ where }) => `${where} is a file of a person and has no x-personal-data.`);
}

function malformed({ where, schema }: NamedSchema): string[] {
  const mark: unknown = schema['x-personal-data'];
  if (mark === undefined || mark === false) return [];
  if (typeof mark !== 'object' || mark === null)
    return [`${where}: x-personal-data is { purpose, retention }.`];
  const said = mark as Record<string, unknown>;
  const unknown = Object.keys(said).filter((key) => !(key in listed));
  return [
    ...unknown.map((key) => `${where}: x-personal-data knows no ${key}.`),
    ...Object.entries(listed)
      .filter(([key, values]) => !values.includes(String(said[key])))
      .map(
        ([key, values]) => `${where}: the ${key} '${said[key]}' is none of ${values.join(', ')}.`,
      ),
  ];
}
