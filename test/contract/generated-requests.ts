import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#server/http/handler.ts';
import { expectContract, expectRefusal } from '#test/unit/server/harness/contract-client.ts';
import {
  callersOf,
  fingerprint,
  nextTransaction,
  type Stage,
  serviceKey,
  setStage,
} from './contract-fixtures.ts';
import { besides, brokenFrom } from './invalid-requests.ts';
import { type Request, requestsFor, type Target, targets, urlOf } from './valid-requests.ts';

/*
 * For every operation 60 requests that keep to its schemas, at their extremes, and as many that
 * break them: never a fault of the server, never a reply outside the contract, and a refused
 * request writes nothing. `GENERATED_SEED` chooses others, `GENERATED_REQUESTS` another number.
 */

const seed = Number(process.env.GENERATED_SEED ?? 20261121);
const wanted = Number(process.env.GENERATED_REQUESTS ?? 60);
/** These count failed tries: only that is written. */
const countTries: readonly string[] = [
  'login',
  'updatePhoneNo',
  'reauthenticate',
  'verifySecondFactor',
  'confirmAuthenticator',
  'changePassword',
  'requestPasswordReset',
];

/** Tests every `parts`-th operation, so that several files share the work. */
export function testGeneratedRequests(part: number, parts: number): void {
  describe(`generated requests, seed ${seed}`, () => {
    let stage: Stage;

    beforeAll(async () => {
      stage = await setStage();
    });
    afterAll(() => stage?.server.stop());

    const own = targets.filter((_, index) => index % parts === part);

    it.each(own)(
      '$id answers valid ones',
      async (target) => {
        const requests = fc.sample(requestsFor(target, stage.known, stage.files), {
          numRuns: wanted,
          seed,
        });
        await sendValid(stage, target, requests);
      },
      240_000,
    );

    it.each(own)(
      '$id refuses broken ones',
      async (target) => {
        const requests = brokenRequests(stage, target);
        expect(requests.length).toBeGreaterThanOrEqual(wanted);
        await sendBroken(stage, target, requests);
      },
      240_000,
    );
  });
}

async function sendValid(stage: Stage, target: Target, requests: Request[]): Promise<void> {
  const callers = await callersOf(stage);
  const isTry = countTries.includes(target.id);
  let written = await nextTransaction(stage.server);
  let before = await fingerprint(stage.server, isTry);
  for (const [index, request] of requests.entries()) {
    const reply = await send(stage, target, request, callers[index % callers.length] ?? '');
    hold(target, request, reply);
    const next = await nextTransaction(stage.server);
    if (next === written) continue;
    written = next;
    const after = await fingerprint(stage.server, isTry);
    if (reply.statusCode >= 400 && after !== before)
      expect(after, callSummary(target, request, reply)).toBe(before);
    before = after;
  }
}

async function sendBroken(stage: Stage, target: Target, requests: Request[]): Promise<void> {
  const callers = await callersOf(stage, 2);
  const before = await fingerprint(stage.server);
  for (const [index, request] of requests.entries()) {
    const reply = await send(stage, target, request, callers[index % callers.length] ?? '');
    hold(target, request, reply);
    if (reply.statusCode < 400)
      expect.fail(`was not refused: ${callSummary(target, request, reply)}`);
  }
  expect(await fingerprint(stage.server), `${target.id} wrote while it refused`).toBe(before);
}

/** Varied requests from as many valid ones as needed; then invalid methods and addresses. */
function brokenRequests({ known, files }: Stage, target: Target): Request[] {
  const found = new Map<string, Request>();
  const valid = fc.sample(requestsFor(target, known, files.slice(0, 1)), { numRuns: 40, seed });
  for (const request of valid) {
    if (found.size >= wanted) break;
    for (const broken of brokenFrom(target, request)) {
      if (broken.isBroken || isOutside(target, broken)) found.set(keyOf(target, broken), broken);
    }
  }
  const methods = targets.filter(({ path }) => path === target.path).map(({ method }) => method);
  const [first] = valid;
  if (found.size < wanted && first) {
    for (const one of besides(target, urlOf(target, { ...first, query: {} }), methods))
      found.set(keyOf(target, one), one);
  }
  return [...found.values()];
}

const isOutside = (target: Target, request: Request) =>
  !target.validate.parameters(request) ||
  (target.body !== undefined && (!target.validate.body(request.body) || !isStorable(request.body)));

/**
 * No database keeps NUL or half a surrogate pair: the contract says so in words, for every text.
 */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}

const keyOf = (target: Target, request: Request) =>
  JSON.stringify([
    request.method,
    urlOf(target, request),
    request.headers,
    String(request.payload).slice(0, 5000),
  ]);

function send(
  { server }: Stage,
  target: Target,
  request: Request,
  cookie: string,
): Promise<LightMyRequestResponse> {
  return server.app.inject({
    method: request.method as 'GET',
    url: urlOf(target, request),
    headers: {
      host: 'localhost:4000',
      origin: 'http://localhost:4000',
      cookie,
      'x-service-key': serviceKey,
      ...request.headers,
    },
    ...(request.payload !== undefined && { payload: request.payload }),
  });
}

function hold(target: Target, request: Request, reply: LightMyRequestResponse): void {
  if (reply.statusCode === 500) expect.fail(callSummary(target, request, reply));
  if (request.url !== undefined) {
    // A refusal of HEAD is that of GET without its body.
    // A broken address of a page for people leads to another page, which these tests do not build.
    if (request.method === 'HEAD' || target.id === 'getPostPage')
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    else expectRefusal(reply);
  } else
    expectContract(target.id as OperationId, reply, {
      body: request.body as Record<string, unknown>,
    });
}

const callSummary = (target: Target, request: Request, reply: LightMyRequestResponse) => {
  const sent = `${urlOf(target, request).slice(0, 300)} ${String(request.payload).slice(0, 300)}`;
  const answer = `${reply.statusCode} ${reply.body.slice(0, 300)}`;
  return `${target.id}, ${request.what}: ${answer}\n${sent}`;
};
