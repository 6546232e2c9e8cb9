import type { FastifyRequest } from 'fastify';
import type { Call, OperationId } from '../handler.ts';
import { networkOf } from '../people/network-of.ts';
import { Problem } from '../problem.ts';
import type { Asker } from './workshop.ts';

/** Who asks for a picture: the person, or the network where nobody is signed in or nobody had to look. */
export const askerOf = ({ person, ip }: Pick<FastifyRequest, 'person' | 'ip'>): Asker => ({
  key: person ? `person ${person.id}` : `network ${networkOf(ip)}`,
});

/** The same for work that is of use to this caller only: it is dropped when the caller leaves before its turn. */
export function waitingAsker({ request, reply }: Pick<Call<OperationId>, 'request' | 'reply'>): Asker {
  const left = new AbortController();
  reply.raw.once('close', () =>
    left.abort(new Problem('invalid-request', {}, 'the caller left before the turn')),
  );
  return { ...askerOf(request), signal: left.signal };
}
