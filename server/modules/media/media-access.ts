import type { FastifyReply, FastifyRequest } from 'fastify';
import { loadBlockedPerson, loadSession } from '#server/http/request-context.ts';
import { createBatchLoader } from '#server/platform/database/batch-loader.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isStaff } from '../people/index.ts';
import { filterPublicMediaIds, isMediaOfPerson } from './repository/media-access.ts';
import { hasValidMediaSignature, type MediaSignature } from './signed-urls.ts';

const publicMediaLoaders = new WeakMap<Db, (id: string) => Promise<true | undefined>>();

/** Whether everybody can fetch a picture or a video. A page of pictures needs one query. */
async function isPublic(db: Db, id: string): Promise<boolean> {
  const known = publicMediaLoaders.get(db);
  const loader =
    known ??
    createBatchLoader(async (ids) => {
      const publicIds = await filterPublicMediaIds(db, ids);
      return new Map(publicIds.map((publicId) => [publicId, true as const]));
    });
  if (!known) publicMediaLoaders.set(db, loader);
  return (await loader(id)) ?? false;
}

const uncacheable = 'private, no-store';

type Call = {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
  query: MediaSignature;
};

/**
 * Authorises a call to fetch a picture or a video, and sets who may cache the reply. Everybody can
 * fetch what readers see. Other media need a signed address, the owner or their agency, somebody
 * who may see a post that shows them, or staff.
 * @throws {Problem} `not-found`, also when somebody else may fetch it
 */
export async function requireMediaAccess(call: Call, id: string): Promise<void> {
  const { deps, request, reply, query } = call;
  reply.header('cache-control', uncacheable);
  if (await isPublic(deps.db, id)) {
    // Shared caches ask again after an hour: what was taken down is no longer public.
    reply.header('cache-control', 'public, max-age=31536000, s-maxage=3600, immutable');
    return;
  }
  if (hasValidMediaSignature(id, query, deps.config.codeSecret, deps.clock.now())) return;
  await loadSession(request, reply, deps);
  if (request.routeOptions.config.acceptsBlockedAccess) await loadBlockedPerson(request, deps);
  if (!(await canView(deps.db, request, id))) throw mediaNotFound(reply);
  reply.header('cache-control', 'private, max-age=86400, immutable').header('vary', 'Cookie');
}

/**
 * The file does not exist for this caller. The reply must not be cached: the file may be published
 * later.
 */
export function mediaNotFound(reply: FastifyReply): Problem {
  reply.header('cache-control', uncacheable);
  return new Problem('not-found');
}

async function canView(db: Db, { person, session }: FastifyRequest, id: string): Promise<boolean> {
  if (!person) return false;
  if (isStaff(person)) return true;
  return isMediaOfPerson(db, id, {
    personId: person.id,
    choiceId: session?.choiceId ?? null,
    isManager: session !== null,
  });
}
