import type { FastifyRequest } from 'fastify';
import type { Call, OperationId } from '#server/http/handler.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { networkAddress } from '#server/platform/network/network-address.ts';
import type { Requester } from '#server/platform/pictures/picture-worker-pool.ts';

/** The requester of a picture: the person, or the network for anonymous and public requests. */
export const pictureRequester = ({
  person,
  ip,
}: Pick<FastifyRequest, 'person' | 'ip'>): Requester => ({
  key: person ? `person ${person.id}` : `network ${networkAddress(ip)}`,
});

/**
 * The same for work that is of use to this caller only: it is dropped when the caller leaves before
 * its turn.
 */
export function abortableRequester({
  request,
  reply,
}: Pick<Call<OperationId>, 'request' | 'reply'>): Requester {
  const left = new AbortController();
  reply.raw.once('close', () =>
    left.abort(new Problem('invalid-request', {}, 'the caller left before the turn')),
  );
  return { ...pictureRequester(request), signal: left.signal };
}
