import { readContract, resolve, type Schema } from '../../scripts/contract/contract-document.ts';
import { type Request, type Target, withBody, withBytes, withForm } from './valid-requests.ts';

/*
 * Requests that break the contract, each made of one that keeps it: by one wrong value in its body,
 * path, query or headers, by a body that is none, or by asking at an address in a way that the
 * contract does not know.
 */

type Broken = { what: string; value: unknown };

const contract = readContract();
const otherTypes: unknown[] = [
  null,
  true,
  0,
  -1.5,
  1e308,
  '',
  'text',
  [],
  [null],
  {},
  { toString: 1 },
];

/** The value with one thing in it changed, in every way that could matter. */
function mutations(schema: Schema | undefined, value: unknown): Broken[] {
  const own = otherTypes.map((other) => ({
    what: `becomes ${JSON.stringify(other)}`,
    value: other,
  }));
  const { maxLength, minLength, minimum, maximum, maxItems, items, properties } = narrowed(
    schema,
    value,
  );
  if (typeof value === 'string') return [...own, ...textMutations(value, maxLength, minLength)];
  if (typeof value === 'number') {
    const values = [
      value + 0.5,
      (minimum ?? 0) - 1,
      (maximum ?? 0) + 1,
      -(2 ** 53),
      2 ** 63,
      `${value}`,
    ];
    return [...own, ...values.map((other) => ({ what: `becomes ${other}`, value: other }))];
  }
  if (Array.isArray(value)) return [...own, ...listMutations(value, items, maxItems)];
  if (typeof value === 'object' && value !== null)
    return [...own, ...recordMutations(value, properties)];
  return own;
}

/** Of several branches the one that knows the most of the value's fields. */
function narrowed(schema: Schema | undefined, value: unknown): Schema {
  const whole = schema ? resolve(contract, schema) : {};
  const branches = (whole.anyOf ?? whole.oneOf)?.map((branch) => resolve(contract, branch));
  if (!branches) return whole;
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const keys = Object.keys((kind === 'object' && value) || {});
  const count = ({ properties = {}, type, anyOf }: Schema) =>
    keys.filter((key) => key in properties).length +
    ([type].flat().includes(kind) || anyOf ? 1 : 0);
  return narrowed(branches.toSorted((a, b) => count(b) - count(a))[0], value);
}

function textMutations(value: string, maxLength = 0, minLength = 0): Broken[] {
  const others = [
    value.slice(0, Math.max(0, minLength - 1)),
    value.padEnd(maxLength + 1, 'x'),
    '😀'.repeat(Math.min(maxLength, 10_000) + 1),
    `${value}\n`,
    ` ${value}`,
    value.toUpperCase(),
    `${value}x`,
    `१${value.slice(1)}`,
    `\u0000${value.slice(1)}`,
    `\uD800${value.slice(1)}`,
    `${value.slice(1)}\uDC00`,
    '../../../../etc/passwd',
    "' or 1=1 --",
  ];
  return others.map((other) => ({
    what: `becomes ${JSON.stringify(other.slice(0, 40))} of ${other.length}`,
    value: other,
  }));
}

function listMutations(value: unknown[], items: Schema | undefined, maxItems = 0): Broken[] {
  const [first = 'x'] = value;
  const inside = value.slice(0, 3).flatMap((item, index) =>
    mutations(items, item).map(({ what, value: other }) => ({
      what: `${index} ${what}`,
      value: value.with(index, other),
    })),
  );
  const tooMany = Array.from({ length: Math.min(maxItems, 2000) + 1 }, () => first);
  return [
    { what: 'has too many', value: tooMany },
    { what: 'holds one twice', value: [...value, first, first] },
    { what: 'holds null', value: [...value, null] },
    ...inside,
  ];
}

function recordMutations(value: object, properties: Record<string, Schema> = {}): Broken[] {
  const entries = Object.entries(value);
  const without = entries.map(([key]) => ({
    what: `lacks ${key}`,
    value: Object.fromEntries(entries.filter(([other]) => other !== key)),
  }));
  const inside = entries.flatMap(([key, part]) =>
    mutations(properties[key], part).map(({ what, value: other }) => ({
      what: `${key} ${what}`,
      value: { ...value, [key]: other },
    })),
  );
  const surplus = ['isAdmin', 'permissions', 'toString', 'a'.repeat(300), 'x\u0000', '\uD800'].map(
    (key) => ({
      what: `has ${JSON.stringify(key.slice(0, 20))} too`,
      value: { ...value, [key]: true },
    }),
  );
  return [...without, ...surplus, ...inside];
}

/**
 * Requests that break the contract in one thing, made of a valid one. Some may turn out to keep it
 * after all.
 */
export function brokenFrom(target: Target, valid: Request): Request[] {
  const asJson = target.body
    ? mutations(target.body, valid.body).map(({ what, value }) => ({
        ...withBody(valid, value),
        what: `body ${what}`,
      }))
    : [];
  return [
    ...brokenParameters(target, valid),
    ...asJson,
    ...brokenBodies(target, valid),
    ...brokenForms(target, valid),
    ...brokenBytes(target, valid),
  ];
}

