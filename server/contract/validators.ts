import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { unstorableTexts } from './unstorable-text.ts';

// The package is CommonJS: for Node the module is the plugin, for its types it holds it.
const addFormats = ajvFormats as unknown as (ajv: Ajv2020) => Ajv2020;

/**
 * The contract is the word: a body is taken as it came, nothing coerced, removed or filled in. Queries, paths and headers
 * are text on the wire, so there `true` and `20` are what the contract calls a boolean and a number. Text that no database
 * can hold is refused here, once for every field of every operation.
 */
export function contractValidators(): FastifySchemaCompiler<object> {
  const options: Options = { allErrors: true, strict: false, discriminator: true };
  const exact = addFormats(new Ajv2020(options));
  const fromText = addFormats(new Ajv2020({ ...options, coerceTypes: true }));
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return ofStorableText(() => exact.compile(schema));
    return ofStorableText(() =>
      fromText.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema),
    );
  };
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
