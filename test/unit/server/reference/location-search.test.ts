import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('places that are searched, on %s', (engine) => {
  let server: TestServer;
  let creator: ContractClient;

  beforeAll(async () => {
    server = await startTestServer(engine);
    creator = await server.signIn();
  }, 60_000);
  afterAll(() => server?.stop());

  const find = async (body: BodyOf<'searchLocations'>) =>
    (await creator.call('searchLocations', { body })).data;

  it('have names in the language asked for, and in English where it has none', async () => {
    const [lucknow] = (await find({ search: 'لکھنؤ', language: 'hi' })) ?? [];
    expect(lucknow).toEqual({
      locationId: 'up-lucknow',
      locationName: 'लखनऊ',
      stateName: 'उत्तर प्रदेश',
    });
    const [town] = (await find({ ids: ['rj-lakheri'], language: 'ur' })) ?? [];
    expect(town).toMatchObject({ locationName: 'Lakheri', stateName: 'راجستھان' });
  });

  it('are found by their names and those of states in any script', async () => {
    const names = async (search: string) =>
      (await find({ search, language: 'ta' }))?.map(({ locationName }) => locationName);
    expect((await names('Madurai'))?.[0]).toBe('மதுரை');
    expect((await names('மதுரை'))?.[0]).toBe('மதுரை');
    const [first] = (await find({ search: 'தமிழ்நாடு', language: 'ta' })) ?? [];
    expect(first?.stateName).toBe('தமிழ்நாடு');
  });

  it('are named by their ids, also those of earlier posts; unknown ones are left out', async () => {
    const ids = ['mh-aurangabad', 'mh-atlantis', 'br-ara'];
    const named = await find({ ids, language: 'en' });
    expect(named?.map(({ locationId }) => locationId)).toEqual(['mh-aurangabad', 'br-ara']);
  });

  it('are at most twenty', async () => {
    expect(await find({ search: 'r', language: 'en' })).toHaveLength(20);
    expect(await find({ search: '', language: 'en' })).toEqual([]);
  });

  it('are refused with a search that is too long or an unknown language', async () => {
    const refused = async (body: object) =>
      (await creator.call('searchLocations', { body: body as BodyOf<'searchLocations'> })).status;
    expect(await refused({ search: 'x'.repeat(61), language: 'en' })).toBe(400);
    expect(await refused({ search: 'x', language: 'xx' })).toBe(400);
    expect(await refused({ ids: Array(11).fill('br-ara'), language: 'en' })).toBe(400);
  });
});
