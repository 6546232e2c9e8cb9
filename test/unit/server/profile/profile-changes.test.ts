import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { choose, openConflict, setPerson } from '../fixtures/account-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { article, saved, signInApproved } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('a change of an approved profile, on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAsStaff>>;
  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
  }, 60_000);
  afterAll(() => server?.stop());

  type Creator = Awaited<ReturnType<typeof signInApproved>>;
  const profileOf = async (creator: Creator) => (await creator.call('getProfileDetails')).data;
  const personOf = (creator: Creator) =>
    server.db
      .selectFrom('people')
      .where('id', '=', creator.userId)
      .selectAll()
      .executeTakeFirstOrThrow();
  async function change(creator: Creator, more: Record<string, unknown>) {
    const {
      name,
      handle,
      bio,
      languages,
      profileImage,
      change: earlier,
    } = (await profileOf(creator)) ?? {};
    const shown = earlier ?? { name, handle, profileImage };
    const profileData = {
      name: shown.name,
      handle: shown.handle,
      profileImageId: shown.profileImage?.id ?? null,
      bio: bio ?? 'Villages, farming and weather',
      languages: languages?.length ? languages : ['hi'],
      isAdult: true,
      ...more,
    };
    return creator.call('updateProfile', { body: { profileData } });
  }
  const decide = (creator: Creator, more: Record<string, unknown>) =>
    staff.call('updateDetailsStatus', { body: { creatorUserId: creator.userId, ...more } });
  async function approvedCreator(): Promise<Creator> {
    const creator = await signInApproved(server);
    await setPerson(server, creator.userId, {
      name: 'Meera Kulkarni',
      handle: `meera.${crypto.randomUUID().slice(0, 8)}`,
      bio: 'Villages, farming and weather',
      languages: ['hi'],
    });
    return creator;
  }

  it('waits for staff while the reviewed name keeps the tick', async () => {
    const creator = await approvedCreator();
    const { status, data } = await change(creator, { name: 'ABP News', bio: 'Another bio' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'Meera Kulkarni',
      bio: 'Another bio',
      blueTick: true,
      workApproval: 'approved',
      change: { status: 'pending', revision: 1, name: 'ABP News', rejection: null },
    });
    expect((await creator.call('getCurrentUser')).data?.nextScreen).toBe('dashboard');
    await saved(creator, article({ title: 'बारिश' }));
    expect((await personOf(creator)).name).toBe('Meera Kulkarni');
  });

  it('takes effect by the approval of the revision that staff saw', async () => {
    const creator = await approvedCreator();
    await change(creator, { name: 'First' });
    await change(creator, { name: 'Second' });
    const stale = await decide(creator, { action: 'approve', changeRevision: 1 });
    expect([stale.status, stale.error.code]).toEqual([409, 'revision-conflict']);
    const { status } = await decide(creator, { action: 'approve', changeRevision: 2 });
    expect(status).toBe(200);
    expect(await profileOf(creator)).toMatchObject({
      name: 'Second',
      blueTick: true,
      change: null,
    });
    const again = await decide(creator, { action: 'approve', changeRevision: 2 });
    expect(again.error.code).toBe('revision-conflict');
  });

  it('is rejected with reasons, keeps reviewed values, can be resubmitted', async () => {
    const creator = await approvedCreator();
    await change(creator, { name: 'ABP News' });
    await decide(creator, {
      action: 'reject',
      reasons: ['other'],
      note: 'Not yours',
      changeRevision: 1,
    });
    expect(await profileOf(creator)).toMatchObject({
      name: 'Meera Kulkarni',
      blueTick: true,
      rejection: null,
      change: { status: 'rejected', rejection: { reasons: ['other'], note: 'Not yours' } },
    });
    const { data } = await change(creator, { name: 'Meera Deshpande' });
    expect(data?.change).toMatchObject({ status: 'pending', revision: 2, rejection: null });
  });

  it('is withdrawn by writing the reviewed values again', async () => {
    const creator = await approvedCreator();
    await change(creator, { name: 'ABP News' });
    const { data } = await change(creator, { name: 'Meera Kulkarni' });
    expect(data?.change).toBeNull();
    const late = await decide(creator, { action: 'approve', changeRevision: 1 });
    expect(late.error.code).toBe('revision-conflict');
  });

  it('is never mistaken for an earlier one that was withdrawn or approved', async () => {
    const creator = await approvedCreator();
    await change(creator, { name: 'Harmless' });
    await creator.call('withdrawProfileChange', { body: { revision: 1 } });
    const { data } = await change(creator, { name: 'ABP News' });
    expect(data?.change).toMatchObject({ status: 'pending', revision: 2 });
    const late = await decide(creator, { action: 'approve', changeRevision: 1 });
    expect([late.status, late.error.code]).toEqual([409, 'revision-conflict']);
    await decide(creator, { action: 'approve', changeRevision: 2 });
    expect((await change(creator, { name: 'Aaj Tak' })).data?.change?.revision).toBe(3);
    expect((await decide(creator, { action: 'approve', changeRevision: 2 })).status).toBe(409);
    expect((await creator.call('withdrawProfileChange', { body: { revision: 2 } })).status).toBe(
      409,
    );
    expect((await profileOf(creator))?.name).toBe('ABP News');
  });

  it("is in the staff's list, is found by either name, and has a history", async () => {
    const creator = await approvedCreator();
    const name = `New ${crypto.randomUUID().slice(0, 8)}`;
    await change(creator, { name });
    for (const sought of [name, 'Meera Kulkarni']) {
      const body = { approvalType: 'WORK', filters: { name: sought }, pageSize: 50 };
      const { data } = await staff.call('getWorkApprovalByFilter', { body });
      const [row] =
        data?.rows.filter(({ creatorUserId }) => creatorUserId === creator.userId) ?? [];
      expect(row).toMatchObject({ kind: 'change', status: 'approved', name: 'Meera Kulkarni' });
    }
    const view = await decide(creator, { action: 'approve', changeRevision: 1 });
    expect(view.data?.history.map(({ action }) => action).slice(-2)).toEqual([
      'change-submitted',
      'change-approved',
    ]);
  });

  it('is found by the same parts of words as a profile', async () => {
    const creator = await approvedCreator();
    const mark = crypto.randomUUID().slice(0, 8);
    const handle = `gazette.${mark}`;
    await change(creator, { name: `Sahyadri ${mark} Vartahar`, handle });
    const search = async (name: string) => {
      const body = { approvalType: 'WORK', filters: { name }, pageSize: 50 };
      const { data } = await staff.call('getWorkApprovalByFilter', { body });
      return [data?.rows.map(({ creatorUserId }) => creatorUserId), data?.total];
    };
    for (const parts of [`vartahar ${mark}`, `${mark} hyadri`, `sa ${mark}`, handle])
      expect([parts, ...(await search(parts))]).toEqual([parts, [creator.userId], 1]);
    // Not within one of both names, not the beginning of a word, and no word at all.
    for (const parts of [`kulkarni ${mark}`, `ya ${mark}`, '%', '—'])
      expect([parts, ...(await search(parts))]).toEqual([parts, [], 0]);
  });

  it('keeps a proposed handle from everybody else', async () => {
    const [creator, other] = [await approvedCreator(), await approvedCreator()];
    const handle = `news.${crypto.randomUUID().slice(0, 8)}`;
    await change(creator, { handle });
    expect((await change(other, { handle })).error.code).toBe('handle-taken');
    expect((await other.call('checkHandle', { query: { handle } })).data?.available).toBe(false);
    expect((await creator.call('checkHandle', { query: { handle } })).data?.available).toBe(true);
  });

  it('ends when staff undo the approval', async () => {
    const creator = await approvedCreator();
    await change(creator, { name: 'ABP News' });
    await decide(creator, { action: 'reject', reasons: ['other'] });
    expect(await profileOf(creator)).toMatchObject({ workApproval: 'rejected', change: null });
  });

  it('is withdrawn once by the creator who sees it', async () => {
    const creator = await approvedCreator();
    await change(creator, { name: 'First' });
    await change(creator, { name: 'Second' });
    const withdraw = (revision: number) =>
      creator.call('withdrawProfileChange', { body: { revision } });
    expect((await withdraw(1)).error.code).toBe('revision-conflict');
    const { status, data } = await withdraw(2);
    expect([status, data?.name, data?.change]).toEqual([200, 'Meera Kulkarni', null]);
    expect((await withdraw(2)).error.code).toBe('revision-conflict');
    const late = await decide(creator, { action: 'approve', changeRevision: 2 });
    expect(late.error.code).toBe('revision-conflict');
  });

  it('is discarded after a rejection too, which leaves the handle to others', async () => {
    const [creator, other] = [await approvedCreator(), await approvedCreator()];
    const handle = `news.${crypto.randomUUID().slice(0, 8)}`;
    await change(creator, { handle });
    await decide(creator, {
      action: 'reject',
      reasons: ['other'],
      note: 'Not yours',
      changeRevision: 1,
    });
    expect((await change(other, { handle })).status).toBe(200);
    expect((await change(creator, { bio: 'Again' })).error.code).toBe('handle-taken');
    const { data } = await creator.call('withdrawProfileChange', { body: { revision: 1 } });
    expect([data?.workApproval, data?.change]).toEqual(['approved', null]);
  });

  it('shows its picture to creator, agency and staff until approved', async () => {
    const creator = await approvedCreator();
    const agency = await signInAs(server, { role: 'agency' });
    await setPerson(server, creator.userId, { agency_id: agency.userId });
    const id = String((await upload(creator, await photo({ width: 80, height: 60 }))).data?.id);
    const uploadedBy = (owner_id: string) =>
      server.db.updateTable('pictures').set({ owner_id }).where('id', '=', id).execute();
    const another = await approvedCreator();
    const seenBy = async (who: ContractClient) =>
      (await who.call('getPictureOriginal', { path: { file: `${id}.jpg` } })).status;
    const everybody = () =>
      Promise.all([creator, agency, staff, another, server.client()].map((who) => seenBy(who)));
    await change(creator, { profileImageId: id });
    // The uploader does not matter: the owner of the change can see it.
    await uploadedBy(staff.userId);
    expect((await profileOf(creator))?.profileImage).toBeNull();
    expect(await everybody()).toEqual([200, 200, 200, 404, 404]);
    await decide(creator, { action: 'approve', changeRevision: 1 });
    expect((await profileOf(creator))?.profileImage?.id).toBe(id);
    expect(await everybody()).toEqual([200, 200, 200, 200, 200]);
  });

  it('waits for staff when the agency makes it, and applies at once when staff do', async () => {
    const creator = await approvedCreator();
    const agency = await signInAs(server, { role: 'agency' });
    await setPerson(server, creator.userId, { agency_id: agency.userId });
    const update = (by: ContractClient, data: object) =>
      by.call('updateCreator', {
        body: { creatorData: { creatorUserId: creator.userId, ...data } },
      });
    expect((await update(agency, { name: 'Agency name', bio: 'By the agency' })).status).toBe(200);
    expect(await profileOf(creator)).toMatchObject({
      name: 'Meera Kulkarni',
      bio: 'By the agency',
      change: { status: 'pending', name: 'Agency name' },
    });
    expect((await update(staff, { name: 'Staff name' })).status).toBe(200);
    expect((await profileOf(creator))?.name).toBe('Staff name');
  });

  it('does not undo what staff correct in the meantime', async () => {
    const creator = await approvedCreator();
    const update = (name: string) =>
      staff.call('updateCreator', {
        body: { creatorData: { creatorUserId: creator.userId, name } },
      });
    const handle = `news.${crypto.randomUUID().slice(0, 8)}`;
    await change(creator, { handle });
    await update('Meera Kulkarni-Rao');
    expect((await profileOf(creator))?.change).toMatchObject({
      name: 'Meera Kulkarni-Rao',
      handle,
    });
    await decide(creator, { action: 'approve', changeRevision: 1 });
    expect(await profileOf(creator)).toMatchObject({ name: 'Meera Kulkarni-Rao', handle });
    await change(creator, { name: 'Meera Rao' });
    await update('Meera K. Rao');
    expect((await profileOf(creator))?.change).toMatchObject({ name: 'Meera Rao', revision: 2 });
  });

  it('ends when staff write what it proposes', async () => {
    const creator = await approvedCreator();
    await change(creator, { name: 'Meera Rao' });
    const creatorData = { creatorUserId: creator.userId, name: 'Meera Rao' };
    expect((await staff.call('updateCreator', { body: { creatorData } })).status).toBe(200);
    expect(await profileOf(creator)).toMatchObject({ name: 'Meera Rao', change: null });
    expect((await decide(creator, { action: 'approve', changeRevision: 1 })).status).toBe(409);
  });

  it('cannot bypass the review by a second registration', async () => {
    const creator = await approvedCreator();
    const registerData = {
      name: 'ABP News',
      handle: 'abp.news',
      bio: 'x',
      languages: ['hi'],
      isAdult: true,
    };
    const { error } = await creator.call('register', { body: { registerData } });
    expect(error.code).toBe('transition-not-allowed');
    expect((await personOf(creator)).name).toBe('Meera Kulkarni');
  });

  it('stays with the account that is kept in a merge, and goes with the other one', async () => {
    const { person, holder } = await openConflict(server);
    const accounts = [person, holder];
    for (const [place, { userId }] of accounts.entries()) {
      await setPerson(server, userId, {
        position: JSON.stringify({
          ...initialCreatorPosition,
          phone: 'verified',
          work: 'approved',
          change: 'pending',
        }),
      });
      await server.db
        .insertInto('profile_changes')
        .values({
          person_id: userId,
          revision: 1,
          state: 'pending',
          name: `Name ${place}`,
          handle: null,
          picture_id: null,
          submitted_at: server.clock.now(),
          rejection: null,
        })
        .execute();
    }
    expect((await choose(person, person.userId, person.userId, holder.userId)).status).toBe(200);
    const left = await server.db
      .selectFrom('profile_changes')
      .where('person_id', 'in', [person.userId, holder.userId])
      .select('person_id')
      .execute();
    expect(left).toEqual([{ person_id: person.userId }]);
    expect((await person.call('getProfileDetails')).data?.change).toMatchObject({ name: 'Name 0' });
  });

  it('is approved as staff saw it, or not at all after a change', async () => {
    const creator = await approvedCreator();
    await change(creator, { name: 'Seen by staff' });
    const [approval, another] = await Promise.all([
      decide(creator, { action: 'approve', changeRevision: 1 }),
      change(creator, { name: 'Never seen' }),
    ]);
    expect(another.status).toBe(200);
    expect((await personOf(creator)).name).toBe(
      approval.status === 200 ? 'Seen by staff' : 'Meera Kulkarni',
    );
    expect([200, 409]).toContain(approval.status);
    expect((await profileOf(creator))?.change).toMatchObject({
      status: 'pending',
      name: 'Never seen',
    });
  });
});
