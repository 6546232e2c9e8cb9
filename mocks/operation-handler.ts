import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../contract/errors.ts';
import { readContract } from '../scripts/contract/contract-document.ts';
import { preferenceOf } from './api-reference/reference-document.ts';
import { askPrism, type PrismAnswer } from './prism-request.ts';
import { answerFromRecording } from './replay/replay-answer.ts';
import type { SentReports } from './replay/sent-reports.ts';
import type { Preference, Scenario } from './scenario.ts';
import { scenarios } from './scenario-catalogue.ts';
import { outcomeOf, type PlayOptions } from './scenario-page/play-options.ts';
import { type Acting, begin, moveOn, operationFinder, preferenceFor } from './scenario-session.ts';
import { arrivedAfter, refusalOf, uploadHeaders } from './video-uploads.ts';

/** The cookie by which the scenarios of several browsers are kept apart. */
export const sessionCookie = 'mock-session';

/** How calls fail on a network with errors. */
const failure = 'database-unavailable';
const failureBody = {
  error: { code: failure, message: errors[failure].message, data: { retryAfter: 5 } },
};

/** Plays the scenario of the browser: asks Prism for the example that fits, and moves it on. */
export function createOperationHandler(
  prismUrl: string,
  played: Map<string, Acting>,
  sent: SentReports,
) {
  const contract = readContract();
  const findOperation = operationFinder(contract);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, prismUrl);
    const operationId = findOperation(request.method, url.pathname);
    if (!operationId)
      return reply.code(404).send({ error: { code: 'not-found', message: 'No such operation.' } });
    const chosen = preferenceOf(request.headers.prefer);
    if (chosen) return answerWith(await askPrism(request, url, chosen), reply);
    const session = request.cookies[sessionCookie] ?? '';
    const acting = played.get(session) ?? begin(scenarios[0] as Scenario);
    acting.calls.count += 1;
    const outcome = outcomeOf(acting.options, acting.calls.count);
    if (acting.options.slow > 0) await setTimeout(acting.options.slow * 1000);
    if (outcome === 'no-reply') return reply.hijack().raw.destroy();
    if (outcome === 'failed') return reply.code(errors[failure].status).send(failureBody);
    const call = { operationId, fields: fieldsOf(request, url) };
    const recorded = await answerFromRecording(acting, call, request, reply);
    if (recorded) return recorded;
    const bytes = Buffer.isBuffer(request.body) ? request.body.length : 0;
    const upload = { operationId, path: url.pathname, headers: request.headers, bytes };
    const preference = refusalOf(upload, acting.arrived) ?? preferenceFor(contract, acting, call);
    if (preference && 'noReply' in preference) return reply.hijack().raw.destroy();
    const answer = await askPrism(request, url, preference);
    // Another call may have advanced the scenario, or the browser may have chosen another.
    const now = played.get(session) ?? acting;
    const isSuccess = answer.status < 300;
    const arrived = isSuccess ? arrivedAfter(upload, now.arrived) : now.arrived;
    if (isSuccess && now.scenario === acting.scenario)
      played.set(session, { ...moveOn(now, call), arrived });
    if (isSuccess && operationId === 'createProblemReport') sent.keep(call.fields);
    if (isSuccess) reply.headers(uploadHeaders(operationId, now.arrived, arrived));
    if (answer.violations)
      console.warn(`${operationId}: the request breaks the contract: ${answer.violations}`);
    const body = bodyOf(answer, preference);
    return reply
      .code(answer.status)
      .type(answer.type)
      .send(isSuccess ? inLanguage(body, operationId, acting.options.language) : body);
  };
}

/** The reply that the request itself chose, as `/docs/api` does; scenarios do not count then. */
function answerWith({ status, type, body }: PrismAnswer, reply: FastifyReply) {
  return reply.code(status).type(type).send(body);
}

function fieldsOf(request: FastifyRequest, url: URL): Record<string, unknown> {
  const query = Object.fromEntries(url.searchParams);
  const isJson = request.headers['content-type']?.startsWith('application/json');
  if (!isJson || !Buffer.isBuffer(request.body)) return query;
  try {
    return { ...query, ...JSON.parse(request.body.toString()) };
  } catch {
    return query;
  }
}

/** Has the person of `getCurrentUser` read the language in which the scenario was opened. */
function inLanguage(body: Buffer, operationId: string, language: PlayOptions['language']): Buffer {
  if (operationId !== 'getCurrentUser' || language === 'own') return body;
  const { data, ...rest } = JSON.parse(body.toString());
  if (!data?.userId) return body;
  return Buffer.from(JSON.stringify({ ...rest, data: { ...data, appLanguage: language } }));
}

/** The example, with what the scenario has the answer say instead. */
function bodyOf({ body }: PrismAnswer, preference: Preference): Buffer {
  if (!preference || !('changed' in preference)) return body;
  const { data, ...rest } = JSON.parse(body.toString());
  return Buffer.from(JSON.stringify({ ...rest, data: { ...data, ...preference.changed } }));
}
