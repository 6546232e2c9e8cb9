import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonalFieldName, redactPersonalData } from './contract/personal-data.ts';

type Loggable = Error & { code?: string; details?: unknown };

/**
 * How requests and faults are written to the log: without addresses of people, queries, cookies or
 * bodies, and without what the database quotes from a row (`detail`), so that the log holds no
 * personal data.
 */
const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    operation: request.routeOptions?.config?.operationId,
    // The route and not the address, whose parameters may identify a person.
    path: request.routeOptions?.url ?? request.url.split('?')[0],
  }),
  res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  err: (error: Loggable) => ({
    type: error?.name ?? typeof error,
    code: error?.code,
    message: error?.message ?? String(error),
    stack: error?.stack,
  }),
};

/**
 * The options of the log. Every value of a field marked `x-personal-data` in the contract is
 * removed from the lines about its request, anywhere in the line: in messages, stacks and custom
 * fields.
 */
export const logOptions = (level: string) => ({ level, serializers, hooks: { logMethod } });

const boundRequest = Symbol('the request of a logger');
type RequestLog = { [boundRequest]?: FastifyRequest };

/**
 * Links a logger to its request. A property of the logger: a WeakMap would keep each request until
 * a full garbage collection.
 */
export function bindRequestToLog(request: FastifyRequest): void {
  (request.log as RequestLog)[boundRequest] = request;
}

type Write = (this: object, ...line: unknown[]) => void;

function logMethod(this: RequestLog, line: unknown[], write: Write): void {
  const request = this[boundRequest];
  write.apply(this, request && !isPlainLine(line[0]) ? redactLine(request, line) : line);
}

/** Fields that contain nothing from the request and are in every line about it. */
const plainLogFields = ['req', 'res', 'ms', 'code'];
const isPlainLine = (what: unknown) =>
  typeof what === 'object' &&
  what !== null &&
  Object.keys(what).every((key) => plainLogFields.includes(key)) &&
  !(what instanceof Error);

function redactLine(request: FastifyRequest, line: unknown[]): unknown[] {
  const { body, query, params: path } = request;
  const exchange = { query, path, ...(isParsed(body) && { body }) };
  const { personal } = redactPersonalData(request.routeOptions.config.operationId ?? '', exchange);
  const [first, ...rest] =
    line[0] instanceof Error ? [{ err: line[0] }, line[1] ?? line[0].message] : line;
  const pattern = redactionPattern(personal);
  return [first, ...rest].map((part) => redact(part, pattern));
}

/** A body that is read as a stream belongs to its handler. */
const isParsed = (body: unknown) =>
  typeof body === 'object' && !(body as { pipe?: unknown } | null)?.pipe;

function redactionPattern(personal: string[]): RegExp | null {
  const texts = personal.filter((text) => text.trim() !== '').sort((a, b) => b.length - a.length);
  if (texts.length === 0) return null;
  const alternatives = texts
    .flatMap((text) => [text, encodeURIComponent(text.toWellFormed())])
    .map(escapePattern);
  return new RegExp([...new Set(alternatives)].join('|'), 'giu');
}

/** Short values are removed only as whole words: otherwise the log would be unreadable. */
function escapePattern(text: string): string {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return text.length < 4 ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
}

function redact(part: unknown, pattern: RegExp | null): unknown {
  if (typeof part === 'string') return pattern ? part.replace(pattern, '[personal]') : part;
  if (part instanceof Error) {
    const { name, message, stack, code } = part as Loggable;
    return { name, code, message: redact(message, pattern), stack: redact(stack, pattern) };
  }
  if (Array.isArray(part)) return part.map((item) => redact(item, pattern));
  if (typeof part !== 'object' || part === null || part instanceof Date) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'req' || key === 'res') return [key, value];
      return [key, isPersonalFieldName(key) ? '[personal]' : redact(value, pattern)];
    }),
  );
}
