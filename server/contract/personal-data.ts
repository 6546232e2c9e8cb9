import { type Operation, operationsOf, readContract } from './document.ts';

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

/** What one call carried there and back, as parsed values; what is not known is left out. */
export type Exchange = {
  query?: unknown;
  path?: unknown;
  body?: unknown;
  reply?: { status: number; body: unknown };
};

const instead = '[personal]';

/**
 * Takes apart what a call carried: a copy in which every field that the contract marks `x-personal-data` is hidden, and the
 * texts and numbers that were hidden. A field that the contract does not know is hidden when one of that name is marked.
 */
export function separatePersonalData(operationId: string, exchange: Exchange) {
  const personal = new Set<string>();
  const { query, path, body, reply } = schemasOf(operationId, exchange.reply?.status);
  const plain: Exchange = {};
  if (exchange.query !== undefined) plain.query = hide(query, exchange.query, personal);
  if (exchange.path !== undefined) plain.path = hide(path, exchange.path, personal);
  if (exchange.body !== undefined) plain.body = hide(body, exchange.body, personal);
  if (exchange.reply) {
    const { status } = exchange.reply;
    plain.reply = { status, body: hide(reply, exchange.reply.body, personal) };
  }
  return { plain, personal: [...personal] };
}

/** Is there a field of this name that the contract marks? */
export function isMarkedName(name: string): boolean {
  names ??= new Set(markedNames(readContract()));
  return names.has(name.toLowerCase());
}
let names: Set<string> | undefined;

function markedNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties, name, schema } = node as { properties?: object; name?: unknown; schema?: Schema };
  const own = Object.entries(properties ?? {}).filter(([, value]) => isMarked(value));
  const parameter = typeof name === 'string' && schema && isMarked(schema) ? [name.toLowerCase()] : [];
  return [
    ...own.map(([key]) => key.toLowerCase()),
    ...parameter,
    ...Object.values(node).flatMap(markedNames),
  ];
}

function hide(schema: Schema | undefined, value: unknown, personal: Set<string>): unknown {
  if (schema && isMarked(schema)) {
    gather(value, personal);
    return value === null ? null : instead;
  }
  const shapes = schema ? shapesOf(schema) : [];
  if (Array.isArray(value)) {
    const items = oneOf(shapes.map((shape) => shape.items));
    return value.map((item) => hide(items, item, personal));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const known = oneOf(shapes.map((shape) => fieldOf(shape, key)));
      const isSuspect = !known && isMarkedName(key);
      return [key, hide(isSuspect ? { 'x-personal-data': {} } : known, part, personal)];
    }),
  );
}

function fieldOf({ properties, additionalProperties }: Schema, key: string): Schema | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function oneOf(schemas: (Schema | undefined)[]): Schema | undefined {
  const known = schemas.filter((schema) => schema !== undefined);
  return known.length > 0 ? { anyOf: known } : undefined;
}

const isMarked = (schema: Schema): boolean => shapesOf(schema).some((shape) => shape['x-personal-data']);

/** A schema, what it refers to and its branches. */
function shapesOf(schema: Schema): Schema[] {
  const { $ref, anyOf = [], oneOf = [], allOf = [] } = schema;
  const others = [...($ref ? [at<Schema>($ref)] : []), ...anyOf, ...oneOf, ...allOf];
  return [schema, ...others.flatMap(shapesOf)];
}

/** The texts and numbers inside a value. */
function gather(value: unknown, personal: Set<string>): void {
  if (typeof value === 'string' || typeof value === 'number') personal.add(String(value));
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) gather(part, personal);
  }
}

function at<Thing>(pointer: string): Thing {
  const parts = pointer.replace(/^#\//, '').split('/');
  return parts.reduce<unknown>(
    (node, part) => (node as Record<string, unknown>)[part],
    readContract(),
  ) as Thing;
}

function schemasOf(operationId: string, status: number | undefined) {
  const found = operationsOf(readContract()).find(({ operation }) => operation.operationId === operationId);
  const { parameters = [], requestBody, responses = {} } = found?.operation ?? ({} as Partial<Operation>);
  const known = (parameters as Parameter[]).map((one) => (one.$ref ? at<Parameter>(one.$ref) : one));
  const inPlace = (place: string): Schema => ({
    properties: Object.fromEntries(
      known.filter((one) => one.in === place).map((one) => [one.name, one.schema]),
    ),
  });
  return {
    query: inPlace('query'),
    path: inPlace('path'),
    body: bodyOf(requestBody as Message | undefined),
    reply: bodyOf(responses[String(status)] as Message | undefined),
  };
}

function bodyOf(message: Message | undefined): Schema | undefined {
  const { content = {} } = message?.$ref ? at<Message>(message.$ref) : (message ?? {});
  return oneOf(Object.values(content).map(({ schema }) => schema));
}
