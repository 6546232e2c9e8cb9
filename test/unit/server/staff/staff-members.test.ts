import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '#domain/permissions/permissions.ts';
import type { OperationId } from '#server/http/handler.ts';
import { addStaff } from '#server/modules/staff/index.ts';
import { signInAsStaff, staffPassword } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Staff = ContractClient & { userId: string; email: string };

const newPassword = 'four bridges over one river';
const reason = 'Left the company.';

describe.each(engines)('members of staff on %s', (engine) => {
  let server: TestServer;
  let admin: Staff;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    admin = await administrator();
  });

  async function administrator(): Promise<Staff> {
    const email = `admin-${crypto.randomUUID()}@creator.example`;
    const member = { email, name: 'Anita Rao', password: staffPassword, isAdministrator: true };
    await addStaff(server.deps, member, server.clock.now());
    return signInAsStaff(server, email);
  }

  const signIn = (email: string, password: string) =>
    server.client().call('login', { body: { loginType: 'INTERNAL', email, password } });
  const isSignedIn = async (client: ContractClient) =>
    (await client.call('getCurrentUser')).data?.userId !== null;
  const add = (permissions: Permission[], name = 'Nadia Qureshi') =>
    admin.call('addStaffMember', {
      body: { name, email: `Nadia-${crypto.randomUUID()}@creator.example`, permissions },
    });
  const find = async (staffUserId: string) =>
    (await admin.call('getStaffMembers', { body: { filters: { staffUserId } } })).data?.rows[0];
  const setStatus = (by: ContractClient, status: 'deactivate' | 'reactivate', id: string) =>
    by.call(`${status}StaffMember`, { body: { staffUserId: id, reason } });
  /** What the audit trail says of one operation on a member. */
  const auditEntry = (personId: string, operation: OperationId) =>
    server.db
      .selectFrom('audit_entries')
      .where('subject_id', '=', personId)
      .where('operation', '=', operation)
      .select(['person_id', 'changes', 'reason'])
      .executeTakeFirstOrThrow();

  it('a new member sets a password by the link and has the given permissions', async () => {
    const { data } = await add(['INTERNAL', 'VIEW_POST']);
    const { member, url } = data ?? {};
    expect(member).toMatchObject({ permissions: ['INTERNAL', 'VIEW_POST'], hasPassword: false });
    const email = String(member?.email);
    expect((await signIn(email, newPassword)).status).toBe(401);
    const token = new URL(String(url)).hash.replace('#token=', '');
    const { status } = await server
      .client()
      .call('resetPassword', { body: { token, newPassword } });
    expect(status).toBe(200);
    const nadia = server.client();
    const body = { loginType: 'INTERNAL' as const, email, password: newPassword };
    await nadia.call('login', { body });
    const user = (await nadia.call('getCurrentUser')).data;
    expect(user?.permissions).toEqual(['INTERNAL', 'VIEW_POST']);
    expect(await find(String(member?.staffUserId))).toMatchObject({ hasPassword: true });
    expect((await nadia.call('getStaffMembers', { body: { filters: {} } })).status).toBe(403);
    const entry = await auditEntry(String(member?.staffUserId), 'addStaffMember');
    expect(entry.person_id).toBe(admin.userId);
    expect(entry.changes).toMatchObject({
      name: { after: '[personal]' },
      permissions: { after: ['INTERNAL', 'VIEW_POST'] },
    });
  });

  it.each([
    [{ email: 'staff' }, { email: 'malformed' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'न'.repeat(101) }, { name: 'too-long' }],
    [{ permissions: ['VIEW_POST'] as const }, { permissions: 'required' }],
  ])('a member with %j is refused', async (wrong, fields) => {
    const body = {
      name: 'Nadia Qureshi',
      email: 'nadia@creator.example',
      permissions: ['INTERNAL'] as const,
      ...wrong,
    };
    expect((await admin.call('addStaffMember', { body })).error.fields).toEqual(fields);
  });

  it('two members never share an email, whatever its case', async () => {
    const body = {
      name: 'Nadia',
      email: 'One@creator.example',
      permissions: ['INTERNAL'] as const,
    };
    const twice = await Promise.all([
      admin.call('addStaffMember', { body }),
      admin.call('addStaffMember', { body: { ...body, email: 'one@CREATOR.example' } }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = twice.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({ code: 'already-taken', fields: { email: 'taken' } });
    const search = 'one@creator';
    const { data } = await admin.call('getStaffMembers', { body: { filters: { search } } });
    expect(data?.rows).toHaveLength(1);
  });

  it('the list is searched by any part of name or email, page by page', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    for (const first of ['Asha', 'नादिया', 'Bela']) await add(['INTERNAL'], `${first} ${word}`);
    const search = word.slice(2).toUpperCase();
    const filters = { search };
    const first = await admin.call('getStaffMembers', { body: { filters, pageSize: 2 } });
    const cursor = new URL(String(first.data?.nextPageUrl), 'https://x').searchParams.get('cursor');
    const second = await admin.call('getStaffMembers', {
      body: { filters, pageSize: 2 },
      query: { cursor: String(cursor) },
    });
    const rows = [...(first.data?.rows ?? []), ...(second.data?.rows ?? [])];
    expect(rows.map(({ name }) => name)).toEqual([
      `Asha ${word}`,
      `Bela ${word}`,
      `नादिया ${word}`,
    ]);
    expect(second.data?.nextPageUrl).toBeNull();
    const wildcard = { filters: { search: '%' } };
    expect((await admin.call('getStaffMembers', { body: wildcard })).data?.rows).toEqual([]);
  });

  it('new permissions apply from the next call on', async () => {
    const staff = await signInAsStaff(server);
    expect((await staff.call('listCampaigns')).status).toBe(200);
    const body = { staffUserId: staff.userId, permissions: ['APPROVE_CREATOR'] as const };
    const { data } = await admin.call('updateStaffMember', { body });
    expect(data?.permissions).toEqual(['APPROVE_CREATOR']);
    expect((await staff.call('listCampaigns')).status).toBe(403);
    const { changes } = await auditEntry(staff.userId, 'updateStaffMember');
    expect(changes).toHaveProperty('permissions.after', ['APPROVE_CREATOR']);
  });

  it('a change of an outdated version is refused', async () => {
    const { data } = await add(['INTERNAL']);
    const { staffUserId, updatedAt } = data?.member ?? { staffUserId: '', updatedAt: '' };
    server.clock.advance(1);
    const body = { staffUserId, updatedAt, permissions: ['APPROVE_CREATOR'] as const };
    expect((await admin.call('updateStaffMember', { body })).status).toBe(200);
    server.clock.advance(1);
    const late = { staffUserId, updatedAt, name: 'Nadia Q.' };
    const refused = await admin.call('updateStaffMember', { body: late });
    expect(refused.error.code).toBe('revision-conflict');
    expect(await find(staffUserId)).toMatchObject({
      name: 'Nadia Qureshi',
      permissions: ['APPROVE_CREATOR'],
    });
  });

  it('an account says on how many devices its owner is signed in', async () => {
    const staff = await signInAsStaff(server);
    expect(await find(staff.userId)).toMatchObject({ sessionCount: 1 });
    const sessions = await admin.call('getStaffSessions', {
      query: { staffUserId: staff.userId },
    });
    expect(sessions.data?.rows.map(({ staffUserId }) => staffUserId)).toEqual([staff.userId]);
    await setStatus(admin, 'deactivate', staff.userId);
    expect(await find(staff.userId)).toMatchObject({ sessionCount: 0 });
  });

  it('nobody changes their own permissions or account status', async () => {
    const staffUserId = admin.userId;
    const permissions = ['INTERNAL', 'MANAGE_STAFF'] as const;
    const own = await admin.call('updateStaffMember', { body: { staffUserId, permissions } });
    expect(own.error.code).toBe('forbidden');
    expect((await setStatus(admin, 'deactivate', staffUserId)).error.code).toBe('forbidden');
    const renamed = await admin.call('updateStaffMember', {
      body: { staffUserId, name: 'Anita R. Rao' },
    });
    expect(renamed.data?.name).toBe('Anita R. Rao');
  });

  it('deactivating a member ends every access at once, until they are reactivated', async () => {
    const staff = await signInAsStaff(server);
    const link = await admin.call('createPasswordResetLink', {
      body: { staffUserId: staff.userId },
    });
    const deactivated = await setStatus(admin, 'deactivate', staff.userId);
    expect(deactivated.data).toMatchObject({
      accountStatus: 'blocked',
      deactivation: { reason },
    });
    expect(await isSignedIn(staff)).toBe(false);
    expect((await signIn(staff.email, staffPassword)).error.code).toBe('account-blocked');
    expect((await signIn(staff.email, 'not the password')).error.code).toBe('login-failed');
    const token = new URL(String(link.data?.url)).hash.replace('#token=', '');
    const reset = await server.client().call('resetPassword', { body: { token, newPassword } });
    expect(reset.error.code).toBe('reset-link-expired');
    expect(await auditEntry(staff.userId, 'deactivateStaffMember')).toMatchObject({ reason });
    expect((await setStatus(admin, 'deactivate', staff.userId)).error.code).toBe(
      'transition-not-allowed',
    );
    const active = await setStatus(admin, 'reactivate', staff.userId);
    expect(active.data).toMatchObject({ accountStatus: 'active', deactivation: null });
    expect((await signIn(staff.email, staffPassword)).status).toBe(200);
  });

  it('creators and unknown people are no members of staff', async () => {
    const creator = await server.signIn();
    for (const staffUserId of [creator.userId, crypto.randomUUID()]) {
      expect((await setStatus(admin, 'deactivate', staffUserId)).status).toBe(404);
      const body = { staffUserId, permissions: ['MANAGE_STAFF'] as const };
      expect((await admin.call('updateStaffMember', { body })).status).toBe(404);
    }
    expect(await isSignedIn(creator)).toBe(true);
  });

  it('of two administrators who deactivate each other at once, one remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await administrator(), await administrator()];
      const statuses = await Promise.all([
        setStatus(one, 'deactivate', other.userId),
        setStatus(other, 'deactivate', one.userId),
      ]);
      expect(statuses.map(({ status }) => status).sort()).toEqual([200, 401]);
      const remaining = [await isSignedIn(one), await isSignedIn(other)];
      expect(remaining.filter(Boolean)).toHaveLength(1);
    }
  });

  it('of two administrators who revoke each other’s right at once, one keeps it', async () => {
    const permissions = ['INTERNAL'] as const;
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await administrator(), await administrator()];
      const demote = (by: Staff, whom: Staff) =>
        by.call('updateStaffMember', { body: { staffUserId: whom.userId, permissions } });
      const statuses = await Promise.all([demote(one, other), demote(other, one)]);
      expect(statuses.map(({ status }) => status).sort()).toEqual([200, 403]);
    }
  });
});
