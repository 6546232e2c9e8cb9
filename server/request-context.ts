import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Region, regionOf } from '#domain/regions.ts';
import type { Deps } from './deps.ts';
import type { OperationId } from './handler.ts';
import { rememberRequest } from './log-format.ts';
import { sessionCookie, setSessionCookie } from './people/cookies.ts';
import type { Person } from './people/person.ts';
import { personOfSession, type Session } from './people/sessions.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    readsSession?: boolean;
  }
  interface FastifyRequest {
    person: Person | null;
    session: Session | null;
    region: Region;
  }
}

/** Before every call: whose session it is, for which region, and whether the page that sends it is ours. */
export function addRequestContext(app: FastifyInstance, deps: Deps): void {
  addRequestLog(app);
  app.decorateRequest('person', null);
  app.decorateRequest('session', null);
  app.decorateRequest('region', 'DH_APP');
  app.addHook('onRequest', async (request, reply) => {
    request.region = regionOf(request.cookies.region, request.host);
    if (!isReading(request)) requireOwnOrigin(request, deps.config.publicOrigin);
    else if (isWritingRead(request)) requireOwnPage(request, deps.config.publicOrigin);
    const token = request.cookies[sessionCookie];
    // By the route and not by the address, which can be written in several ways.
    if (!token || !request.routeOptions.config.readsSession) return;
    const found = await personOfSession(deps.db, token, deps.clock.now());
    request.person = found?.person ?? null;
    request.session = found?.session ?? null;
    if (found?.isRenewed) setSessionCookie(request, reply, token);
  });
}

/** One line for each answer; the serialisers see to it that it names no person. */
function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => rememberRequest(request));
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Calls that are a GET by the contract and change something all the same. */
const writingReads: readonly OperationId[] = ['logout', 'resetNewUserCookie'];

const isWritingRead = ({ routeOptions }: FastifyRequest) =>
  writingReads.some((id) => id === routeOptions.config.operationId);

/**
 * A GET has no `Origin` when a page links to it or embeds it, and the cookie travels with a link. Browsers say in `Sec-Fetch-Site`
 * where it comes from; without a secure connection only `Referer` does. An address that a person typed comes from nowhere.
 */
function requireOwnPage(request: FastifyRequest, publicOrigin: string | undefined): void {
  requireOwnOrigin(request, publicOrigin);
  const { referer, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new Problem('foreign-origin');
    return;
  }
  if (referer === undefined) return;
  const sender = URL.canParse(referer) ? new URL(referer).origin : 'null';
  if (sender !== ownOrigin(request, publicOrigin)) throw new Problem('foreign-origin');
}

const ownOrigin = (request: FastifyRequest, publicOrigin: string | undefined) =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

/**
 * A browser names the page that sends a write; another site's is refused. Programs that are no browser send none, and
 * carry no cookie that a person did not give them.
 */
function requireOwnOrigin(request: FastifyRequest, publicOrigin: string | undefined): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (origin !== ownOrigin(request, publicOrigin)) throw new Problem('foreign-origin');
}
