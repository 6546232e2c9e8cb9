import { type ContractDocument, type Operation, resolveSchema } from './contract-document.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** The minimum for every operation, with room for white space and escapes. */
export const minBodyLimit = 64 * 1024;
/** The maximum of JSON for every operation. */
export const maxBodyLimit = 2 * 1024 * 1024;

/**
 * JSON writes a control character as `\u0001`; a letter of an Indian script takes three bytes, an
 * emoji four.
 */
const bytesPerCharacter = 6;
const bytesPerNumber = 24;

/**
 * How many bytes of JSON an operation takes: as many as its longest fields need, between
 * `usualBodyBytes` and `largestBodyBytes`.
 */
export function bodyLimit(document: ContractDocument, { requestBody }: Operation): number {
  const schema = requestBody?.content['application/json']?.schema;
  const needed = schema ? maxJsonBytes(document, schema) : 0;
  return Math.min(Math.max(needed, minBodyLimit), maxBodyLimit);
}

/** Bytes of the longest JSON text that a schema allows. */
function maxJsonBytes(document: ContractDocument, schema: Schema): number {
  const longest = (one: Schema) => maxJsonBytes(document, one);
  if (schema.$ref) return longest(resolveSchema(document, schema.$ref));
  if (schema.const !== undefined) return jsonBytes(schema.const);
  if (schema.enum) return Math.max(...schema.enum.map(jsonBytes));
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(longest);
  const parts = (schema.allOf ?? []).map(longest).reduce((sum, bytes) => sum + bytes, 0);
  return parts + Math.max(maxOwnJsonBytes(schema, longest), ...branches);
}

function maxOwnJsonBytes(schema: Schema, longest: (one: Schema) => number): number {
  const { type, maxLength, items, maxItems = 0, properties } = schema;
  const types = [type ?? []].flat();
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, part]) => jsonBytes(name) + 2 + longest(part),
    );
    return fields.reduce((sum, bytes) => sum + bytes, 2);
  }
  if (items) return 2 + maxItems * (1 + longest(items));
  if (maxLength !== undefined) return 2 + bytesPerCharacter * maxLength;
  return types.includes('number') || types.includes('integer') ? bytesPerNumber : 'false'.length;
}

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
