import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPerson, signInBySocial, verifyPhone } from '../fixtures/account-fixtures.ts';
import { freshHandle, madeAgency, madeCreator } from '../fixtures/agency-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { engines, freshPhone, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('creators under staff and agencies on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAs>>;
  let agency: Awaited<ReturnType<typeof signInAs>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAs(server, { role: 'staff' });
    agency = await signInAs(server, { role: 'agency' });
  }, 60_000);
  afterAll(() => server?.stop());

  const update = (client: typeof staff, creatorUserId: string, more: object) =>
    client.call('updateCreator', { body: { creatorData: { creatorUserId, ...more } } });
  const whole = () => ({
    name: 'கவிதா முருகன்',
    handle: freshHandle(),
    bio: 'மதுரையின் மக்கள், சந்தைகள்.',
    languages: ['ta' as const],
    isAdult: true as const,
  });

  it('of an agency wait for approval once the profile is complete', async () => {
    const made = await madeCreator(agency, whole());
    expect(made).toMatchObject({
      workApproval: 'pending',
      creatorType: 'UGC',
      agency: { agencyUserId: agency.userId },
    });
    const body = { creatorUserId: made.creatorUserId };
    const seen = await staff.call('viewWorkApprovalByFilter', { body });
    expect(seen.data?.history).toMatchObject([{ action: 'submitted', by: 'Meera Kulkarni' }]);
    const approved = await staff.call('updateDetailsStatus', {
      body: { ...body, action: 'approve' },
    });
    expect(approved.status).toBe(200);
    const { data } = await update(agency, made.creatorUserId, { bio: 'ஞாயிறு கதைகள்.' });
    expect(data).toMatchObject({
      bio: 'ஞாயிறு கதைகள்.',
      name: 'கவிதா முருகன்',
      workApproval: 'approved',
      blueTick: true,
    });
  });

  it('are not changed on the basis of an outdated version', async () => {
    const { creatorUserId, updatedAt } = await madeCreator(staff, whole());
    server.clock.advance(1);
    const first = await update(staff, creatorUserId, { updatedAt, bio: 'ஞாயிறு கதைகள்.' });
    expect(first.status).toBe(200);
    const late = await update(staff, creatorUserId, { updatedAt, bio: 'மதுரை.' });
    expect([late.status, late.error?.code]).toEqual([409, 'revision-conflict']);
    const current = { updatedAt: first.data?.updatedAt, name: 'கவிதா' };
    server.clock.advance(1);
    expect((await update(staff, creatorUserId, current)).data).toMatchObject({
      name: 'கவிதா',
      bio: 'ஞாயிறு கதைகள்.',
    });
  });

  it('are not sent for approval with half a profile', async () => {
    const half = await staff.call('createCreator', {
      body: { creatorData: { name: 'Meera', isAdult: true } },
    });
    expect(half.error?.fields).toEqual({
      handle: 'required',
      bio: 'required',
      languages: 'required',
    });
    expect(await madeCreator(staff)).toMatchObject({ workApproval: 'none', agency: null });
  });

  it('sign in by the number that was given for them, and are verified by it', async () => {
    const phone = freshPhone();
    const made = await madeCreator(agency, { phone });
    expect(made.phone).toBe(`••••••${phone.slice(-4)}`);
    const client = await server.signIn(phone);
    expect((await client.call('getCurrentUser')).data).toMatchObject({
      userId: made.creatorUserId,
      nextScreen: 'dashboard',
      creatorState: { 'phone-verification': 'approved' },
    });
    const late = await update(agency, made.creatorUserId, { phone: freshPhone() });
    expect(late).toMatchObject({
      status: 409,
      error: { code: 'not-available', fields: { phone: 'not-allowed' } },
    });
  });

  it('can get another free number until they have signed in', async () => {
    const { phone: taken } = await server.signIn();
    const wrong = freshPhone();
    const { creatorUserId } = await madeCreator(agency, { phone: wrong });
    const refused = await update(agency, creatorUserId, { phone: taken });
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'already-taken', fields: { phone: 'taken' } },
    });
    const right = freshPhone();
    expect((await update(agency, creatorUserId, { phone: right })).status).toBe(200);
    expect((await server.signIn(right)).userId).toBe(creatorUserId);
    expect((await server.signIn(wrong)).userId).not.toBe(creatorUserId);
  });

  it('keep the login by which they came themselves', async () => {
    const creator = await signInBySocial(server);
    await setPerson(server, creator.userId, { agency_id: agency.userId });
    expect((await update(agency, creator.userId, { phone: freshPhone() })).error?.code).toBe(
      'not-available',
    );
  });

  it('are made once for one key', async () => {
    const sent = {
      body: { creatorData: { name: 'Meera' } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    };
    const first = await staff.call('createCreator', sent);
    expect((await staff.call('createCreator', sent)).data).toEqual(first.data);
  });

  it('have handles of their own', async () => {
    const { handle } = await madeCreator(staff, { handle: freshHandle() });
    const twice = await staff.call('createCreator', {
      body: { creatorData: { name: 'Meera', handle: handle ?? '' } },
    });
    expect(twice).toMatchObject({ status: 409, error: { code: 'handle-taken' } });
  });

  it('belong to the agency that staff say, and are found and changed by no other', async () => {
    const other = await signInAs(server, { role: 'agency' });
    const { creatorUserId } = await madeCreator(staff, { agencyUserId: agency.userId });
    const seenBy = async (client: typeof staff) =>
      (await client.call('listCreators', { body: { filters: { creatorUserId } } })).data?.rows
        .length;
    expect(await seenBy(agency)).toBe(1);
    expect(await seenBy(other)).toBe(0);
    expect((await update(other, creatorUserId, { bio: 'x' })).status).toBe(404);
    const moved = await update(staff, creatorUserId, { agencyUserId: other.userId });
    expect(moved.data?.agency).toMatchObject({ agencyUserId: other.userId });
    expect((await update(agency, creatorUserId, { bio: 'x' })).status).toBe(404);
    expect((await update(other, creatorUserId, { bio: 'x' })).status).toBe(200);
    const foreign = await agency.call('listCreators', {
      body: { filters: { agencyUserId: other.userId } },
    });
    expect(foreign.status).toBe(403);
  });

  // spec 1.45, 3.34
  it('have type, payment, agency and crawling from staff only', async () => {
    const { creatorUserId } = await madeCreator(agency);
    const said = { creatorType: 'ICC', paymentType: 'ICC', agencyUserId: null, crawlEnabled: true };
    const refused = await update(agency, creatorUserId, said);
    expect(refused.error?.fields).toEqual({
      creatorType: 'not-allowed',
      paymentType: 'not-allowed',
      agencyUserId: 'not-allowed',
      crawlEnabled: 'not-allowed',
    });
    const { data } = await update(staff, creatorUserId, said);
    expect(data).toMatchObject({
      creatorType: 'ICC',
      paymentType: 'ICC',
      agency: null,
      crawlEnabled: true,
    });
    const stranger = await update(staff, creatorUserId, { agencyUserId: staff.userId });
    expect(stranger.error?.fields).toEqual({ agencyUserId: 'not-allowed' });
  });

  it('of type OGC do not become another by a mere change', async () => {
    const { creatorUserId } = await madeCreator(staff, { creatorType: 'OGC', paymentType: 'OGC' });
    expect((await update(staff, creatorUserId, { creatorType: 'ICC' })).error?.fields).toEqual({
      creatorType: 'not-allowed',
    });
  });

  it('who are staff, agencies or merged cannot be changed here', async () => {
    const { agencyUserId } = await madeAgency(staff);
    const holder = await server.signIn();
    const person = await signInBySocial(server);
    await verifyPhone(server, person, holder.phone);
    const dhAccount = { selectedId: person.userId, defunctId: holder.userId };
    await person.call('accountLinking', { body: { user: { userId: person.userId }, dhAccount } });
    for (const id of [staff.userId, agencyUserId, holder.userId]) {
      expect((await update(staff, id, { bio: 'x' })).status).toBe(404);
      expect(
        (await staff.call('listCreators', { body: { filters: { creatorUserId: id } } })).data?.rows,
      ).toEqual([]);
    }
  });

  it('keep their agency when two of their accounts become one', async () => {
    const holder = await server.signIn();
    await setPerson(server, holder.userId, { agency_id: agency.userId });
    const person = await signInBySocial(server);
    await verifyPhone(server, person, holder.phone);
    const dhAccount = { selectedId: person.userId, defunctId: holder.userId };
    await person.call('accountLinking', { body: { user: { userId: person.userId }, dhAccount } });
    const { data } = await agency.call('listCreators', {
      body: { filters: { creatorUserId: person.userId } },
    });
    expect(data?.rows).toHaveLength(1);
  });
});
