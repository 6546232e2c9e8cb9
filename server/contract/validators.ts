import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

// The package is CommonJS: for Node the module is the plugin, for its types it holds it.
const addFormats = ajvFormats as unknown as (ajv: Ajv2020) => Ajv2020;

/**
 * The contract is the word: a body is taken as it came, nothing coerced, removed or filled in. Queries, paths and headers
 * are text on the wire, so there `true` and `20` are what the contract calls a boolean and a number.
 */
export function contractValidators(): FastifySchemaCompiler<object> {
  const options: Options = { allErrors: true, strict: false, discriminator: true };
  const exact = addFormats(new Ajv2020(options));
  const fromText = addFormats(new Ajv2020({ ...options, coerceTypes: true }));
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return exact.compile(schema);
    return fromText.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema);
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
