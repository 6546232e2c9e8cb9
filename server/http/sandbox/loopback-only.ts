import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/errors/problem.ts';
import { isLoopback } from '#server/platform/network/loopback.ts';

/**
 * A page elsewhere that has its own name point to this machine must not read what the sandbox
 * shows.
 */
export const loopbackOnly = {
  onRequest: async (request: FastifyRequest) => {
    if (!isLoopback(request.hostname)) throw new Problem('not-found');
  },
};
