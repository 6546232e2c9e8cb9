import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { savedViewLists } from '#domain/staff/saved-views.ts';
import type { BodyOf } from '#server/http/handler.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type View = BodyOf<'saveView'>;

const view = (changes: Partial<View> = {}): View => ({
  list: 'creators',
  name: 'Blocked',
  query: 'accountStatus=blocked&sort=newest',
  columns: ['name', 'accountStatus'],
  ...changes,
});

describe.each(engines)('saved views on %s', (engine) => {
  let server: TestServer;
  let staff: ContractClient & { userId: string };

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    staff = await signInAs(server, { role: 'staff', permissions: ['APPROVE_CREATOR'] });
  });

  const save = (changes: Partial<View> = {}) => staff.call('saveView', { body: view(changes) });
  const views = async (list: View['list'] = 'creators', client = staff) =>
    (await client.call('getSavedViews', { query: { list } })).data?.rows ?? [];

  it('are kept by list and name, for their owner only', async () => {
    for (const list of savedViewLists) await save({ list, name: `One of ${list}` });
    await save({ name: 'नए' });
    expect((await views()).map(({ name }) => name)).toEqual(['One of creators', 'नए']);
    expect((await views('audit')).map(({ name }) => name)).toEqual(['One of audit']);
    const colleague = await signInAs(server, { role: 'staff' });
    expect(await views('creators', colleague)).toEqual([]);
  });

  it('are replaced by one of the same name, whatever its case', async () => {
    const first = await save();
    const second = await save({ name: ' BLOCKED ', query: 'accountStatus=active', columns: [] });
    expect(second.data?.viewId).toBe(first.data?.viewId);
    expect(await views()).toEqual([second.data]);
    expect(second.data).toMatchObject({ name: 'BLOCKED', query: 'accountStatus=active' });
  });

  it('are deleted by their owner, once or repeatedly', async () => {
    const body = { viewId: String((await save()).data?.viewId) };
    const colleague = await signInAs(server, { role: 'staff' });
    expect((await colleague.call('deleteView', { body })).status).toBe(200);
    expect(await views(), 'a colleague deletes nothing').toHaveLength(1);
    for (let nth = 0; nth < 2; nth += 1)
      expect((await staff.call('deleteView', { body })).status).toBe(200);
    expect(await views()).toEqual([]);
  });

  it('are at most twenty for a list, also when two tabs save at once', async () => {
    for (let nth = 1; nth < limits.viewsMax; nth += 1) await save({ name: `View ${nth}` });
    const last = await Promise.all([save({ name: 'One' }), save({ name: 'Other' })]);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(last.find(({ status }) => status === 400)?.error.fields).toEqual({ list: 'too-many' });
    expect(await views()).toHaveLength(limits.viewsMax);
    expect((await save({ name: 'View 1' })).status, 'replacing one').toBe(200);
    expect((await save({ list: 'sources' })).status, 'another list').toBe(200);
  });

  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'न'.repeat(41) }, { name: 'too-long' }],
    [{ query: 'a b' }, { query: 'malformed' }],
    [{ list: 'posts' as never }, { list: 'not-allowed' }],
  ])('with %j are refused', async (wrong, fields) => {
    expect((await save(wrong)).error.fields).toEqual(fields);
  });
});
