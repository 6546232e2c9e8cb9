import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { decryptAccount, encryptAccount } from '#server/modules/money/bank-details/bank-account.ts';
import {
  choose,
  openConflict,
  type SignedIn,
  setPerson,
  signInBySocial,
  skip,
  socialLogin,
  verifyPhone,
} from '../fixtures/account-fixtures.ts';
import { approveBank, readOn } from '../fixtures/payment-fixtures.ts';
import { article, saved, signInApproved, upsert } from '../fixtures/post-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

/**
 * Every column that names a person, and what a merge does with it. Add new tables here,
 * and in server/modules/accounts/merge-accounts.ts where it moves.
 */
const columns: Record<string, 'moves' | 'ends' | 'stays'> = {
  'identities.person_id': 'moves',
  'posts.creator_id': 'moves',
  'engagement_days.creator_id': 'moves',
  'invoices.creator_id': 'moves',
  'pictures.owner_id': 'moves',
  'videos.owner_id': 'moves',
  'confidential_files.owner_id': 'moves',
  'bank_details.person_id': 'moves',
  'known_devices.person_id': 'moves',
  'notifications.person_id': 'moves',
  'notification_settings.person_id': 'moves',
  'phone_changes.person_id': 'moves',
  'ogc_owners.person_id': 'moves',
  'comm_cards.person_id': 'moves',
  'problem_reports.person_id': 'moves',
  'people.merged_into': 'moves',
  'people.agency_id': 'moves',
  'sources.creator_id': 'moves',
  'crawled_posts.creator_id': 'moves',
  'sessions.person_id': 'ends',
  // The history of the people stays unchanged.
  'sign_in_links.person_id': 'stays',
  'profile_changes.person_id': 'ends',
  'invoices.supplier_id': 'stays',
  'invoice_suppliers.person_id': 'stays',
  'invoice_series.person_id': 'stays',
  'profile_events.person_id': 'stays',
  'account_status_events.person_id': 'stays',
  // Records are never changed; those of merged accounts are found by the tombstones.
  'consents.person_id': 'stays',
  // Only a session of the account opens it; it expires after some days.
  'data_exports.person_id': 'stays',
  // Closed accounts are not merged.
  'account_closings.person_id': 'stays',
  // Counted for an hour only.
  'video_starts.person_id': 'stays',
  // Staff are never merged.
  'audit_entries.person_id': 'stays',
  'bulk_actions.person_id': 'stays',
  'passkeys.person_id': 'stays',
  'authenticator_apps.person_id': 'stays',
  'recovery_codes.person_id': 'stays',
  'pending_sign_ins.person_id': 'stays',
  'password_resets.person_id': 'stays',
  // Agencies are never merged.
  'agencies.person_id': 'stays',
  'agency_invitations.agency_id': 'stays',
  'agency_membership_events.agency_id': 'stays',
  'bank_events.person_id': 'stays',
  'review_claims.person_id': 'stays',
  // Staff are never merged.
  'saved_views.person_id': 'stays',
  'appeals.person_id': 'moves',
  'appeals.moderator_id': 'stays',
  'appeals.first_moderator_id': 'stays',
  'appeals.sent_by': 'stays',
  'appeals.claimed_by': 'stays',
  'appeals.decided_by': 'stays',
  'review_decisions.moderator_id': 'stays',
  'review_decisions.first_moderator_id': 'stays',
  'second_opinions.moderator_id': 'stays',
  'account_choices.person_id': 'stays',
  'account_choice_others.person_id': 'stays',
  'account_merges.selected_id': 'stays',
  'account_merges.defunct_id': 'stays',
  'sign_in_links.made_by': 'stays',
  // The history of the agency stays unchanged.
  'agency_invitations.answered_by': 'stays',
  'agency_membership_events.creator_id': 'stays',
};

/** A communication card that only one person is shown. */
const cardFor = (person_id: string) => ({
  id: crypto.randomUUID(),
  revision: 1,
  texts: JSON.stringify([{ language: 'en', title: 'Welcome', text: 'Write about your town.' }]),
  payment_types: [],
  person_id,
  is_on: true,
  updated_at: new Date(),
});

