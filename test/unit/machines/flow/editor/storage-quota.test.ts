import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { limits } from '#domain/limits.ts';
import { storageQuotaMachine } from '#machines/flow/editor/storage-quota.ts';

it('warns while some room is left, only while it is too little', () => {
  const actor = createActor(storageQuotaMachine).start();
  expect(actor.getSnapshot().value).toBe('unknown');
  actor.send({ type: 'storage.measured', availableBytes: limits.lowStorageBytes });
  expect(actor.getSnapshot().value).toBe('sufficient');
  actor.send({ type: 'storage.measured', availableBytes: limits.lowStorageBytes - 1 });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'low',
    context: { availableBytes: limits.lowStorageBytes - 1 },
  });
  actor.send({ type: 'storage.measured', availableBytes: 10 * limits.lowStorageBytes });
  expect(actor.getSnapshot().value).toBe('sufficient');
});
