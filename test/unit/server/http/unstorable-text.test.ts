import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationPlaces } from '#generated/operations.ts';
import type { OperationId } from '#server/http/handler.ts';
import { addBlockedAccess } from '../fixtures/blocked-fixtures.ts';
import { article, upsert } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { plainRequests as plain } from '../fixtures/valid-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Leaf = { operationId: OperationId; part: 'body' | 'query'; path: string[] };

const isObject = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null;

function leavesOf(value: Json, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

function changed(value: Json, [name, ...rest]: string[], change: (text: string) => string): Json {
  if (name === undefined) return change(String(value));
  const copy = structuredClone(value) as { [name: string]: Json };
  copy[name] = changed(copy[name] ?? '', rest, change);
  return copy;
}

/** Every text of a plain request, in its body and its query. */
const leaves = (Object.keys(operationPlaces) as OperationId[]).flatMap((operationId) =>
  (['body', 'query'] as const).flatMap((part): Leaf[] => {
    const sent = (plain[operationId] as Partial<Record<typeof part, Json>> | undefined)?.[part];
    return sent === undefined ? [] : leavesOf(sent).map((path) => ({ operationId, part, path }));
  }),
);

const unstorable: [string, (text: string) => string][] = [
  ['U+0000', (text) => `${text}\u0000`],
  ['half an emoji', (text) => `\ud83d${text}`],
];

describe.each(engines)('text that no database holds, on %s', (engine) => {
  let server: TestServer;
  let staff: ContractClient;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
    await addBlockedAccess(server, await signInAsStaff(server), staff);
  }, 60_000);
  afterAll(() => server?.stop());

  it.each(leaves.map((leaf) => ({ ...leaf, name: `${leaf.part} ${leaf.path.join('.')}` })))(
    'is refused by $operationId in its $name, by a field',
    async ({ operationId, part, path }) => {
      for (const [what, change] of unstorable) {
        // On the wire a query has no half letters: browsers write U+FFFD for them.
        if (part === 'query' && what !== 'U+0000') continue;
        const request = plain[operationId] as Record<string, Json>;
        const sent = { ...request, [part]: changed(request[part] ?? '', path, change) };
        const { status, error } = await staff.call(operationId, sent as never);
        expect([what, status, error?.code]).toEqual([what, 400, 'invalid-request']);
        expect(Object.keys(error.fields ?? {})).not.toEqual([]);
      }
    },
  );

  it.each(['title', 'textContent', 'note'] as const)(
    'is named in the %s of a post, which stays away',
    async (field) => {
      const creator = await server.signIn();
      const { status, error } = await upsert(creator, article({ [field]: 'क\u0000ख' }));
      expect([status, error.fields]).toEqual([400, { [field]: 'malformed' }]);
      const list = await creator.call('getPostByFilter', { body: { filters: {} } });
      expect(list.data?.rows).toEqual([]);
    },
  );

  it('is named by its place in a list', async () => {
    const creator = await server.signIn();
    const { error } = await upsert(creator, article({ hashtags: ['अ', 'ब\udc00'] }));
    expect(error.fields).toEqual({ 'hashtags.1': 'malformed' });
  });

  it('is refused in a profile, which stays as it was', async () => {
    const creator = await server.signIn();
    const registerData = {
      name: 'मीरा\u0000',
      handle: 'meera.likhti',
      bio: 'क\ud83d',
      languages: ['hi'],
      isAdult: true,
    };
    const { status, error } = await creator.call('register', { body: { registerData } });
    expect([status, error.fields]).toEqual([400, { name: 'malformed', bio: 'malformed' }]);
    expect((await creator.call('getProfileDetails', {})).data?.name).toBeNull();
  });

  it('does not stop letters that are whole, joiners and directions', async () => {
    const creator = await server.signIn();
    const title = 'क्‍ष اردو‏ ক্‌ষ 👨‍👩‍👧';
    const { status, data } = await upsert(creator, article({ title }));
    expect([status, data?.post.title]).toEqual([200, title]);
  });
});
