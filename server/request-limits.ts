import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Node refuses longer headers itself (client-errors.ts); below it there is room for a request to be answered by us. */
export const headerBytes = 64 * 1024;
const longestUrl = 8 * 1024;
/** All of ours together are below 1 kB. What other hosts of the domain add must not lock anybody out. */
const longestCookies = 16 * 1024;

/** No path of ours is longer, and no file system takes longer names. */
const longestPath = 2048;
const longestName = 255;

/** What no address of ours holds, once its percent signs are read: control characters and backslashes. */
const strange = /[\p{Cc}\\]/u;

/** Refuses what no operation and no page could be asked for by, before anything looks at it. */
export function addRequestLimits(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > longestUrl) throw new Problem('uri-too-long');
    refuseManyCookies(request, reply);
    const [path = ''] = request.url.split('?', 1);
    const names = path.split('/');
    if (path.length > longestPath || names.some((name) => name.length > longestName))
      throw new Problem('uri-too-long');
    if (!isReadable(path)) throw new Problem('invalid-request');
  });
}

/** Neither the address of another host nor one that a file system or a browser would read in a way of its own. */
function isReadable(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  try {
    return !strange.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** A browser that sends too many would be refused for ever; it is told to begin anew. */
function refuseManyCookies({ headers }: FastifyRequest, reply: FastifyReply): void {
  if ((headers.cookie?.length ?? 0) <= longestCookies) return;
  reply.header('clear-site-data', '"cookies"');
  throw new Problem('headers-too-large');
}
