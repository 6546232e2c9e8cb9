import { isDeepStrictEqual } from 'node:util';
import {
  type Contract,
  type MediaType,
  type Message,
  type Operation,
  type Parameter,
  type PlacedOperation,
  resolve,
} from '../contract-document.ts';
import type { Change, Comparison, Direction, Use } from './change.ts';
import { compareSchemas } from './schema-changes.ts';

type Result = { changes: Change[]; shared: Use[] };

/** What one comparison of two operations reads, and where its results go. */
type Work = {
  before: Contract;
  after: Contract;
  result: Result;
  compare: (direction: Direction) => Comparison;
};

/** Compares two operations; one of them is undefined when it was added or removed. */
export function compareOperations(
  before: Contract,
  after: Contract,
  from: PlacedOperation | undefined,
  to: PlacedOperation | undefined,
  compare: (direction: Direction) => Comparison,
): Result {
  const result: Result = { changes: [], shared: [] };
  const work = { before, after, result, compare };
  if (!from) say(work, 'compatible', 'The operation is new');
  else if (!to) {
    const isDeprecated = isMarkedDeprecated(from.operation);
    const text = `The operation is removed${isDeprecated ? '; it was deprecated' : ''}`;
    say(work, 'breaking', text);
  } else {
    comparePlaces(work, from, to);
    compareParameters(work, from, to);
    compareRequests(work, from.operation, to.operation);
    compareReplies(work, from.operation, to.operation);
    compareAccess(work, from.operation, to.operation);
  }
  return result;
}

function say({ result }: Work, severity: Change['severity'], text: string): void {
  result.changes.push({ severity, text });
}

const isMarkedDeprecated = (thing: object) => 'deprecated' in thing && thing.deprecated === true;

function comparePlaces(work: Work, from: PlacedOperation, to: PlacedOperation): void {
  const [old, current] = [from.operation.operationId, to.operation.operationId];
  if (from.method !== to.method || nameless(from.path) !== nameless(to.path))
    say(work, 'breaking', `The operation moved from ${from.method.toUpperCase()} ${from.path}`);
  if (old !== current)
    say(work, 'compatible', `The operation is called \`${current}\`, before \`${old}\``);
  if (isMarkedDeprecated(to.operation) && !isMarkedDeprecated(from.operation))
    say(work, 'deprecating', 'The operation is deprecated');
}

const nameless = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}');

function compareParameters(work: Work, before: PlacedOperation, after: PlacedOperation): void {
  const from = parametersOf(work.before, before);
  const to = parametersOf(work.after, after);
  for (const [key, old] of from) {
    const current = to.get(key);
    if (!current) {
      say(work, old.in === 'header' ? 'compatible' : 'breaking', `The ${key} is removed`);
      continue;
    }
    if (current.required && !old.required) say(work, 'breaking', `The ${key} is now required`);
    if (old.required && !current.required) say(work, 'compatible', `The ${key} is now optional`);
    if (isMarkedDeprecated(current) && !isMarkedDeprecated(old))
      say(work, 'deprecating', `The ${key} is deprecated`);
    compareIn(work, 'request', key, old, current);
  }
  for (const [key, { required }] of to) {
    if (from.has(key)) continue;
    const text = `The ${key} is new and ${required ? 'required' : 'optional'}`;
    say(work, required ? 'breaking' : 'compatible', text);
  }
}

/**
 * Parameters by what callers see of them: `query parameter q`; of the path, whose names are not
 * sent, by their place in it: `path parameter 1`.
 */