describe.each(engines)('a merge of accounts on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const current = async (client: ContractClient) => (await client.call('getCurrentUser')).data;
  const personOf = (id: string) =>
    server.db.selectFrom('people').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const titles = async (client: ContractClient) =>
    (await client.call('getPostByFilter', { body: { filters: {} } })).data?.rows.map(
      ({ title }) => title,
    );

  it('decides on every column that names a person', async () => {
    const { rows } = await sql<{ name: string }>`select conrelid::regclass || '.' || attname as name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'people'::regclass`.execute(server.db);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(columns).sort());
  });

  // spec 1.7
  it('moves logins, posts, pictures and followers to the account of the session', async () => {
    const holder = await server.signIn();
    const person = await signInBySocial(server);
    await saved(holder, { title: 'पहली बारिश' });
    await saved(person, { title: 'दूसरी बारिश' });
    await setPerson(server, holder.userId, { followers: 17 });
    await server.db.insertInto('comm_cards').values(cardFor(holder.userId)).execute();
    await setPerson(server, person.userId, { followers: 1284 });
    const conflict = (await verifyPhone(server, person, holder.phone)).data?.selectAccount
      ?.conflictAccounts[0];
    expect(conflict).toMatchObject({ posts: 1, followers: 17 });
    const { data } = await choose(person, person.userId, person.userId, holder.userId);
    expect(data).toEqual({ outcome: 'done', nextScreen: 'dashboard', selectAccount: null });
    expect(await titles(person)).toEqual(expect.arrayContaining(['पहली बारिश', 'दूसरी बारिश']));
    expect((await personOf(person.userId)).followers).toBe(1301);
    expect((await person.call('getCommConfig')).data?.rows).toHaveLength(1);
    expect((await current(holder))?.userId).toBeNull();
    server.clock.advance(61);
    expect((await server.signIn(holder.phone)).userId).toBe(person.userId);
    expect((await person.call('getProfileDetails')).data?.phone).toBe(
      `••••••${holder.phone.slice(-4)}`,
    );
  });

  it('carries the session over to the other account where that one is kept', async () => {
    const holder = await signInApproved(server);
    const post = await saved(holder);
    const person = await signInBySocial(server);
    await saved(person, { title: 'दूसरी बारिश' });
    await verifyPhone(server, person, holder.phone);
    const { data } = await choose(person, person.userId, holder.userId, person.userId);
    expect(data).toMatchObject({ outcome: 'done', nextScreen: 'dashboard' });
    expect(await current(person)).toMatchObject({ userId: holder.userId, blueTick: true });
    expect(await titles(person)).toHaveLength(2);
    const kept = await person.call('getPostById', { path: { postId: post.postUID }, body: {} });
    expect(kept.data?.creator.userId).toBe(holder.userId);
    expect((await current(holder))?.userId).toBe(holder.userId);
    // The reply may have been lost: asked again, also by the name of before, the answer is the
    // same.
    const again = await choose(person, person.userId, holder.userId, person.userId);
    expect(again.data).toEqual(data);
    expect((await skip(person, holder.userId)).data).toEqual(data);
  });

  it('leaves a tombstone with the handle and without personal data', async () => {
    const { person, holder } = await openConflict(server);
    const handle = `h${crypto.randomUUID().slice(0, 8)}`;
    const profile = {
      name: 'Meera',
      handle,
      bio: 'बारिश पर लिखती हूँ।',
      languages: ['hi'],
      isAdult: true,
    };
    await holder.call('register', { body: { registerData: profile } });
    await choose(person, person.userId, person.userId, holder.userId);
    expect(await personOf(holder.userId)).toMatchObject({
      merged_into: person.userId,
      handle,
      name: null,
      bio: null,
      permissions: [],
      submitted_at: null,
    });
    const evidence = await server.db
      .selectFrom('account_merges')
      .where('defunct_id', '=', holder.userId)
      .selectAll()
      .execute();
    expect(evidence).toMatchObject([{ selected_id: person.userId, identities: 1, posts: 0 }]);
    const taken = await person.call('checkHandle', { query: { handle } });
    expect(JSON.stringify(taken.data ?? taken.error)).toContain('taken');
  });

  it('keeps both of two posts that one device gave the same name', async () => {
    const { person, holder } = await openConflict(server);
    const clientId = crypto.randomUUID();
    await saved(holder, { clientId, title: 'उनकी' });
    await saved(person, { clientId, title: 'मेरी' });
    await choose(person, person.userId, person.userId, holder.userId);
    expect(await titles(person)).toEqual(expect.arrayContaining(['उनकी', 'मेरी']));
    const own = await person.call('getPostById', { path: { postId: clientId }, body: {} });
    expect(own.data?.title).toBe('मेरी');
  });

  it('moves the bank details where the kept account has none', async () => {
    const { person, holder } = await openConflict(server);
    const account = {
      accountHolder: 'Meera',
      accountNumber: '123456789',
      ifsc: 'SBIN0001234',
      pan: 'ABCPK1234F',
      gstin: null,
      address: null,
    };
    const file = crypto.randomUUID();
    const at = server.clock.now();
    await server.db
      .insertInto('confidential_files')
      .values({
        id: file,
        owner_id: holder.userId,
        name: 'x',
        format: 'png',
        width: 1,
        height: 1,
        bytes: 1,
        created_at: at,
      })
      .execute();
    const { cipher } = server.deps;
    await server.db
      .insertInto('bank_details')
      .values({
        person_id: holder.userId,
        sealed: encryptAccount(cipher, holder.userId, account),
        proof_id: file,
        submitted_at: at,
      })
      .execute();
    const approved = {
      phone: 'verified',
      work: 'approved',
      bank: 'approved',
      accountStatus: 'active',
    };
    await setPerson(server, holder.userId, { position: JSON.stringify(approved) });
    await choose(person, person.userId, person.userId, holder.userId);
    const moved = await server.db
      .selectFrom('bank_details')
      .where('person_id', '=', person.userId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(decryptAccount(cipher, person.userId, moved.sealed)).toEqual(account);
    expect((await personOf(person.userId)).position).toMatchObject({
      bank: 'approved',
      work: 'notSubmitted',
    });
  });

  it('holds payments when the other account has money or bank details', async () => {
    const payableFrom = async (brings: (other: SignedIn) => Promise<unknown>) => {
      const { person, holder } = await openConflict(server);
      await approveBank(server, holder.userId);
      await brings(person);
      await choose(person, person.userId, holder.userId, person.userId);
      const { data } = await person.call('getBankDetails');
      return data?.payableFrom;
    };
    const held = () =>
      new Date(server.clock.now().getTime() + limits.bankHoldSeconds * 1000).toISOString();
    const earned = await payableFrom((other) => readOn(server, other, { '2026-11-03': 2000 }));
    expect(earned).toBe(held());
    const ownDetails = await payableFrom(({ userId }) => approveBank(server, userId));
    expect(ownDetails).toBe(held());
    expect(await payableFrom(async () => {})).toBeNull();
  });

  it('includes accounts merged earlier', async () => {
    const first = await openConflict(server);
    await choose(first.person, first.person.userId, first.person.userId, first.holder.userId);
    const last = await signInBySocial(server, 'FACEBOOK');
    await last.call('linkLogin', { body: { user: socialLogin('GOOGLE', first.person.subject) } });
    await choose(last, last.userId, last.userId, first.person.userId);
    expect((await personOf(first.holder.userId)).merged_into).toBe(last.userId);
    server.clock.advance(61);
    expect((await server.signIn(first.holder.phone)).userId).toBe(last.userId);
  });

  it('happens once when two pages choose differently at the same moment', async () => {
    const { person, holder } = await openConflict(server);
    const answers = await Promise.all([
      choose(person, person.userId, person.userId, holder.userId),
      choose(person, person.userId, holder.userId, person.userId),
      skip(person, person.userId),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data?.outcome)).size).toBe(1);
    const [one, other] = [await personOf(person.userId), await personOf(holder.userId)];
    expect(
      [one, other].filter(({ merged_into }) => merged_into !== null).length,
    ).toBeLessThanOrEqual(1);
  });

  it('assigns the account to the first of two who verified its number', async () => {
    const { person, holder } = await openConflict(server);
    const rival = await signInBySocial(server, 'FACEBOOK');
    await verifyPhone(server, rival, holder.phone);
    // A minute between two codes has passed, and the first asked for more time.
    await server.db
      .updateTable('account_choices')
      .set({ deadline: new Date(server.clock.now().getTime() + 60_000) })
      .execute();
    const answers = await Promise.all([
      choose(person, person.userId, person.userId, holder.userId),
      choose(rival, rival.userId, rival.userId, holder.userId),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.code).toBe('choice-failed');
    const winner = answers[0]?.status === 200 ? person : rival;
    const loser = winner === person ? rival : person;
    expect((await personOf(holder.userId)).merged_into).toBe(winner.userId);
    expect((await personOf(loser.userId)).merged_into).toBeNull();
    const repeated = await choose(loser, loser.userId, loser.userId, holder.userId);
    expect([repeated.status, repeated.error.code]).toEqual([409, 'choice-failed']);
  });

  it('loses no post that is saved while accounts are merged', async () => {
    const { person, holder } = await openConflict(server);
    const [, ...answers] = await Promise.all([
      choose(person, person.userId, person.userId, holder.userId),
      ...Array.from({ length: 8 }, (_, number) =>
        upsert(holder, article({ title: `पोस्ट ${number}` })),
      ),
    ]);
    const acknowledged = answers.filter(({ status }) => status === 200).length;
    expect(await titles(person)).toHaveLength(acknowledged);
    const left = await server.db
      .selectFrom('posts')
      .where('creator_id', '=', holder.userId)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it('changes nothing when it fails midway', async () => {
    const { person, holder } = await openConflict(server);
    await saved(holder, { title: 'पहली' });
    await sql`alter table account_merges
      add constraint broken check (defunct_id <> ${sql.lit(holder.userId)})`.execute(server.db);
    const { status } = await choose(person, person.userId, person.userId, holder.userId);
    await sql`alter table account_merges drop constraint broken`.execute(server.db);
    expect(status).toBe(500);
    expect(await titles(holder)).toEqual(['पहली']);
    expect((await choose(person, person.userId, person.userId, holder.userId)).data?.outcome).toBe(
      'done',
    );
    expect(await titles(person)).toEqual(['पहली']);
  });
});
