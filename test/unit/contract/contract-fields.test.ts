import { describe, expect, it } from 'vitest';
import { toFieldErrors, wrapperFields } from '#server/http/contract/field-errors.ts';
import {
  type Operation,
  operationsOf,
  readContract,
  resolve,
  type Schema,
} from '../../../scripts/contract/contract-document.ts';

const contract = readContract();

/**
 * Objects in bodies that hold hints, queries or what another system sent: their fields carry their
 * name.
 */
const plainObjects = [
  'user',
  'userHeader',
  'currentUser',
  'filters',
  'queryParams',
  'answer',
  'made',
  'imageObject',
  'quietHours',
  'recording',
  'consent',
];

const objects = operationsOf(contract).flatMap(({ operation }) =>
  bodySchemas(operation).flatMap((body) =>
    Object.entries(body.properties ?? {}).flatMap(([name, schema]) =>
      isObject(schema) ? [name] : [],
    ),
  ),
);

function bodySchemas({ requestBody }: Operation): Schema[] {
  const schema =
    requestBody && resolve(contract, requestBody).content?.['application/json']?.schema;
  if (!schema) return [];
  const body = resolve(contract, schema);
  return [body, ...(body.oneOf ?? []).map((part) => resolve(contract, part))];
}

function isObject(schema: Schema): boolean {
  const { type, anyOf = [], oneOf = [] } = resolve(contract, schema);
  return [type].flat().includes('object') || [...anyOf, ...oneOf].some(isObject);
}

/* A field has one name, whether the validator or a handler refuses it. */
describe('the names of invalid fields', () => {
  it('leave out the object that wraps the fields, in every request body', () => {
    expect(new Set(objects)).toEqual(new Set([...wrapperFields, ...plainObjects]));
  });

  it.each(wrapperFields)('leave out %s', (wrapper) => {
    const violation = {
      keyword: 'maxLength',
      instancePath: `/${wrapper}/list/0/name`,
      params: { limit: 1 },
    };
    expect(toFieldErrors([violation])).toEqual({ 'list.0.name': 'too-long' });
  });
});
