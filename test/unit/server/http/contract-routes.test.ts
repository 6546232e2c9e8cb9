import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addContractRoutes } from '#server/http/contract/routes.ts';
import type { Handlers } from '#server/http/handler.ts';
import { moduleOperations, operationHandlers } from '#server/http/handlers.ts';
import type { Deps } from '#server/platform/dependencies.ts';

const start = (changed: object) => addContractRoutes(Fastify(), {} as Deps, changed as Handlers);

describe('the contract and its handlers', () => {
  it('keep the server from starting when an operation has no handler, and name it', async () => {
    const { register: _, upsertPost: __, ...rest } = operationHandlers;
    await expect(start(rest)).rejects.toThrow(/No handler for register, upsertPost/);
  });

  it('keep the server from starting when a handler has no operation, and name it', async () => {
    await expect(
      start({ ...operationHandlers, mergeEverything: async () => ({}) }),
    ).rejects.toThrow(/mergeEverything/);
  });

  it('name each operation in one module only', () => {
    const names = moduleOperations.flatMap((operations) => Object.keys(operations));
    expect(names.toSorted()).toEqual(Object.keys(operationHandlers).toSorted());
  });
});
