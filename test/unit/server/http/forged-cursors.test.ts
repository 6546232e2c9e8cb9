import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '#server/http/pagination.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('a cursor that no list gave out on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  it.each([
    '2026-02-30T00:00:00.000Z',
    '2026-02-29T00:00:00.000Z',
    '2026-06-31T10:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
  ])('with the time %s is refused', async (time) => {
    const staff = await signInAs(server, { role: 'staff' });
    const query = { cursor: encodeCursor([time, crypto.randomUUID()]) };
    const { status, error } = await staff.call('searchPublishedPosts', {
      body: { filters: {} },
      query,
    });
    expect([status, error?.fields]).toEqual([400, { cursor: 'malformed' }]);
  });

  it.each(['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '2024-02-29T00:00:00.000Z'])(
    'with the time %s is a place in the list',
    async (time) => {
      const staff = await signInAs(server, { role: 'staff' });
      const query = { cursor: encodeCursor([time, crypto.randomUUID()]) };
      const reply = await staff.call('searchPublishedPosts', { body: { filters: {} }, query });
      expect(reply.status).toBe(200);
    },
  );
});