function brokenParameters(target: Target, valid: Request): Request[] {
  return target.parameters.flatMap(({ name, in: place, schema }) => {
    const key = place === 'header' ? name.toLowerCase() : name;
    const part = place === 'path' ? 'path' : place === 'query' ? 'query' : 'headers';
    const present = valid[part][key];
    const wrong = textMutations(String(present ?? '')).filter(
      ({ value }) => part !== 'path' || value !== '',
    );
    const changed = wrong.map(({ what, value }) => ({
      ...valid,
      [part]: { ...valid[part], [key]: value },
      what: `${name} ${what}`,
    }));
    const { [key]: _, ...rest } = valid[part];
    const twice = { ...valid, query: { ...valid.query, [key]: ['a', 'b'] }, what: `${name} twice` };
    return [
      ...changed,
      ...(part === 'path' ? [] : [{ ...valid, [part]: rest, what: `no ${name}` }]),
      ...(part === 'query' && schema.type !== 'array' ? [twice] : []),
    ].filter(({ headers }) => Object.values(headers).every(isHeader));
  });
}

/** What Node lets out as the value of a header. */
const isHeader = (value: unknown) => /^[\t\x20-\x7e\x80-\xff]*$/.test(String(value));

const brokenTexts = [
  '',
  '{',
  '[',
  '"',
  'null',
  'true',
  '1e999',
  '[]',
  '"text"',
  '{"a":1e999}',
  '{}{}',
  "{'a':1}",
  'a=b',
  '\u0000',
  '<x/>',
];
const otherKinds = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'text/json',
  'image/png',
  'x',
  '',
];

function brokenBodies(target: Target, valid: Request): Request[] {
  if (!target.body) return [];
  const { payload = '' } = valid;
  const texts = [
    ...brokenTexts,
    String(payload).slice(0, -1),
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `{"__proto__":{"isAdmin":true},${String(payload).slice(1)}`,
    `{"constructor":{"prototype":{}},${String(payload).slice(1)}`,
    Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
    Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
    'x'.repeat(2 * 1024 * 1024 + 1),
  ];
  return [
    ...texts.map((text) => ({
      ...valid,
      payload: text,
      body: undefined,
      isBroken: true,
      what: `body is ${text.slice(0, 20)}`,
    })),
    ...otherKinds.map((kind) => ({
      ...valid,
      headers: { ...valid.headers, 'content-type': kind },
      body: undefined,
      isBroken: true,
      what: `body of the kind '${kind}'`,
    })),
  ];
}

function brokenBytes(target: Target, valid: Request): Request[] {
  if (!target.bytes) return [];
  return ['application/json', ...otherKinds].map((kind) => ({
    ...withBytes(valid, kind, Buffer.from('{}')),
    isBroken: true,
    what: `bytes of the kind '${kind}'`,
  }));
}

function brokenForms(target: Target, valid: Request): Request[] {
  const { file } = target;
  if (!file) return [];
  const whole = Buffer.from(valid.payload ?? '');
  const cuts = Array.from({ length: 150 }, (_, index) =>
    Math.floor(((whole.length - 8) * index) / 150),
  );
  const kinds = [
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=other',
    'text/plain',
  ];
  const forms: Request[] = [
    ...cuts.map((end) => ({
      ...valid,
      payload: whole.subarray(0, end),
      what: `form cut at ${end} of ${whole.length}`,
    })),
    ...kinds.map((kind) => ({
      ...valid,
      headers: { ...valid.headers, 'content-type': kind },
      what: `form as ${kind}`,
    })),
    ...['', 'other', `${file}2`, 'x'.repeat(300), '__proto__', 'क'].map((name) => ({
      ...withForm(valid, name, Buffer.from('x')),
      what: `file in the field '${name.slice(0, 20)}'`,
    })),
    ...['', 'text', '\u0000', 'GIF89a', '%PDF-1.7', '<svg/>', '\xff\xd8\xff'].map((content) => ({
      ...withForm(valid, file, Buffer.from(content, 'latin1')),
      what: `file ${JSON.stringify(content)}`,
    })),
  ];
  return forms.map((form) => ({ ...form, isBroken: true }));
}

const otherMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'POST'] as const;
const otherEnds = [
  '/',
  '//',
  '/x',
  '%',
  '%00',
  '%2e%2e',
  '/..%2f',
  ';a=b',
  '.json',
  '%E0%A4%A',
  "'",
  '/%ff',
];

/**
 * Requests with an invalid method, address or encoding. For an operation without input these are
 * the only invalid requests.
 */
export function besides(target: Target, address: string, methods: readonly string[]): Request[] {
  const base = { path: {}, query: {}, headers: {}, isBroken: true };
  const wrong = otherMethods.filter((method) => !methods.includes(method));
  const asked = wrong.flatMap((method) =>
    [undefined, ...brokenTexts, '{}', '{"a":1}'].flatMap((payload) =>
      ['application/json', 'text/plain'].map((kind) => ({
        ...base,
        what: `${method} with ${payload}`,
        method,
        url: address,
        headers: payload === undefined ? {} : { 'content-type': kind },
        ...(payload !== undefined && { payload }),
      })),
    ),
  );
  const ended = [target.method, ...wrong].flatMap((method) =>
    otherEnds.map((end) => ({
      ...base,
      what: `${method} …${end}`,
      method,
      url: `${address}${end}`,
    })),
  );
  return [...ended, ...asked];
}
