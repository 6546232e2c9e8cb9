import type { FastifyReply, FastifyRequest } from 'fastify';
import { readContract } from '../scripts/contract/contract-document.ts';
import { askPrism, type PrismAnswer } from './prism-request.ts';
import type { Preference, Scenario } from './scenario.ts';
import { scenarios } from './scenario-catalogue.ts';
import { type Acting, begin, moveOn, operationFinder, preferenceFor } from './scenario-session.ts';
import { arrivedAfter, refusalOf, uploadHeaders } from './video-uploads.ts';

/** The cookie by which the scenarios of several browsers are kept apart. */
export const sessionCookie = 'mock-session';

/** Plays the scenario of the browser: asks Prism for the example that fits, and moves it on. */
export function createOperationHandler(prismUrl: string, played: Map<string, Acting>) {
  const contract = readContract();
  const findOperation = operationFinder(contract);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, prismUrl);
    const operationId = findOperation(request.method, url.pathname);
    if (!operationId)
      return reply.code(404).send({ error: { code: 'not-found', message: 'No such operation.' } });
    const session = request.cookies[sessionCookie] ?? '';
    const acting = played.get(session) ?? begin(scenarios[0] as Scenario);
    const call = { operationId, fields: fieldsOf(request, url) };
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
    if (isSuccess) reply.headers(uploadHeaders(operationId, now.arrived, arrived));
    if (answer.violations)
      console.warn(`${operationId}: the request breaks the contract: ${answer.violations}`);
    return reply.code(answer.status).type(answer.type).send(bodyOf(answer, preference));
  };
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

/** The example, with what the scenario has the answer say instead. */
function bodyOf({ body }: PrismAnswer, preference: Preference): Buffer {
  if (!preference || !('changed' in preference)) return body;
  const { data, ...rest } = JSON.parse(body.toString());
  return Buffer.from(JSON.stringify({ ...rest, data: { ...data, ...preference.changed } }));
}
