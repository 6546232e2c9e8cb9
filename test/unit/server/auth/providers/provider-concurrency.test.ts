import { expect, it } from 'vitest';
import { Problem } from '#server/platform/errors/problem.ts';
import { socialLogin } from '#test/unit/server/fixtures/account-fixtures.ts';
import { startTestServer } from '#test/unit/server/harness/test-server.ts';

it('limits pending calls to a silent provider and refuses the rest', async () => {
  const server = await startTestServer('pglite');
  const answer = Promise.withResolvers<never>();
  answer.promise.catch(() => {});
  let asked = 0;
  const slow = {
    exchange: () => {
      asked += 1;
      return answer.promise;
    },
  };
  server.deps.social = { ...server.deps.social, GOOGLE: slow };
  const logins = Array.from({ length: 71 }, () =>
    server.client().call('login', { body: socialLogin('GOOGLE', crypto.randomUUID()) }),
  );
  const first = await Promise.race(logins);
  expect([first.status, first.error.code]).toEqual([503, 'server-busy']);
  expect(asked).toBe(20);
  answer.reject(new Problem('provider-unavailable', { retryAfter: 30 }));
  const codes = (await Promise.all(logins)).map(({ error }) => error.code);
  expect(codes.filter((code) => code === 'server-busy')).toHaveLength(1);
  expect(codes.filter((code) => code === 'provider-unavailable')).toHaveLength(70);
  await server.stop();
});
