import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import {
  operationsOf,
  type Parameter,
  readContract,
  resolve,
  type Schema,
} from '../../scripts/contract/contract-document.ts';
import { type Known, tried, valuesOf } from './schema-values.ts';

/** A request as sent; `payload` is its body as text or bytes. */
export type Request = {
  /** How it was made, for a report. */
  what: string;
  method: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** The value that the body's text was made of. */
  body?: unknown;
  payload?: string | Buffer;
  /** Surely outside the contract, whatever its schemas say of the values. */
  isBroken?: boolean;
  /** Put in place of the address that path and query make. */
  url?: string;
};

/** An operation of the contract with what its requests are made of. */
export type Target = {
  id: string;
  method: string;
  path: string;
  parameters: (Parameter & { name: string; in: string; schema: Schema })[];
  body: Schema | undefined;
  /** The field of a form that carries a file. */
  file: string | undefined;
  /** The kind of a body that is bytes and nothing else. */
  bytes: string | undefined;
  validate: { body(value: unknown): boolean; parameters(request: Request): boolean };
};

const contract = readContract();
const validators = new Map<boolean, Ajv2020>();

/** Every operation of the contract. One that accepts both JSON and a form is listed twice. */
export const targets: Target[] = operationsOf(contract).flatMap(({ path, method, operation }) => {
  const { content = {} } = operation.requestBody ? resolve(contract, operation.requestBody) : {};
  const form = content['multipart/form-data']?.schema;
  const parameters = (operation.parameters ?? []).map((one) =>
    resolve(contract, one),
  ) as Target['parameters'];
  const json = content['application/json']?.schema;
  const fields = Object.entries((form && resolve(contract, form).properties) ?? {});
  const binary = fields.find(([, { format }]) => format === 'binary')?.[0];
  const bytes = Object.keys(content).find((kind) => kind.endsWith('octet-stream'));
  const target = (body: Schema | undefined, file: string | undefined): Target => ({
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    parameters,
    body,
    file,
    bytes,
    validate: createValidator(parameters, body),
  });
  return json && binary
    ? [target(json, undefined), target(undefined, binary)]
    : [target(json, binary)];
});

function createValidator(
  parameters: Target['parameters'],
  body: Schema | undefined,
): Target['validate'] {
  const isBody = body ? compiled(body, false) : () => true;
  const checks = parameters.map((one) => ({
    one,
    isRight: compiled({ properties: { value: one.schema } }, true),
  }));
  return {
    body: (value) => isBody(value) === true,
    parameters: (request) =>
      checks.every(({ one, isRight }) => {
        const value = placeOf(request, one.in)[
          one.in === 'header' ? one.name.toLowerCase() : one.name
        ];
        return value === undefined ? !one.required : isRight({ value }) === true;
      }),
  };
}

function placeOf(request: Request, place: string): Record<string, unknown> {
  if (place === 'path') return request.path;
  return place === 'query' ? request.query : request.headers;
}

/** The contract's own word, apart from the validators that the server makes of it. */
function compiled(schema: Schema, isText: boolean): ValidateFunction {
  return validator(isText).compile(
    JSON.parse(JSON.stringify(schema), (key, value) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `contract${value}`
        : value,
    ),
  );
}

function validator(isText: boolean): Ajv2020 {
  const known = validators.get(isText);
  if (known) return known;
  const made = new Ajv2020({ strict: false, coerceTypes: isText });
  (addFormats as unknown as (ajv: Ajv2020) => void)(made);
  made.addSchema({ components: { schemas: contract.components.schemas } }, 'contract');
  validators.set(isText, made);
  return made;
}

/** Requests that follow the contract. `files` are possible files of a form. */
export function requestsFor(
  target: Target,
  known: Known,
  files: readonly Buffer[],
): fc.Arbitrary<Request> {
  const inPlace = (place: string) => {
    const own = target.parameters.filter((one) => one.in === place);
    const values = own.map(
      ({ name, schema }) => [name, valuesOf(contract, schema, known, name)] as const,
    );
    const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(values), { requiredKeys, noNullPrototype: true });
  };
  const body = target.body ? valuesOf(contract, target.body, known) : fc.constant(undefined);
  const payload = target.file || target.bytes ? fc.constantFrom(...files) : fc.constant(undefined);
  return fc
    .tuple(inPlace('path'), inPlace('query'), inPlace('header'), body, payload)
    .map(([path, query, header, value, file]) => {
      const headers = lowerCased(header);
      const request: Request = { what: 'valid', method: target.method, path, query, headers };
      if (target.body) return withBody(request, value);
      if (file && target.bytes) return withBytes(request, target.bytes, file);
      return file && target.file ? withForm(request, target.file, file) : request;
    })
    .filter(tried((request) => isKept(target, request), `request of ${target.id}`));
}

const isKept = (target: Target, request: Request): boolean =>
  target.validate.parameters(request) && (!target.body || target.validate.body(request.body));

function lowerCased(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

/** The request with another body. */
export function withBody(request: Request, body: unknown): Request {
  const headers = { ...request.headers, 'content-type': 'application/json' };
  return { ...request, headers, body, payload: JSON.stringify(body) };
}

/** The request with bytes of the kind named as its body. */
export function withBytes(request: Request, kind: string, payload: Buffer): Request {
  return { ...request, headers: { ...request.headers, 'content-type': kind }, payload };
}

const boundary = '----generated-form';

/** The request with a file in a form, as a browser sends it. */
export function withForm(
  request: Request,
  field: string,
  file: Buffer,
  fileName = 'IMG_1.jpg',
): Request {
  const head =
    `--${boundary}\r\n` +
    `Content-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n` +
    'Content-Type: image/jpeg\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    ...request.headers,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  return { ...request, headers, payload };
}

/** The address of a request. */
export function urlOf(target: Target, request: Request): string {
  if (request.url !== undefined) return request.url;
  const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request.path[name] ?? '').toWellFormed()),
  );
  const pairs = Object.entries(request.query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  const query = new URLSearchParams(pairs).toString();
  return query ? `${path}?${query}` : path;
}
