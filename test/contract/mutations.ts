import type { Request } from './valid-requests.ts';

/** Numbers from a seed, each run the same. */
export type Chance = {
  /** From 0 to `below`, without it. */
  number(below: number): number;
  of<Value>(values: readonly Value[]): Value;
};

/** Mulberry32, by Tommy Ettinger (public domain). */
export function makeChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (below: number) => Math.floor(next() * below);
  return { number, of: (values) => values[number(values.length)] as (typeof values)[number] };
}

type Mutation = (request: Request & { url: string }, chance: Chance) => Request & { url: string };

const texts = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00x',
  '\u202e\u2066',
  '\ufeff',
  'क्षि'.repeat(400),
  '👩🏽‍🌾'.repeat(80),
  'e\u0301'.repeat(3000),
  'a'.repeat(20_000),
  "'; drop table posts; --",
  '%00%ff%zz',
  '../../../../etc/passwd',
  '\\\\host\\share',
  '__proto__',
  'constructor',
  'toString',
  '{{7*7}}<%= 7*7 %>',
  '<svg onload=alert(1)>',
  '\r\nset-cookie: a=b',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-02-30T25:61:61Z',
  '9999999-01',
  '-0',
  'NaN',
  '١٢٣٤٥٦٧٨٩٠',
];
const values: unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  2 ** 31,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  { __proto__: null },
  { length: 1e9 },
  { toString: 1, valueOf: 2 },
];

/** Another value somewhere in a value. */
function changed(value: unknown, chance: Chance): unknown {
  const isDeeper = typeof value === 'object' && value !== null && chance.number(5) > 0;
  if (!isDeeper) return mutated(value, chance);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.number(6) === 0) return [...value, chance.of(values)];
    return value.with(chance.number(value.length), changed(chance.of(value), chance));
  }
  const entries = Object.entries(value);
  const key = entries.length > 0 ? chance.of(entries)[0] : 'x';
  const part = (value as Record<string, unknown>)[key];
  const kind = chance.number(8);
  if (kind === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (kind === 1) return { ...value, [chance.of(texts)]: chance.of(values) };
  return { ...value, [key]: changed(part, chance) };
}

function mutated(value: unknown, chance: Chance): unknown {
  const kind = chance.number(5);
  if (typeof value === 'string' && kind === 0) return value + chance.of(texts);
  if (typeof value === 'string' && kind === 1) return value.repeat(2 + chance.number(60));
  if (typeof value === 'string' && kind === 2)
    return value.slice(0, chance.number(value.length + 1));
  if (typeof value === 'number' && kind < 3) return value * chance.of([-1, 0.5, 1e6, 1e300]);
  if (kind === 3) return [value];
  return chance.of(values);
}

const bodies: Mutation[] = [
  (request, chance) => {
    if (request.body === undefined) return request;
    const body = changed(request.body, chance);
    return { ...request, body, payload: JSON.stringify(body) };
  },
  // Cut short.
  (request, chance) => {
    const payload = Buffer.from(request.payload ?? '');
    return { ...request, payload: payload.subarray(0, chance.number(payload.length + 1)) };
  },
  // Some bytes are others.
  (request, chance) => {
    const payload = Buffer.from(request.payload ?? '');
    for (let times = chance.number(4); times >= 0 && payload.length > 0; times -= 1) {
      payload[chance.number(payload.length)] = chance.number(256);
    }
    return { ...request, payload };
  },
  (request, chance) => ({
    ...request,
    payload: chance.of(['', '{', 'null', '[[[[]]]]', '"', '{"a":1e999}']),
  }),
  (request, chance) => {
    const depth = 1 + chance.number(40);
    return {
      ...request,
      payload: '{"a":'.repeat(depth) + String(request.payload ?? 1) + '}'.repeat(depth),
    };
  },
  // The name of a file, and of the part it is in.
  (request, chance) => {
    if (!Buffer.isBuffer(request.payload)) return request;
    const text = request.payload.toString('latin1');
    const name = Buffer.from(chance.of(texts)).toString('latin1').slice(0, 3000);
    const payload = text
      .replace(
        /filename="[^"]*"/,
        chance.of([`filename="${name}"`, `filename*=UTF-8''%00%ff`, '', 'filename=']),
      )
      .replace(/(; name=)"[^"]*"/, chance.of(['$&', `$1"${name.slice(0, 200)}"`, '']));
    return { ...request, payload: Buffer.from(payload, 'latin1') };
  },
];

