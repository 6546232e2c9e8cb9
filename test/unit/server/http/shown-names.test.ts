import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import type { OperationId } from '#server/http/handler.ts';
import { findOrCreatePerson } from '#server/modules/people/repository/people.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { plainRequests } from '../fixtures/valid-requests.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

/** "José Rao" with an override of the direction, a space without width and a loose accent. */
const typed = ' Jose\u0301\u200B \u202ERao\u202C ';
const kept = 'José Rao';
const unseen = '\u200B\u202E';

const agency = { name: kept, email: 'jose@office.example' };
const wrapped = (wrapper: string, field: string, more: object = {}) => ({
  field,
  bodyWith: (name: string) => ({ [wrapper]: { ...more, [field]: name } }),
});
const requested = (operationId: OperationId, wrapper: string) =>
  (plainRequests[operationId]?.body as Record<string, object> | undefined)?.[wrapper];

/** Every operation that takes the name of a person or a thing which others see. */
const writes: [OperationId, { field: string; bodyWith: (name: string) => object }][] = [
  ['createCreator', wrapped('creatorData', 'name')],
  ['upsertAgency', wrapped('agencyData', 'name', agency)],
  [
    'upsertAgency',
    wrapped('agencyData', 'contactName', { ...agency, email: 'rao@office.example' }),
  ],
  ['upsertAccount', wrapped('accountData', 'name')],
  ['upsertAccount', wrapped('accountData', 'contactName', { name: 'Vidarbha' })],
  ['upsertSource', wrapped('sourceData', 'name', requested('upsertSource', 'sourceData'))],
  ['saveCampaign', wrapped('campaign', 'name', requested('saveCampaign', 'campaign'))],
  ['addStaffMember', { field: 'name', bodyWith: staffMember }],
  ['saveView', { field: 'name', bodyWith: view }],
];

function staffMember(name: string) {
  return { name, email: 'jose@creator.example', permissions: ['INTERNAL'] };
}

function view(name: string) {
  return { list: 'creators', name, query: 'sort=newest', columns: [] };
}

describe.each(engines)('a name that others see on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAs>>;
  beforeAll(async () => {
    server = await startTestServer(engine);
    const permissions = [...rolePermissions.staff, 'MANAGE_STAFF'] as const;
    staff = await signInAs(server, { role: 'staff', permissions });
  }, 60_000);
  afterAll(() => server?.stop());

  const send = (operationId: OperationId, body: object) =>
    staff.call(operationId, { body } as never) as Promise<{ data: unknown; error?: object }>;

  it.each(writes)('is kept without what cannot be seen by %s', async (operationId, write) => {
    const { data } = await send(operationId, write.bodyWith(typed));
    expect(JSON.stringify(data)).toContain(`"${write.field}":"${kept}"`);
  });

  it.each(writes.filter(([, { field }]) => field === 'name'))(
    'is required by %s where there is nothing to see',
    async (operationId, write) => {
      const { error } = await send(operationId, write.bodyWith(unseen));
      expect(error).toMatchObject({ code: 'invalid-request', fields: { name: 'required' } });
    },
  );

  it('is kept so when staff change a creator or a colleague', async () => {
    const creator = await signInAs(server, { role: 'creator' });
    const creatorData = { creatorUserId: creator.userId, name: typed };
    const changed = await staff.call('updateCreator', { body: { creatorData } });
    expect(changed.data).toMatchObject({ name: kept });
    const { userId: staffUserId } = await signInAsStaff(server);
    const member = await staff.call('updateStaffMember', { body: { staffUserId, name: typed } });
    expect(member.data).toMatchObject({ name: kept });
  });

  it('is cleaned too when it comes with a login', async () => {
    const identity = { kind: 'GOOGLE', subject: crypto.randomUUID() } as const;
    const wanted = { role: 'creator', name: typed, identity } as const;
    const { person } = await findOrCreatePerson(server.db, server.clock.now(), wanted);
    expect(person.name).toBe(kept);
  });

  it('of a hashtag is the same whatever cannot be seen in it', async () => {
    const { data } = await staff.call('saveHashtag', { body: { title: '#me\u200Bla\u202E' } });
    const again = await staff.call('saveHashtag', { body: { title: 'mela' } });
    expect(data).toMatchObject({ title: 'mela' });
    expect(again.data).toMatchObject({ id: (data as { id?: string }).id });
  });
});
