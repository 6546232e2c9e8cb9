import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, rolePermissions } from '#domain/permissions/permissions.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { lockPerson } from '#server/modules/people/index.ts';
import { staffOperations } from '#server/modules/staff/operations/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

/* The person of a call is read before its transaction; somebody may change them in between. */
describe.each(engines)('staff who are changed while their call is on its way on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const readPerson = (id: string) => server.db.transaction().execute((trx) => lockPerson(trx, id));
  const makeStaff = async (): Promise<Person> => {
    const permissions: Permission[] = [...rolePermissions.staff, 'MANAGE_STAFF'];
    const { userId } = await signInAs(server, { role: 'staff', permissions });
    return readPerson(userId);
  };
  const change = (id: string, values: { position?: string; permissions?: Permission[] }) =>
    server.db.updateTable('people').set(values).where('id', '=', id).execute();
  const deactivate = ({ id, position }: Person) =>
    change(id, { position: JSON.stringify({ ...position, accountStatus: 'blocked' }) });

  /** A write that leaves a trace. */
  const rename = (person: Person, whom: Person) =>
    withIdempotency(
      {
        operationId: 'updateCreator',
        idempotencyKey: crypto.randomUUID(),
        body: {},
        deps: server.deps,
      },
      person,
      async (trx) => {
        await trx.updateTable('people').set({ name: 'X' }).where('id', '=', whom.id).execute();
        return {};
      },
    );

  it('write nothing once they are deactivated', async () => {
    const [staff, other] = [await makeStaff(), await makeStaff()];
    await deactivate(staff);
    await expect(rename(staff, other)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await readPerson(other.id)).name).toBe(other.name);
  });

  it('write nothing once they have lost a permission', async () => {
    const [staff, other] = [await makeStaff(), await makeStaff()];
    await change(staff.id, { permissions: ['INTERNAL'] });
    await expect(rename(staff, other)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await readPerson(other.id)).name).toBe(other.name);
  });

  it('still write when they were given another permission', async () => {
    const [staff, other] = [await makeStaff(), await makeStaff()];
    const reader = { ...staff, permissions: ['INTERNAL' as const] };
    await expect(rename(reader, other)).resolves.toEqual({});
  });

  const operations = [
    'addStaffMember',
    'createPasswordResetLink',
    'resetSecondFactor',
    'endStaffSessions',
  ] as const;

  const act = (operationId: (typeof operations)[number], person: Person, colleague: Person) => {
    const body = {
      staffUserId: colleague.id,
      reason: 'Lost the phone.',
      name: 'Nadia Qureshi',
      email: `nadia-${crypto.randomUUID()}@creator.example`,
      permissions: ['INTERNAL', 'MANAGE_STAFF'],
    };
    const call = { operationId, body, deps: server.deps, person, session: null };
    const handle = staffOperations[operationId] as (call: unknown) => Promise<unknown>;
    return handle(call);
  };

  it.each(operations)('do not get %s done once they are deactivated', async (operationId) => {
    const [staff, colleague] = [await makeStaff(), await makeStaff()];
    await deactivate(staff);
    await expect(act(operationId, staff, colleague)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it.each(operations)('do not get %s done without MANAGE_STAFF', async (operationId) => {
    const [staff, colleague] = [await makeStaff(), await makeStaff()];
    await change(staff.id, { permissions: ['INTERNAL'] });
    await expect(act(operationId, staff, colleague)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
