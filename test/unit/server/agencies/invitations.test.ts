import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { removeExpired } from '#server/housekeeping.ts';
import { assignAgency, madeInvitation } from '../fixtures/agency-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Person = ContractClient & { userId: string };

describe.each(engines)('invitations of an agency on %s', (engine) => {
  let server: TestServer;
  let agency: Person;
  let creator: Person;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    agency = await signInAs(server, { role: 'agency' });
    creator = await signInAs(server, { role: 'creator' });
  });

  const view = (by: ContractClient, token: string) =>
    by.call('viewAgencyInvitation', { body: { token } });
  const answer = (by: ContractClient, token: string, how: 'accept' | 'decline' = 'accept') =>
    by.call('answerAgencyInvitation', { body: { token, answer: how } });
  const agencyIdOf = async ({ userId }: Person) =>
    (await server.db.selectFrom('people').where('id', '=', userId).selectAll().execute())[0]
      ?.agency_id;
  const invitations = async (of: Person = agency) =>
    (await of.call('getAgencyInvitations')).data.rows;

  it('join a creator who consents, once, and are listed with who accepted', async () => {
    const { token, invitation, url } = await madeInvitation(agency, ' प्रिया ');
    expect(new URL(url).pathname).toBe('/agency-invitation');
    expect(invitation).toMatchObject({ recipientName: 'प्रिया', state: 'open' });
    expect((await view(creator, token)).data).toMatchObject({
      agencyName: 'Meera Kulkarni',
      obstacle: null,
    });
    expect(await agencyIdOf(creator)).toBeNull();
    const { data } = await answer(creator, token);
    expect(data?.agency).toMatchObject({
      agencyUserId: agency.userId,
      joinedAt: server.clock.now().toISOString(),
    });
    expect(await agencyIdOf(creator)).toBe(agency.userId);
    expect(await invitations()).toMatchObject([
      { state: 'accepted', creatorName: 'Meera Kulkarni' },
    ]);
    const late = await signInAs(server, { role: 'creator' });
    expect((await view(late, token)).status).toBe(404);
    expect((await answer(late, token)).status).toBe(404);
    const { data: overview } = await agency.call('getAgencyOverview');
    expect(overview).toMatchObject({
      creatorCount: 1,
      membershipEvents: [{ action: 'joined', creatorName: 'Meera Kulkarni' }],
    });
  });

  it('join only one of two creators who accept at the same time', async () => {
    const { token } = await madeInvitation(agency);
    const other = await signInAs(server, { role: 'creator' });
    const replies = await Promise.all([answer(creator, token), answer(other, token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('answer a repeated call with the same key like the first', async () => {
    const { token } = await madeInvitation(agency);
    const sent = {
      body: { token, answer: 'accept' as const },
      headers: { 'idempotency-key': crypto.randomUUID() },
    };
    const first = await creator.call('answerAgencyInvitation', sent);
    const again = await creator.call('answerAgencyInvitation', sent);
    expect([again.status, again.data]).toEqual([200, first.data]);
  });

  it('can be declined, which changes nothing else and does not reveal who did it', async () => {
    const { token } = await madeInvitation(agency);
    expect((await answer(creator, token, 'decline')).data).toEqual({ agency: null });
    expect(await agencyIdOf(creator)).toBeNull();
    expect(await invitations()).toMatchObject([{ state: 'declined', creatorName: null }]);
    expect((await answer(creator, token)).status).toBe(404);
  });

  it('can be revoked while they are open, by their own agency', async () => {
    const { token, invitation } = await madeInvitation(agency);
    const body = { invitationId: invitation.invitationId };
    const stranger = await signInAs(server, { role: 'agency' });
    expect((await stranger.call('revokeAgencyInvitation', { body })).status).toBe(404);
    expect(await invitations(stranger)).toEqual([]);
    expect((await agency.call('revokeAgencyInvitation', { body })).data?.state).toBe('revoked');
    expect((await agency.call('revokeAgencyInvitation', { body })).data?.state).toBe('revoked');
    expect((await answer(creator, token)).status).toBe(404);
    const accepted = await madeInvitation(agency);
    await answer(creator, accepted.token);
    const late = await agency.call('revokeAgencyInvitation', {
      body: { invitationId: accepted.invitation.invitationId },
    });
    expect(late.error?.code).toBe('transition-not-allowed');
  });

  it('expire after seven days, and are forgotten half a year later', async () => {
    const { token } = await madeInvitation(agency);
    server.clock.advance(limits.invitationSeconds);
    const later = await signInAs(server, { role: 'creator' });
    expect((await view(later, token)).status).toBe(404);
    expect((await answer(later, token)).status).toBe(404);
    agency = Object.assign(agency, await signInAgain(agency));
    expect(await invitations()).toMatchObject([{ state: 'expired' }]);
    server.clock.advance(limits.invitationRecordDays * 24 * 3600 + 1);
    await removeExpired(server.deps);
    const kept = await server.db
      .selectFrom('agency_invitations')
      .where('agency_id', '=', agency.userId)
      .selectAll()
      .execute();
    expect(kept).toEqual([]);
  });

  /** Sessions end on the way: another one of the same person. */
  async function signInAgain({ userId }: Person): Promise<Person> {
    const fresh = await signInAs(server, { role: 'agency' });
    await server.db
      .updateTable('sessions')
      .set({ person_id: userId })
      .where('person_id', '=', fresh.userId)
      .execute();
    return Object.assign(fresh, { userId });
  }

  it.each([
    ['a creator of this agency', 'managed-by-this-agency'],
    ['a creator of another agency', 'managed-by-another-agency'],
    ['another agency', 'agency'],
    ['the agency itself', 'agency'],
    ['staff', 'staff'],
  ] as const)('show %s why they cannot accept', async (who, obstacle) => {
    const { token } = await madeInvitation(agency);
    const person = await asked(who);
    expect((await view(person, token)).data?.obstacle).toBe(obstacle);
    const before = await agencyIdOf(person);
    const refused = await answer(person, token);
    expect(refused).toMatchObject({ status: 409, error: { code: 'transition-not-allowed' } });
    expect(await agencyIdOf(person)).toBe(before);
    expect((await invitations())[0]?.state).toBe('open');
  });

  async function asked(who: string): Promise<Person> {
    const another = await signInAs(server, { role: 'agency' });
    if (who === 'a creator of this agency')
      await assignAgency(server, creator.userId, agency.userId);
    if (who === 'a creator of another agency')
      await assignAgency(server, creator.userId, another.userId);
    if (who === 'staff') return signInAs(server, { role: 'staff' });
    if (who === 'another agency') return another;
    return who === 'the agency itself' ? agency : creator;
  }

  it('of a blocked agency cannot be accepted; blocked creators cannot answer any', async () => {
    const staff = await signInAs(server, { role: 'staff' });
    const block = (creatorUserId: string) =>
      staff.call('blockCreator', { body: { creatorUserId, action: 'block', reason: 'spam' } });
    const { token } = await madeInvitation(agency);
    const blocked = await signInAs(server, { role: 'creator' });
    await block(blocked.userId);
    expect((await answer(blocked, token)).status).toBe(401);
    await block(agency.userId);
    expect((await view(creator, token)).status).toBe(404);
    expect((await answer(creator, token)).status).toBe(404);
    expect((await agency.call('getAgencyInvitations')).status).toBe(401);
  });

  it('are limited in number: open at a time, and created in a day', async () => {
    const made = [];
    for (let count = 0; count < limits.openInvitationsMax; count++)
      made.push(await madeInvitation(agency));
    const refused = await agency.call('createAgencyInvitation', { body: {} });
    expect(refused.error?.code).toBe('not-available');
    await server.db
      .updateTable('agency_invitations')
      .set({ revoked_at: server.clock.now() })
      .where('agency_id', '=', agency.userId)
      .execute();
    for (let count = made.length; count < limits.invitationsPerDay; count++) {
      const { invitation } = await madeInvitation(agency);
      const body = { invitationId: invitation.invitationId };
      await agency.call('revokeAgencyInvitation', { body });
    }
    const limited = await agency.call('createAgencyInvitation', { body: {} });
    expect(limited.error).toMatchObject({ code: 'rate-limited', retryAfter: 24 * 3600 });
  });

  it('refuse a name of more than sixty characters', async () => {
    const { error } = await agency.call('createAgencyInvitation', {
      body: { recipientName: 'क'.repeat(limits.invitationNameMax + 1) },
    });
    expect(error?.fields).toEqual({ recipientName: 'too-long' });
  });

  it('end when the creator leaves: the agency may do nothing for them any more', async () => {
    const { token } = await madeInvitation(agency);
    await answer(creator, token);
    expect((await creator.call('getOwnAgency')).data?.agency?.agencyUserId).toBe(agency.userId);
    const query = { creatorUserId: creator.userId };
    expect((await agency.call('getAgencyCreator', { query })).status).toBe(200);
    const stale = await creator.call('leaveAgency', {
      body: { agencyUserId: crypto.randomUUID() },
    });
    expect(stale.error?.code).toBe('transition-not-allowed');
    server.clock.advance(1);
    const left = await creator.call('leaveAgency', { body: { agencyUserId: agency.userId } });
    expect(left.data).toEqual({ agency: null });
    expect((await creator.call('getOwnAgency')).data).toEqual({ agency: null });
    expect((await agency.call('getAgencyCreator', { query })).status).toBe(404);
    const { data } = await agency.call('getAgencyOverview');
    expect(data?.membershipEvents.map(({ action }) => action)).toEqual(['left', 'joined']);
    const back = await madeInvitation(agency);
    expect((await answer(creator, back.token)).status).toBe(200);
  });
});
