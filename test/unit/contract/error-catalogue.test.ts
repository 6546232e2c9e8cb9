import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '#domain/contract/error-codes.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { errorCatalogue } from '#test/support/error-catalogue.ts';
import {
  operationsOf,
  readContract,
  resolve,
  type Schema,
} from '../../../scripts/contract/contract-document.ts';
import { allSchemas, bodiesOf } from '../../../scripts/contract/contract-schemas.ts';

const contract = readContract();

type Entry = readonly [message: string, from: string, code?: ErrorCode];
const catalogue: readonly Entry[] = errorCatalogue;

const failures = catalogue.flatMap(([message, from]) =>
  errorCodes.includes(from as ErrorCode) ? [[message, from as ErrorCode] as const] : [],
);
const behindScreens = catalogue.flatMap(([message, , code]) =>
  code ? [[message, code] as const] : [],
);
const of = (kind: string) =>
  catalogue.filter(([, from]) => from === kind).map(([message]) => [message]);

/** The failures in the contract, each with its status. */
const shown = operationsOf(contract).flatMap((placed) =>
  bodiesOf(contract, placed).flatMap(({ place, media }) =>
    Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
      const { error } = (resolve(contract, example).value ?? {}) as {
        error?: { code: ErrorCode; message: string; fields?: object };
      };
      return error
        ? [{ where: `${placed.operation.operationId} ${place} ${name}`, place, ...error }]
        : [];
    }),
  ),
);

describe('the error catalogue of the specification', () => {
  it.each(failures)('"%s" is what the server says with %s', (message, code) => {
    expect(new Problem(code).message).toBe(message);
  });

  it.each(of('field'))('"%s" is said of a field', (message) => {
    expect(shown).toContainEqual(
      expect.objectContaining({ code: 'invalid-request', message, fields: { phone: 'malformed' } }),
    );
  });

  it.each(of('reply'))('"%s" is in a reply', (message) => {
    const said = allSchemas(contract).flatMap(({ name, schema }) =>
      name === 'message' ? valuesOf(schema) : [],
    );
    expect(said).toContain(message);
  });

  it.each(behindScreens)(
    '"%s" is the word for a code that the contract has: %s',
    (_message, code) => {
      expect(errorCodes).toContain(code);
    },
  );
});

const valuesOf = ({ enum: values = [], const: value }: Schema) => [...values, value];

describe('the failures that the contract shows', () => {
  it('have the status that the server returns with them', () => {
    const misplaced = shown.filter(({ code, place }) => String(new Problem(code).status) !== place);
    expect(misplaced.map(({ where, code }) => `${where}: ${code}`)).toEqual([]);
  });

  it('say what the server says, except the one about a field', () => {
    const differing = shown.filter(({ code, message }) => new Problem(code).message !== message);
    expect(differing.map(({ message }) => message)).toEqual([
      'Phone number should be 10 digits only',
    ]);
  });
});
