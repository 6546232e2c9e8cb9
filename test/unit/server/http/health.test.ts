import { expect, it, vi } from 'vitest';
import { startTestServer } from '../harness/test-server.ts';

it('asks the database once for concurrent readiness checks', async () => {
  const server = await startTestServer('pglite');
  const asked = vi.spyOn(server.database, 'executeSql');
  const ready = () => server.client().call('getReadiness');
  const replies = await Promise.all(Array.from({ length: 50 }, ready));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(asked).toHaveBeenCalledTimes(1);
  await ready();
  expect(asked).toHaveBeenCalledTimes(2);
  await server.stop();
});
