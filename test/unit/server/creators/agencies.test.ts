import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { socialLogin } from '../fixtures/account-fixtures.ts';
import { freshEmail, madeAgency, madeCreator } from '../fixtures/agency-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('agencies on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAs>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAs(server, { role: 'staff' });
  }, 60_000);
  afterAll(() => server?.stop());

  const agencyPage = (subject: string, email: string) => ({
    body: { ...socialLogin('GOOGLE', subject, email), agencyLogin: true },
  });

  it('are created by staff and sign in with the account of their email from then on', async () => {
    const email = freshEmail();
    const agency = await madeAgency(staff, { email: email.toUpperCase() });
    expect(agency).toMatchObject({ email, accountStatus: 'active', creatorCount: 0 });
    const client = server.client();
    const subject = crypto.randomUUID();
    expect((await client.call('login', agencyPage(subject, 'other@office.example'))).status).toBe(
      401,
    );
    const signedIn = await client.call('login', agencyPage(subject, email));
    expect(signedIn.data).toMatchObject({ nextScreen: 'dashboard' });
    expect((await client.call('getCurrentUser')).data).toMatchObject({
      userId: agency.agencyUserId,
      permissions: expect.arrayContaining(['MANAGE_AGENCY_CREATORS']),
    });
    // Known by the login now, whatever its email.
    const again = await server
      .client()
      .call('login', agencyPage(subject, 'renamed@office.example'));
    expect(again.status).toBe(200);
  });

  it('do not get the login that a creator has', async () => {
    const email = freshEmail();
    await madeAgency(staff, { email });
    const subject = crypto.randomUUID();
    const creator = server.client();
    await creator.call('login', { body: socialLogin('GOOGLE', subject, email) });
    const refused = await server.client().call('login', agencyPage(subject, email));
    expect(refused.error?.code).toBe('login-failed');
  });

  it('get a new email, and with it lose the logins and sessions of the earlier one', async () => {
    const email = freshEmail();
    const { agencyUserId } = await madeAgency(staff, { email });
    const client = server.client();
    await client.call('login', agencyPage('leaver', email));
    const renamed = freshEmail();
    const changed = await staff.call('upsertAgency', {
      body: { agencyData: { agencyUserId, email: renamed } },
    });
    expect(changed.data).toMatchObject({ email: renamed, name: 'मराठी माध्यम समूह' });
    expect((await client.call('getCurrentUser')).data?.userId).toBeNull();
    expect((await server.client().call('login', agencyPage('leaver', email))).status).toBe(401);
    expect((await server.client().call('login', agencyPage('successor', renamed))).status).toBe(
      200,
    );
  });

  it('keep what a change does not name, and lose what it sets to null', async () => {
    const { agencyUserId, email } = await madeAgency(staff, {
      contactName: 'सुनील पाटील',
      phone: '9822012345',
    });
    const change = (more: object) =>
      staff.call('upsertAgency', { body: { agencyData: { agencyUserId, ...more } } });
    expect((await change({ name: 'नवी माध्यम' })).data).toMatchObject({
      name: 'नवी माध्यम',
      email,
      contactName: 'सुनील पाटील',
      phone: '9822012345',
    });
    expect((await change({ contactName: null, phone: null })).data).toMatchObject({
      contactName: null,
      phone: null,
    });
  });

  it('are not changed on the basis of an outdated version', async () => {
    const { agencyUserId, updatedAt } = await madeAgency(staff);
    const change = (more: object) =>
      staff.call('upsertAgency', { body: { agencyData: { agencyUserId, updatedAt, ...more } } });
    server.clock.advance(1);
    expect((await change({ contactName: 'सुनील पाटील' })).status).toBe(200);
    const late = await change({ name: 'नवी माध्यम' });
    expect([late.status, late.error?.code]).toEqual([409, 'revision-conflict']);
    const body = { agencyData: { agencyUserId } };
    expect((await staff.call('getAgencyByFilter', { body })).data?.rows).toMatchObject([
      { name: 'मराठी माध्यम समूह', contactName: 'सुनील पाटील' },
    ]);
  });

  it('have a name and an email of their own', async () => {
    const make = (agencyData: object) => staff.call('upsertAgency', { body: { agencyData } });
    expect((await make({})).error?.fields).toEqual({ name: 'required', email: 'required' });
    expect((await make({ name: 'क<ख', email: freshEmail() })).error?.fields).toEqual({
      name: 'not-allowed',
    });
    const long = 'क'.repeat(limits.agencyNameMax + 1);
    const byRule = await make({ name: 'दूसरी', email: freshEmail(), contactName: long });
    const bySchema = await make({
      name: 'दूसरी',
      email: freshEmail(),
      contactName: long.repeat(9),
    });
    expect(byRule.error?.fields, 'from the handler').toEqual({ contactName: 'too-long' });
    expect(bySchema.error?.fields, 'from the validator').toEqual({ contactName: 'too-long' });
    const { email } = await madeAgency(staff);
    const twice = await make({ name: 'दूसरी', email });
    expect(twice).toMatchObject({
      status: 409,
      error: { code: 'already-taken', fields: { email: 'taken' } },
    });
    expect((await make({ agencyUserId: staff.userId, name: 'दूसरी' })).status).toBe(404);
  });

  it('are found by words of their name in any script, by email and by account status', async () => {
    const mark = `ज़${crypto.randomUUID().slice(0, 8)}`;
    const one = await madeAgency(staff, { name: `${mark} उर्दू केंद्र` });
    const two = await madeAgency(staff, { name: `${mark} अख़बार` });
    const found = async (agencyData: object) =>
      (await staff.call('getAgencyByFilter', { body: { agencyData } })).data?.rows.map(
        ({ agencyUserId }) => agencyUserId,
      );
    expect(await found({ search: mark })).toEqual([two.agencyUserId, one.agencyUserId]);
    expect(await found({ search: `केंद् ${mark}` })).toEqual([one.agencyUserId]);
    expect(await found({ email: one.email ?? '' })).toEqual([one.agencyUserId]);
    await staff.call('blockCreator', {
      body: { creatorUserId: two.agencyUserId, action: 'block', reason: 'spam' },
    });
    expect(await found({ search: mark, accountStatus: 'blocked' })).toEqual([two.agencyUserId]);
  });

  it('are listed page by page, each once, with the number of their creators', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const made = [];
    for (const letter of ['क', 'ख', 'ग']) {
      server.clock.advance(1);
      made.push(await madeAgency(staff, { name: `${letter} ${mark}` }));
    }
    await madeCreator(staff, { agencyUserId: made[0]?.agencyUserId ?? null });
    const body = { agencyData: { search: mark }, pageSize: 2 };
    const first = await staff.call('getAgencyByFilter', { body });
    const cursor =
      new URL(first.data?.nextPageUrl ?? '', 'http://x').searchParams.get('cursor') ?? '';
    const second = await staff.call('getAgencyByFilter', { body, query: { cursor } });
    const rows = [...(first.data?.rows ?? []), ...(second.data?.rows ?? [])];
    expect(rows.map(({ agencyUserId }) => agencyUserId)).toEqual(
      made.map(({ agencyUserId }) => agencyUserId),
    );
    expect(rows.map(({ creatorCount }) => creatorCount)).toEqual([1, 0, 0]);
    expect(second.data?.nextPageUrl).toBeNull();

    const newest = [];
    let query: { cursor?: string } = {};
    do {
      const { data } = await staff.call('getAgencyByFilter', {
        body: { ...body, sort: 'newest', pageSize: 1 },
        query,
      });
      newest.push(...(data?.rows ?? []).map(({ agencyUserId }) => agencyUserId));
      query = Object.fromEntries(new URL(data?.nextPageUrl ?? '', 'http://x').searchParams);
    } while (query.cursor);
    expect(newest).toEqual(made.map(({ agencyUserId }) => agencyUserId).toReversed());
  });

  it('see themselves and no other', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    await madeAgency(staff);
    const { data } = await agency.call('getAgencyByFilter', { body: {} });
    expect(data?.rows.map(({ agencyUserId }) => agencyUserId)).toEqual([agency.userId]);
    const agencyData = { agencyUserId: staff.userId };
    expect((await agency.call('getAgencyByFilter', { body: { agencyData } })).status).toBe(403);
  });
});
