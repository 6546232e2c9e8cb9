import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Region, resolveRegion } from '#domain/auth/regions.ts';
import {
  type BlockedAccess,
  findBlockedAccess,
  findSessionPerson,
  readSessionCookie,
  setSessionCookie,
} from '../modules/auth/index.ts';
import type { Person } from '../platform/database/schema/person.ts';
import type { Session } from '../platform/database/schema/session-table.ts';
import type { Deps } from '../platform/dependencies.ts';
import { Problem } from '../platform/errors/problem.ts';
import type { OperationId } from './handler.ts';
import { bindRequestToLog } from './request-logging.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    readsSession?: boolean;
    acceptsBlockedAccess?: boolean;
  }
  interface FastifyRequest {
    person: Person | null;
    session: Session | null;
    /** In the place of a session. */
    blockedAccess: BlockedAccess | null;
    region: Region;
  }
}

/** Before every call: its session and region, and whether its page is from this portal. */
export function addRequestContext(app: FastifyInstance, deps: Deps): void {
  addRequestLog(app);
  app.decorateRequest('person', null);
  app.decorateRequest('session', null);
  app.decorateRequest('blockedAccess', null);
  app.decorateRequest('region', 'DH_APP');
  app.addHook('onRequest', async (request, reply) => {
    if (!app.origins.isKnownHost(request) && !isMonitoringRequest(request))
      throw new Problem('misdirected-request');
    request.region = resolveRegion(request.cookies.region, request.host);
    if (!isReadMethod(request)) requireOwnOrigin(request);
    else if (isMutatingGet(request)) requireOwnPage(request);
    // By the route and not by the address, which can be written in several ways.
    const { readsSession, acceptsBlockedAccess, operationId } = request.routeOptions.config;
    if (lazySessionOperations.some((id) => id === operationId)) return;
    if (readsSession) await loadSession(request, reply, deps);
    if (acceptsBlockedAccess) await loadBlockedPerson(request, deps);
  });
}

/**
 * Files that most callers fetch without a session: their handlers look for one only where it
 * matters.
 */
const lazySessionOperations: readonly OperationId[] = [
  'getPicture',
  'getPictureOriginal',
  'getVideoFile',
];

/** Stores the session of a request, and renews its cookie. */
export async function loadSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<void> {
  const sent = readSessionCookie(request);
  if (!sent) return;
  const now = deps.clock.now();
  const found = await findSessionPerson(deps.db, sent.token, now, sent.isPlain);
  request.person = found?.person ?? null;
  request.session = found?.session ?? null;
  if (!found || !(found.isRenewed || sent.isPlain)) return;
  setSessionCookie(request, reply, sent.token, (found.until.getTime() - now.getTime()) / 1000);
}

/**
 * Lets a blocked person in, without a session and permissions. Only for operations that the
 * contract opens to them.
 */
export async function loadBlockedPerson(request: FastifyRequest, deps: Deps): Promise<void> {
  if (request.person) return;
  request.blockedAccess = await findBlockedAccess(deps, request);
  request.person = request.blockedAccess?.person ?? null;
}

/** One line for each answer; the serialisers see to it that it names no person. */
function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => bindRequestToLog(request));
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

const isReadMethod = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Calls that are a GET by the contract and still change something. */
const mutatingGets: readonly OperationId[] = ['logout', 'resetNewUserCookie'];

const isMutatingGet = ({ routeOptions }: FastifyRequest) =>
  mutatingGets.some((id) => id === routeOptions.config.operationId);

/** Balancers and monitors ask by whatever address they know. */
const isMonitoringRequest = ({ url }: FastifyRequest) => /^\/(health\/|metrics$)/.test(url);

/**
 * A GET from a link or an embed has no `Origin`, and the cookie travels with a link. Browsers send
 * its source in `Sec-Fetch-Site`, or without a secure connection in `Referer`. A typed address has
 * no source.
 */
function requireOwnPage(request: FastifyRequest): void {
  requireOwnOrigin(request);
  const { referer, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) requireOwnSite(site);
  if (site !== undefined || referer === undefined) return;
  const sender = URL.canParse(referer) ? new URL(referer).origin : 'null';
  if (!request.server.origins.isOwnOrigin(sender, request)) throw new Problem('foreign-origin');
}

/**
 * A browser names the page that sends a write; another site's is refused. Programs that are no
 * browser send none, and carry no cookie that a person did not give them.
 */
function requireOwnOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) requireOwnSite(site);
  else if (!request.server.origins.isOwnOrigin(origin, request))
    throw new Problem('foreign-origin');
}

/** A sibling host of the same domain is another site too: it may have another owner. */
function requireOwnSite(site: string | string[] | undefined): void {
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Problem('foreign-origin');
}
