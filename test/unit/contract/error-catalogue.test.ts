import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '#domain/contract/error-codes.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  operationsOf,
  readContract,
  resolve,
  type Schema,
} from '../../../scripts/contract/contract-document.ts';
import { allSchemas, bodiesOf } from '../../../scripts/contract/contract-schemas.ts';

const contract = readContract();

/**
 * Every message of spec point 8. A failure has a code, and the server speaks it; "field" means that
 * the code is `invalid-request` and the example of the contract says it of one field. What is said
 * of a success stands in a reply. `screen` is what the portal says by itself, from the state it is
 * in: there is nothing to send.
 */
const catalogue: [
  message: string,
  from: ErrorCode | 'field' | 'reply' | 'screen',
  code?: ErrorCode,
][] = [
  ['Phone number should be 10 digits only', 'field'],
  ['Otp sending failed', 'otp-send-failed'],
  ['Otp Sent', 'reply'],
  ['Otp verification failed', 'otp-wrong'],
  ['Otp verification failed', 'otp-expired'],
  ['Action in progress...', 'screen'],
  ['Login in progress...', 'screen'],
  ['Login failed', 'login-failed'],
  ['Oops! Time out. Please try again.', 'choice-timed-out'],
  ['Done', 'screen'],
  ['Error Occured while linking', 'choice-failed'],
  ['Select a Primary Account or Skip', 'screen'],
  ['Linking in progress...', 'screen'],
  ['Linking successful', 'screen'],
  ['Linking failed', 'linking-failed'],
  ['Something went wrong !!', 'internal-error'],
  ['Success', 'reply'],
  ['Successfully Rejected bank details.', 'screen'],
  ['Successfully Approved bank details.', 'screen'],
  // One sentence for whatever stands in the way of the decision; the commonest is that somebody
  // else has decided.
  ['error while approved bank details.', 'screen', 'transition-not-allowed'],
  ["You don't have required permissions!! Please contact support.", 'screen', 'forbidden'],
  ['Oops! Something went wrong!', 'screen', 'internal-error'],
  ['Stats not available', 'screen'],
];

const failures = catalogue.flatMap(([message, from]) =>
  errorCodes.includes(from as ErrorCode) ? [[message, from as ErrorCode] as const] : [],
);
const behindScreens = catalogue.flatMap(([message, , code]) =>
  code ? [[message, code] as const] : [],
);
const of = (kind: string) =>
  catalogue.filter(([, from]) => from === kind).map(([message]) => [message]);

/** The failures that the contract shows, each under the status it stands at. */
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

  it.each(of('reply'))('"%s" stands in a reply', (message) => {
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
  it('stand at the status that the server gives them', () => {
    const misplaced = shown.filter(({ code, place }) => String(new Problem(code).status) !== place);
    expect(misplaced.map(({ where, code }) => `${where}: ${code}`)).toEqual([]);
  });

  it('say what the server says, but for the one that is said of a field', () => {
    const differing = shown.filter(({ code, message }) => new Problem(code).message !== message);
    expect(differing.map(({ message }) => message)).toEqual([
      'Phone number should be 10 digits only',
    ]);
  });
});