const base64 = (text: string) => Buffer.from(text).toString('base64');
const headers: Record<string, readonly string[]> = {
  'content-type': [
    'application/json',
    'application/json; charset=utf-16',
    'application/offset+octet-stream',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
    'application/x-www-form-urlencoded',
    ';',
    '',
  ],
  'content-encoding': ['gzip', 'identity', 'br, gzip'],
  'content-length': ['0', '5', '99999999'],
  'transfer-encoding': ['chunked'],
  accept: ['text/html', 'image/webp', '*/*;q=x', ''],
  'accept-encoding': ['gzip;q=0, br;q=x', '*', 'zstd', '', 'identity;q=0, *;q=0'],
  'accept-language': ['hi-IN,hi;q=0.9', '*', '-', `${'en,'.repeat(900)}`, 'x'.repeat(500)],
  'user-agent': [
    '',
    'x'.repeat(4000),
    '\u00ff\u0080',
    'Mozilla/5.0 (Linux; Android 14) Chrome/140',
  ],
  'if-none-match': ['*', '"', 'W/""', '"x", "y"'],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'],
  'if-range': ['"x"', 'yesterday'],
  range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1',
    'bytes=a-b',
    `bytes=${'0-0,'.repeat(500)}0-0`,
    'x=1',
    'bytes=0-99999999999999999999',
  ],
  origin: ['null', 'https://evil.example', 'http://localhost:4000', ''],
  referer: ['', 'x', 'http://localhost:4000/login', 'https://evil.example/%00'],
  'sec-fetch-site': ['cross-site', 'same-site', 'none', 'same-origin', 'x'],
  host: [
    'localhost:4000',
    'evil.example',
    'a..me',
    '[::1',
    'x@y',
    'portal.creator.me',
    `${'a'.repeat(300)}.me`,
  ],
  'x-forwarded-for': [
    '1.2.3.4',
    '::1',
    'somebody',
    '1.2.3.4, ::ffff:5.6.7.8',
    'fe80::1%eth0',
    'x'.repeat(5000),
    ',',
  ],
  'x-forwarded-host': ['evil.example', '', 'a,b'],
  'x-forwarded-proto': ['https', 'javascript', 'https,http'],
  'x-http-method-override': ['DELETE'],
  'x-service-key': ['', 'wrong'],
  'idempotency-key': ['', 'x', '00000000-0000-0000-0000-000000000000', '\u00e9'.repeat(36)],
  'tus-resumable': ['0.2.2', ''],
  'upload-offset': ['-1', '99999999999999', 'x', '1e3', ''],
  'upload-length': ['0', '-1', '99999999999999', 'NaN'],
  'upload-metadata': [
    '',
    ',',
    'filename',
    `filename ${base64('\u0000.mp4')}`,
    'filename 7aCA',
    `filename ${'/'.repeat(5000)}`,
    `__proto__ ${base64('x')},constructor ${base64('x')}`,
    `poster ${base64('x')}`,
  ],
  connection: ['close', 'upgrade'],
  upgrade: ['h2c', 'websocket'],
  expect: ['100-continue'],
};

const cookies = [
  'auth-user=',
  'auth-user=x',
  `auth-user=${'x'.repeat(3000)}`,
  'auth-user=%00',
  'auth-user=%ff',
  'auth-user="',
  '__Host-auth-user=x',
  'device=x',
  'device=%00',
  'region=DH_MENA',
  'region=__proto__',
  'language=ur',
  'language=%00',
  'language=constructor',
  'nextScreen=dashboard',
  '=',
  ';;;',
  '__proto__=1',
  Array.from({ length: 300 }, (_, at) => `c${at}=v`).join('; '),
];
const pieces = [
  '%00',
  '%',
  '%zz',
  '//',
  '/..',
  '/%2e%2e',
  ';x=1',
  '/',
  '?',
  '#',
  '%5c',
  'é',
  '%ed%a0%80',
  'A',
  '%20',
];
const queries = [
  'a=1&a=2',
  'cursor=x',
  'cursor=',
  'cursor=%00',
  'pageSize=1e9',
  'archived=maybe',
  'userId=x',
  'userId[]=1',
  '__proto__[x]=1',
  '%',
  '%ff=%ff',
  Array.from({ length: 900 }, (_, at) => `k${at}=`).join('&'),
];

const around: Mutation[] = [
  (request, chance) => {
    const name = chance.of(Object.keys(headers));
    return {
      ...request,
      headers: { ...request.headers, [name]: chance.of(headers[name] ?? ['']) },
    };
  },
  (request, chance) => {
    const { [chance.of(Object.keys(request.headers).concat('x'))]: _, ...rest } = request.headers;
    return { ...request, headers: rest };
  },
  (request, chance) => {
    const { cookie = '' } = request.headers;
    const more = chance.of(cookies);
    const cookieHeader = chance.of([`${more}; ${cookie}`, `${cookie}; ${more}`, more]);
    return { ...request, headers: { ...request.headers, cookie: cookieHeader } };
  },
  (request, chance) => ({
    ...request,
    method: chance.of(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']),
  }),
  (request, chance) => {
    const at = 1 + chance.number(request.url.length);
    return {
      ...request,
      url: request.url.slice(0, at) + chance.of(pieces) + request.url.slice(at),
    };
  },
  (request, chance) => ({
    ...request,
    url: `${request.url}${request.url.includes('?') ? '&' : '?'}${chance.of(queries)}`,
  }),
];

/** The request with one to three things about it changed. */
export function mutate(
  request: Request & { url: string },
  chance: Chance,
): Request & { url: string } {
  let other = request;
  for (let times = chance.number(3); times >= 0; times -= 1) {
    const kind = chance.number(2) === 0 && request.payload !== undefined ? bodies : around;
    other = chance.of(kind)(other, chance);
  }
  return other;
}
