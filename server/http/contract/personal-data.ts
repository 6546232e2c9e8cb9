import { listOperations, type Operation, readContract } from './contract-document.ts';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  'x-personal-data'?: object | false;
};
type Parameter = { $ref?: string; name: string; in: string; schema: Schema };
type Message = { $ref?: string; content?: Record<string, { schema?: Schema }> };

/** The parsed values of one call and its reply; unknown ones are left out. */
export type Exchange = {
  query?: unknown;
  path?: unknown;
  body?: unknown;
  reply?: { status: number; body: unknown };
};

export const redactedText = '[personal]';

/** What is shown in the place of a personal value. */
type Hide = (value: unknown) => unknown;
type Redaction = { personal: Set<string>; hide: Hide };

/**
 * Takes apart what a call carried: a copy in which every field that the contract marks
 * `x-personal-data` is hidden, and the texts and numbers that were hidden. A field that the
 * contract does not know is hidden when one of that name is marked.
 * @param hide what is shown instead of a personal value that is not null; a mark by default
 */
export function redactPersonalData(
  operationId: string,
  exchange: Exchange,
  hide: Hide = () => redactedText,
) {
  const personal = new Set<string>();
  const redaction = { personal, hide };
  const { query, path, body, reply } = operationSchemas(operationId, exchange.reply?.status);
  const plain: Exchange = {};
  if (exchange.query !== undefined) plain.query = redact(query, exchange.query, redaction);
  if (exchange.path !== undefined) plain.path = redact(path, exchange.path, redaction);
  if (exchange.body !== undefined) plain.body = redact(body, exchange.body, redaction);
  if (exchange.reply) {
    const { status } = exchange.reply;
    plain.reply = { status, body: redact(reply, exchange.reply.body, redaction) };
  }
  return { plain, personal: [...personal] };
}

/** Whether the contract marks a field with this name, or the entries of a list of this name. */
export function isPersonalFieldName(name: string): boolean {
  names ??= new Set(personalFieldNames(readContract()));
  return names.has(name.toLowerCase());
}
let names: Set<string> | undefined;

function personalFieldNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties, name, schema } = node as {
    properties?: object;
    name?: unknown;
    schema?: Schema;
  };
  const own = Object.entries(properties ?? {}).filter(
    ([, value]) => isPersonal(value) || hasPersonalItems(value),
  );
  const parameter =
    typeof name === 'string' && schema && isPersonal(schema) ? [name.toLowerCase()] : [];
  return [
    ...own.map(([key]) => key.toLowerCase()),
    ...parameter,
    ...Object.values(node).flatMap(personalFieldNames),
  ];
}

function redact(schema: Schema | undefined, value: unknown, redaction: Redaction): unknown {
  if (schema && isPersonal(schema)) {
    collectValues(value, redaction.personal);
    return value === null ? null : redaction.hide(value);
  }
  const shapes = schema ? expandSchema(schema) : [];
  if (Array.isArray(value)) {
    const items = anyOfSchemas(shapes.map((shape) => shape.items));
    return value.map((item) => redact(items, item, redaction));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const known = anyOfSchemas(shapes.map((shape) => fieldSchema(shape, key)));
      const isSuspect = !known && isPersonalFieldName(key);
      return [key, redact(isSuspect ? { 'x-personal-data': {} } : known, part, redaction)];
    }),
  );
}

function fieldSchema(
  { properties, additionalProperties }: Schema,
  key: string,
): Schema | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function anyOfSchemas(schemas: (Schema | undefined)[]): Schema | undefined {
  const known = schemas.filter((schema) => schema !== undefined);
  return known.length > 0 ? { anyOf: known } : undefined;
}

const isPersonal = (schema: Schema): boolean =>
  expandSchema(schema).some((shape) => shape['x-personal-data']);

const hasPersonalItems = (schema: Schema): boolean =>
  expandSchema(schema).some(({ items }) => items !== undefined && isPersonal(items));

/** A schema, what it refers to and its branches. */
function expandSchema(schema: Schema): Schema[] {
  const { $ref, anyOf = [], oneOf = [], allOf = [] } = schema;
  const others = [...($ref ? [resolvePointer<Schema>($ref)] : []), ...anyOf, ...oneOf, ...allOf];
  return [schema, ...others.flatMap(expandSchema)];
}

/** The texts and numbers inside a value. */
function collectValues(value: unknown, personal: Set<string>): void {
  if (typeof value === 'string' || typeof value === 'number') personal.add(String(value));
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectValues(part, personal);
  }
}

function resolvePointer<Thing>(pointer: string): Thing {
  const parts = pointer.replace(/^#\//, '').split('/');
  return parts.reduce<unknown>(
    (node, part) => (node as Record<string, unknown>)[part],
    readContract(),
  ) as Thing;
}

function operationSchemas(operationId: string, status: number | undefined) {
  const found = listOperations(readContract()).find(
    ({ operation }) => operation.operationId === operationId,
  );
  const {
    parameters = [],
    requestBody,
    responses = {},
  } = found?.operation ?? ({} as Partial<Operation>);
  const known = (parameters as Parameter[]).map((one) =>
    one.$ref ? resolvePointer<Parameter>(one.$ref) : one,
  );
  const inPlace = (place: string): Schema => ({
    properties: Object.fromEntries(
      known.filter((one) => one.in === place).map((one) => [one.name, one.schema]),
    ),
  });
  return {
    query: inPlace('query'),
    path: inPlace('path'),
    body: bodySchema(requestBody as Message | undefined),
    reply: bodySchema(responses[String(status)] as Message | undefined),
  };
}

function bodySchema(message: Message | undefined): Schema | undefined {
  const { content = {} } = message?.$ref ? resolvePointer<Message>(message.$ref) : (message ?? {});
  return anyOfSchemas(Object.values(content).map(({ schema }) => schema));
}
