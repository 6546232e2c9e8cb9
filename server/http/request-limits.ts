import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../platform/errors/problem.ts';

/**
 * Node refuses longer headers itself (client-errors.ts); below it there is room for a request to be
 * answered by us.
 */
export const maxHeaderBytes = 64 * 1024;
const maxUrlLength = 8 * 1024;
/**
 * Our cookies together are below 1 kB. Cookies of other hosts of the domain must not lock anybody
 * out.
 */
const maxCookieLength = 16 * 1024;

/** No path of ours is longer, and no file system takes longer names. */
const maxPathLength = 2048;
const maxNameLength = 255;

/** Characters that no valid address contains after decoding: control characters and backslashes. */
const forbiddenCharacters = /[\p{Cc}\\]/u;

/** Refuses requests that cannot be for any operation or page, before anything else. */
export function addRequestLimits(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > maxUrlLength) throw new Problem('uri-too-long');
    refuseOversizedCookies(request, reply);
    const [path = ''] = request.url.split('?', 1);
    const names = path.split('/');
    if (path.length > maxPathLength || names.some((name) => name.length > maxNameLength))
      throw new Problem('uri-too-long');
    if (!isValidPath(path)) throw new Problem('invalid-request');
  });
}

/**
 * Neither the address of another host nor one that a file system or a browser would read in a way
 * of its own.
 */
function isValidPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  try {
    return !forbiddenCharacters.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** A browser with too many cookies would be refused permanently, so it is told to clear them. */
function refuseOversizedCookies({ headers }: FastifyRequest, reply: FastifyReply): void {
  if ((headers.cookie?.length ?? 0) <= maxCookieLength) return;
  reply.header('clear-site-data', '"cookies"');
  throw new Problem('headers-too-large');
}