function parametersOf(contract: Contract, placed: PlacedOperation): Map<string, Parameter> {
  const inPath = [...placed.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const resolved = (placed.operation.parameters ?? []).map((one) => resolve(contract, one));
  return new Map(
    resolved.map((one) => {
      const name = one.in === 'path' ? inPath.indexOf(one.name) + 1 : `\`${one.name}\``;
      return [`${one.in} parameter ${name}`, one];
    }),
  );
}

function compareIn(
  { result, compare }: Work,
  direction: Direction,
  place: string,
  before: MediaType | Parameter,
  after: MediaType | Parameter,
): void {
  const comparison = compare(direction);
  compareSchemas(comparison, '', before.schema ?? {}, after.schema ?? {});
  const texts = comparison.changes.map((change) => ({
    ...change,
    text: `In the ${place}, ${change.text}`,
  }));
  result.changes.push(...texts);
  result.shared.push(...[...comparison.shared].map((name) => ({ direction, name })));
}

type Body = Message & { required?: boolean };

function compareRequests(work: Work, before: Operation, after: Operation): void {
  const from: Body | undefined = before.requestBody && resolve(work.before, before.requestBody);
  const to: Body | undefined = after.requestBody && resolve(work.after, after.requestBody);
  if (from && !to) say(work, 'breaking', 'The request has no body any more');
  else if (!from && to) {
    const severity = to.required ? 'breaking' : 'compatible';
    say(work, severity, `The request has a new, ${to.required ? 'required' : 'optional'} body`);
  } else if (from && to) {
    if (to.required && !from.required) say(work, 'breaking', 'The request body is now required');
    if (from.required && !to.required) say(work, 'compatible', 'The request body is now optional');
    compareContents(work, 'request', 'request body', from, to);
  }
}

/** Compares the bodies of two messages in each format. */
function compareContents(
  work: Work,
  direction: Direction,
  place: string,
  before: Message,
  after: Message,
): void {
  const [from, to] = [before.content ?? {}, after.content ?? {}];
  const several = new Set([...Object.keys(from), ...Object.keys(to)]).size > 1;
  for (const type of Object.keys({ ...from, ...to })) {
    const [old, current] = [from[type], to[type]];
    if (!current) say(work, 'breaking', `The ${place} can no longer be \`${type}\``);
    else if (!old) say(work, 'compatible', `The ${place} can also be \`${type}\``);
    else compareIn(work, direction, several ? `${place} (\`${type}\`)` : place, old, current);
  }
}

function compareReplies(work: Work, before: Operation, after: Operation): void {
  const [from, to] = [before.responses ?? {}, after.responses ?? {}];
  for (const status of Object.keys({ ...from, ...to })) {
    const [old, current] = [from[status], to[status]];
    const isError = /^[45d]/.test(status);
    if (old && current) compareReply(work, status, old, current);
    else if (old) {
      const text = `The reply ${status} is no longer sent`;
      say(work, isError ? 'compatible' : 'breaking', text);
    } else {
      const text = `The reply ${status} is new`;
      say(work, isError ? 'compatible' : 'breaking', text);
    }
  }
}

type Reply = Message & { headers?: Record<string, { $ref?: string }> };

function compareReply(work: Work, status: string, before: Message, after: Message): void {
  const direction = /^[45d]/.test(status) ? 'error' : 'reply';
  const from: Reply = resolve(work.before, before);
  const to: Reply = resolve(work.after, after);
  compareContents(work, direction, `reply ${status}`, from, to);
  for (const name of Object.keys({ ...from.headers, ...to.headers })) {
    const [old, current] = [from.headers?.[name], to.headers?.[name]];
    const text = `The header \`${name}\` of the reply ${status}`;
    if (!current) say(work, 'breaking', `${text} is removed`);
    else if (!old) say(work, 'compatible', `${text} is new`);
    else {
      const place = `header \`${name}\` of the reply ${status}`;
      compareIn(work, direction, place, resolve(work.before, old), resolve(work.after, current));
    }
  }
}

type Secured = { security?: Record<string, string[]>[] };

/** Compares who may call: the ways to authenticate, any one of which is enough. */
function compareAccess(work: Work, before: Operation, after: Operation): void {
  const [from, to] = [waysIn(work.before, before), waysIn(work.after, after)];
  const closed = from.filter((way) => !to.some((one) => isDeepStrictEqual(one, way)));
  const opened = to.filter((way) => !from.some((one) => isDeepStrictEqual(one, way)));
  if (closed.length > 0)
    say(work, 'breaking', `The operation can no longer be called with ${listed(closed)}`);
  if (opened.length > 0)
    say(work, 'compatible', `The operation can also be called with ${listed(opened)}`);
  if (after['x-reauthentication'] && !before['x-reauthentication'])
    say(work, 'breaking', 'The operation now needs a recent sign-in');
  if (before['x-reauthentication'] && !after['x-reauthentication'])
    say(work, 'compatible', 'The operation no longer needs a recent sign-in');
}

function waysIn(contract: Contract & Secured, operation: Operation): Record<string, string[]>[] {
  const ways = operation.security ?? contract.security ?? [];
  return ways.length > 0 ? ways : [{}];
}

const listed = (ways: Record<string, string[]>[]) => ways.map(way).join(', ');

const way = (schemes: Record<string, string[]>) =>
  Object.keys(schemes).length > 0
    ? Object.keys(schemes)
        .map((name) => `\`${name}\``)
        .join(' and ')
    : 'no authentication';
