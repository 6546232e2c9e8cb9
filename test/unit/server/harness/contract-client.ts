import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { operationPlaces } from '#generated/operations.ts';
import { readContract } from '#server/http/contract/contract-document.ts';
import type { BodyOf, DataOf, OperationId, QueryOf } from '#server/http/handler.ts';
import { socialVisit } from '../fixtures/provider-visit.ts';
import { redactedExchange } from './redacted-exchange.ts';

type Node = { [key: string]: Node } & { $ref?: string };
type ErrorBody = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  attemptsLeft?: number;
  retryAfter?: number;
  otpDigits?: number;
  post?: unknown;
  claim?: unknown;
  reauthentication?: unknown;
};

export type Answer<Id extends OperationId> = {
  status: number;
  /** Of a success. */
  data: DataOf<Id>;
  /** Of a failure. */
  error: ErrorBody;
  headers: LightMyRequestResponse['headers'];
  raw: LightMyRequestResponse;
};

type Sent<Id extends OperationId> = {
  body?: BodyOf<Id> | Record<string, unknown>;
  query?: Partial<QueryOf<Id>> | Record<string, string>;
  path?: Record<string, string>;
  headers?: Record<string, string>;
};

const contract = readContract() as unknown as Node;
const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
// The package is CommonJS; its types and its Node form name the function differently.
(addFormats as unknown as (instance: Ajv2020) => void)(ajv);
ajv.addSchema(contract, 'contract');
const validators = new Map<string, ValidateFunction>();

/**
 * Like a browser on our own origin: keeps cookies, sends JSON, begins a visit before a social
 * sign-in, and holds every reply against the contract.
 */
export class ContractClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #host: string;

  constructor(app: FastifyInstance, host = 'localhost:4000') {
    this.#app = app;
    this.#host = host;
  }

  /**
   * Calls an operation by its id. An `Idempotency-Key` is made where none is given. A social login
   * that says nothing about a visit gets one of this browser (`socialVisit`).
   * @throws when the reply has a status or a body that the contract does not name for this
   * operation.
   */
  async call<Id extends OperationId>(operationId: Id, given: Sent<Id> = {}): Promise<Answer<Id>> {
    const begin = async () =>
      (await this.call('beginProviderVisit', { headers: withoutKey(given.headers) })).data;
    const sent = given.body ? { ...given, body: await socialVisit(given.body, begin) } : given;
    const { method, path } = operationPlaces[operationId];
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(sent.path?.[name] ?? ''),
    );
    const query = new URLSearchParams(
      Object.entries(sent.query ?? {}).map(([name, value]) => [name, String(value)]),
    ).toString();
    const raw = await this.#app.inject({
      method: method.toUpperCase() as 'GET',
      url: query ? `${filled}?${query}` : filled,
      headers: {
        host: this.#host,
        ...(method !== 'get' && method !== 'head' && { origin: `http://${this.#host}` }),
        'idempotency-key': crypto.randomUUID(),
        ...(this.cookies.size > 0 && { cookie: this.#cookieHeader() }),
        ...sent.headers,
      },
      ...(sent.body !== undefined && { payload: sent.body as object }),
    });
    this.#keepCookies(raw);
    expectContract(operationId, raw, sent);
    const isJson = raw.headers['content-type']?.toString().startsWith('application/json');
    const body = isJson && method !== 'head' ? raw.json() : {};
    return {
      status: raw.statusCode,
      data: body.data,
      error: body.error,
      headers: raw.headers,
      raw,
    };
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(raw: LightMyRequestResponse): void {
    for (const { name, value, maxAge, expires } of raw.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

const withoutKey = ({ 'idempotency-key': _, ...headers }: Record<string, string> = {}) => headers;

/**
 * Holds a reply against what the contract says of this operation and status.
 * @throws naming what differs, with what was sent and answered but for personal data
 */
export function expectContract(
  operationId: OperationId,
  reply: LightMyRequestResponse,
  sent: Sent<OperationId> = {},
): void {
  const { method, path } = operationPlaces[operationId];
  const responses = contract.paths?.[path]?.[method]?.responses ?? {};
  const response = responses[reply.statusCode];
  const name = `${operationId} ${reply.statusCode}`;
  if (!response && String(reply.statusCode) in earlyRefusals) {
    expectEarlyRefusal(reply, method);
    return;
  }
  if (!response)
    throw new Error(
      `${name} is not in the contract: ${redactedExchange(operationId, sent, reply)}`,
    );
  const pointer =
    response.$ref ??
    `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${reply.statusCode}`;
  const { content } = at(pointer);
  // The reply to HEAD is that of GET without its body, and some replies have none by the contract.
  if (method === 'head' || (!content && reply.rawPayload.length === 0)) return;
  const type = reply.headers['content-type']?.toString().split(';')[0] ?? '';
  if (!content || !(type in content))
    throw new Error(`${name} has the type '${type}', which the contract does not name.`);
  if (type !== 'application/json') return;
  const validate = validatorFor(`${pointer}/content/application~1json/schema`);
  if (!validate(reply.json())) {
    throw new Error(
      `${name} breaks the contract: ${ajv.errorsText(validate.errors)}\n` +
        redactedExchange(operationId, sent, reply),
    );
  }
}

/** What the contract says of every operation: `x-refusals`. */
const earlyRefusals = contract['x-refusals'] as unknown as Record<string, string>;

function expectEarlyRefusal(reply: LightMyRequestResponse, method: string): void {
  if (method === 'head') return;
  expectRefusal(reply);
  const { code } = reply.json().error;
  if (code !== earlyRefusals[reply.statusCode])
    throw new Error(`${reply.statusCode} goes not with ${code}.`);
}

/**
 * Holds a refusal that belongs to no operation (an unknown address, another method) against the
 * contract's error shape.
 */
export function expectRefusal(reply: LightMyRequestResponse): void {
  const validate = validatorFor('#/components/schemas/ErrorReply');
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  if (isJson && reply.statusCode >= 400 && reply.statusCode < 500 && validate(reply.json())) return;
  throw new Error(`${reply.statusCode} is no refusal of the contract: ${reply.body.slice(0, 300)}`);
}

function at(pointer: string): Node {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<Node>((node, part) => {
      const next = node[part.replaceAll('~1', '/').replaceAll('~0', '~')];
      if (!next) throw new Error(`${pointer} points nowhere.`);
      return next;
    }, contract);
}

function validatorFor(pointer: string): ValidateFunction {
  const known = validators.get(pointer);
  if (known) return known;
  const escaped = pointer.replace(/^#/, '').split('/').map(encodeURIComponent).join('/');
  const made = ajv.compile({ $ref: `contract#${escaped}` });
  validators.set(pointer, made);
  return made;
}
