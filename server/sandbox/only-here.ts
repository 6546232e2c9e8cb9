import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';
import { Problem } from '../problem.ts';

/** A page elsewhere that has its own name point to this machine must not read what the sandbox shows. */
export const onlyHere = {
  onRequest: async (request: FastifyRequest) => {
    if (!isLoopback(request.hostname)) throw new Problem('not-found');
  },
};
