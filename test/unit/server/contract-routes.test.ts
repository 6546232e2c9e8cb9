import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addContractRoutes } from '#server/contract/routes.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/handler.ts';
import { handlers } from '#server/operations/handlers.ts';

const start = (changed: object) => addContractRoutes(Fastify(), {} as Deps, changed as Handlers);

describe('the contract and its handlers', () => {
  it('keep the server from starting when an operation has no handler, and name it', async () => {
    const { register: _, upsertPost: __, ...rest } = handlers;
    await expect(start(rest)).rejects.toThrow(/No handler for register, upsertPost/);
  });

  it('keep the server from starting when a handler has no operation, and name it', async () => {
    await expect(start({ ...handlers, mergeEverything: async () => ({}) })).rejects.toThrow(
      /mergeEverything/,
    );
  });
});
