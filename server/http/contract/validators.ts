import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { components } from '#generated/contract.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { readContract } from './contract-document.ts';
import { toFieldErrors } from './field-errors.ts';
import { unstorableTexts } from './unstorable-text.ts';

// The package is CommonJS: for Node the module is the plugin, for its types it holds it.
const addFormats = ajvFormats as unknown as (ajv: Ajv2020) => Ajv2020;

const options: Options = { strict: false, discriminator: true };

/**
 * A form needs all errors at once, and finding them costs as much as the value is large. A value
 * with more parts than this gets only its first error; forms of the contract have a few hundred at
 * most.
 */
const maxValuesForAllErrors = 1000;

/**
 * Validates by the contract: bodies are not coerced, stripped or defaulted. Queries, paths and
 * headers are text, so there `true` and `20` count as boolean and number. Text that the database
 * cannot store is refused here, for every field of every operation.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const exactAjv = createAjvPair(options);
  const coercingAjv = createAjvPair({ ...options, coerceTypes: true });
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return storableTextValidator(exactAjv, () => schema);
    return storableTextValidator(coercingAjv, () =>
      httpPart === 'headers' ? withLowerCaseNames(schema) : schema,
    );
  };
}

/** One validator that stops at the first error, and one that collects all. */
type AjvPair = { first: Ajv2020; all: Ajv2020 };

function createAjvPair(own: Options): AjvPair {
  return {
    first: addFormats(new Ajv2020(own)),
    all: addFormats(new Ajv2020({ ...own, allErrors: true })),
  };
}

const validatorsBySchema = new Map<string, ReturnType<typeof storableTextValidator>>();

/**
 * Validates a value that arrived sealed, which no route could check, by a schema of the contract
 * (`BankDetailsInput`).
 * @throws {Problem} `invalid-request`, naming each field that breaks it
 */
export function validateBySchema(name: keyof components['schemas'], value: unknown): void {
  const validate =
    validatorsBySchema.get(name) ?? storableTextValidator(contractAjv(), () => schemaRef(name));
  validatorsBySchema.set(name, validate);
  const outcome = validate(value);
  if (outcome !== true)
    throw new Problem('invalid-request', { fields: toFieldErrors(outcome.error as never) });
}

const schemaRef = (name: string) => ({ $ref: `contract#/components/schemas/${name}` });

let contractValidator: AjvPair | undefined;
function contractAjv(): AjvPair {
  if (!contractValidator) {
    contractValidator = createAjvPair(options);
    for (const ajv of Object.values(contractValidator)) ajv.addSchema(readContract(), 'contract');
  }
  return contractValidator;
}

/**
 * Refuses what the schema refuses, and any text that no database could hold, whatever the field.
 */
function storableTextValidator({ first, all }: AjvPair, schema: () => object) {
  let validateFirst: ValidateFunction | undefined;
  let validateAll: ValidateFunction | undefined;
  return (data: unknown) => {
    validateFirst ??= first.compile(schema());
    const violations = validateFirst(data)
      ? unstorableTexts(data)
      : (violationsOf(data) ?? validateFirst.errors);
    // Typed as an error by Fastify, which passes on what it gets.
    return violations?.length ? { error: violations as unknown as Error } : true;
  };

  function violationsOf(data: unknown) {
    if (countValues(data, maxValuesForAllErrors) > maxValuesForAllErrors) return undefined;
    validateAll ??= all.compile(schema());
    validateAll(data);
    return validateAll.errors;
  }
}

/** How many values there are in a value, counted to the bound and no further. */
function countValues(value: unknown, bound: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let parts = 1;
  for (const part of Object.values(value)) {
    parts += countValues(part, bound - parts);
    if (parts > bound) break;
  }
  return parts;
}

/** Node lower-cases the names of headers; the contract does not. */
function withLowerCaseNames(schema: { properties?: object; required?: string[] }): object {
  const properties = Object.entries(schema.properties ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: schema.required?.map((name) => name.toLowerCase()) ?? [],
  };
}
