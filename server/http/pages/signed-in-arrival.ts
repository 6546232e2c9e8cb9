import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeAccess } from '#domain/navigation/routes.ts';
import { loadSession } from '#server/http/request-context.ts';
import { closeAbandonedChoice } from '#server/modules/accounts/index.ts';
import { clearSessionCookies, nextScreen, setHintCookies } from '#server/modules/auth/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';

/**
 * What a visitor of the landing page gets: the page itself, the portal, which explains what is
 * wrong, or the page of their next screen.
 */
export type Arrival = 'landing' | 'portal' | { path: string };

/** Decides as the portal does (src/app/routes/route-guard.tsx), without a page to return to. */
export async function findArrival(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<Arrival> {
  await loadSession(request, reply, deps);
  const { person, session, region } = request;
  if (!person || !session) return 'landing';
  if (await closeAbandonedChoice(deps.db, session, deps.clock.now())) {
    clearSessionCookies(reply);
    return 'landing';
  }
  const hasOpenChoice = session.choiceId !== null;
  setHintCookies({ request, reply, region }, person, hasOpenChoice);
  const access = routeAccess('/login', {
    nextScreen: nextScreen(person, region, hasOpenChoice),
    permissions: person.permissions,
    flags: { enableWallOfFame: deps.config.enableWallOfFame },
    region,
  });
  return access.kind === 'redirect' ? { path: access.to } : 'portal';
}
