import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { components } from '#generated/contract.ts';
import { Problem } from '../problem.ts';
import { readContract } from './document.ts';
import { fieldProblems } from './field-problems.ts';
import { unstorableTexts } from './unstorable-text.ts';

// The package is CommonJS: for Node the module is the plugin, for its types it holds it.
const addFormats = ajvFormats as unknown as (ajv: Ajv2020) => Ajv2020;

const options: Options = { allErrors: true, strict: false, discriminator: true };

/**
 * The contract is the word: a body is taken as it came, nothing coerced, removed or filled in. Queries, paths and headers
 * are text on the wire, so there `true` and `20` are what the contract calls a boolean and a number. Text that no database
 * can hold is refused here, once for every field of every operation.
 */
export function contractValidators(): FastifySchemaCompiler<object> {
  const exact = addFormats(new Ajv2020(options));
  const fromText = addFormats(new Ajv2020({ ...options, coerceTypes: true }));
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return ofStorableText(() => exact.compile(schema));
    return ofStorableText(() =>
      fromText.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema),
    );
  };
}

const proofs = new Map<string, ReturnType<typeof ofStorableText>>();

/**
 * Proves a value that no route could, because it came sealed, by a schema of the contract (`BankDetailsInput`).
 * @throws {Problem} `invalid-request`, naming each field that breaks it
 */
export function proveBySchema(name: keyof components['schemas'], value: unknown): void {
  const prove = proofs.get(name) ?? ofStorableText(() => wholeContract().compile(refersTo(name)));
  proofs.set(name, prove);
  const outcome = prove(value);
  if (outcome !== true)
    throw new Problem('invalid-request', { fields: fieldProblems(outcome.error as never) });
}

const refersTo = (name: string) => ({ $ref: `contract#/components/schemas/${name}` });

let contractAjv: Ajv2020 | undefined;
function wholeContract(): Ajv2020 {
  contractAjv ??= addFormats(new Ajv2020(options)).addSchema(readContract(), 'contract');
  return contractAjv;
}

/** Refuses what the schema refuses, and any text that no database could hold, whatever the field. */
function ofStorableText(compile: () => ValidateFunction) {
  let validate: ValidateFunction | undefined;
  return (data: unknown) => {
    validate ??= compile();
    // What fits the schema is no deeper than the schema, so that walking through it ends.
    const violations = validate(data) ? unstorableTexts(data) : validate.errors;
    // Typed as an error by Fastify, which passes on what it gets.
    return violations?.length ? { error: violations as unknown as Error } : true;
  };
}

/** Node gives the names of headers in lower case, the contract writes them as people do. */
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
