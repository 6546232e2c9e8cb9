import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '#test/factories/sample-photo.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { readable } from '../harness/decoded-values.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const account = {
  accountHolder: 'मीरा कुलकर्णी',
  accountNumber: '३०२१ १२३४-५६७८९०',
  ifsc: 'sbin0001234',
  pan: 'abcpk1234l',
};

describe.each(engines)('bank details on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAsStaff>>;
  let picture: Buffer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
    picture = await photo({ width: 400, height: 300, orientation: 6 });
  }, 60_000);
  afterAll(() => server?.stop());

  let made = 0;
  async function approvedCreator() {
    const creator = await server.signIn();
    made += 1;
    const registerData = {
      name: `Meera ${made}`,
      handle: `meera_bank_${made}`,
      bio: 'खेती',
      languages: ['hi' as const],
      isAdult: true as const,
    };
    await creator.call('register', { body: { registerData } });
    await staff.call('updateDetailsStatus', {
      body: { creatorUserId: creator.userId, action: 'approve' },
    });
    return creator;
  }
  const uploadProof = async (client: ContractClient) =>
    (await upload(client, picture, { operation: 'uploadConfidentialImage' })).data;
  const submit = (client: ContractClient, payload: object, headers = {}) =>
    client.call('saveBankDetails', { body: { action: 'submit', payload }, headers });
  const decide = (creatorUserId: string, decision: object) =>
    staff.call('saveBankDetails', { body: { creatorUserId, ...decision } });
  async function submitted() {
    const creator = await approvedCreator();
    const { id: proofFileId } = await uploadProof(creator);
    await submit(creator, { ...account, proofFileId });
    server.clock.advance(1);
    return { creator, proofFileId };
  }

  // spec 1.5, 1.37
  it('are requested after the approval, and then wait for a decision', async () => {
    const creator = await server.signIn();
    const { id: early } = await uploadProof(creator);
    const refused = await submit(creator, { ...account, proofFileId: early });
    expect([refused.status, refused.error.code]).toEqual([409, 'transition-not-allowed']);
    expect((await creator.call('getBankDetails')).data).toMatchObject({
      status: 'none',
      details: null,
    });

    const { creator: approved, proofFileId } = await submitted();
    const { data } = await approved.call('getBankDetails');
    expect(data).toMatchObject({
      status: 'pending',
      isMasked: true,
      details: {
        accountHolder: 'मीरा कुलकर्णी',
        accountNumber: '••••••••••7890',
        ifsc: 'SBIN0001234',
        pan: '••••••234L',
        gstin: null,
        proof: { id: proofFileId, width: 400, height: 300 },
      },
    });
    expect((await approved.call('getCurrentUser')).data?.creatorState).toMatchObject({
      'bank-details-submission': 'true',
      'bank-details-approval': 'pending',
    });
  });

  it('are shown whole only to staff who decide', async () => {
    const { creator } = await submitted();
    const query = { userId: creator.userId };
    const { data } = await staff.call('getBankDetails', { query });
    expect(data).toMatchObject({
      isMasked: false,
      details: { accountNumber: '30211234567890', pan: 'ABCPK1234L' },
    });
    const stranger = await approvedCreator();
    expect((await stranger.call('getBankDetails', { query })).status).toBe(403);
    expect(
      (await staff.call('getBankDetails', { query: { userId: crypto.randomUUID() } })).status,
    ).toBe(404);
  });

  it('are sealed in the database and among the files', async () => {
    const { creator, proofFileId } = await submitted();
    await decide(creator.userId, { action: 'approve' });
    const tables = [
      'bank_details',
      'bank_events',
      'idempotency_keys',
      'confidential_files',
    ] as const;
    for (const table of tables) {
      const rows: object[] = await server.db.selectFrom(table).selectAll().execute();
      for (const text of rows.flatMap(readable))
        expect(text, table).not.toMatch(/30211234567890|ABCPK1234L|abcpk1234l|कुलकर्णी/);
    }
    const stored = [...server.files].filter(([key]) => key.endsWith(proofFileId));
    expect(stored).toHaveLength(1);
    expect(stored[0]?.[1].subarray(0, 64).includes(Buffer.from('JFIF'))).toBe(false);
  });

  it('have a proof that only its owner and staff can read, and no cache keeps', async () => {
    const { creator, proofFileId: fileId } = await submitted();
    const own = await creator.call('getConfidentialImage', { path: { fileId } });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(own.raw.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect((await staff.call('getConfidentialImage', { path: { fileId } })).status).toBe(200);
    const stranger = await approvedCreator();
    expect((await stranger.call('getConfidentialImage', { path: { fileId } })).status).toBe(404);
    expect((await server.client().call('getConfidentialImage', { path: { fileId } })).status).toBe(
      401,
    );
    const borrowed = await submit(stranger, { ...account, proofFileId: fileId });
    expect(borrowed.error.fields).toEqual({ proofFileId: 'not-allowed' });
  });

  it('take no proof that is not a picture', async () => {
    const creator = await approvedCreator();
    const answer = await upload(creator, '<svg xmlns="http://www.w3.org/2000/svg"/>', {
      operation: 'uploadConfidentialImage',
    });
    expect([answer.status, answer.error.code, answer.error.fields]).toEqual([
      415,
      'image-type-not-allowed',
      { file: 'not-allowed' },
    ]);
    expect(
      await server.db
        .selectFrom('confidential_files')
        .select('id')
        .where('owner_id', '=', creator.userId)
        .execute(),
    ).toEqual([]);
  });

  it.each([
    [{ accountNumber: '1234' }, { accountNumber: 'malformed' }],
    [{ ifsc: 'SBIN1001234' }, { ifsc: 'malformed' }],
    [{ pan: 'ABCDK1234L' }, { pan: 'malformed' }],
    [{ gstin: '27AAPFU0939F1ZV', address: 'Pune' }, { gstin: 'malformed' }],
    [{ gstin: '27AAPFU0939F1ZV', pan: 'AAPFU0939F' }, { address: 'required' }],
    [{ address: 'क'.repeat(301) }, { address: 'too-long' }],
    [
      { accountHolder: ' ', pan: '- -' },
      { accountHolder: 'required', pan: 'required' },
    ],
    [{ accountHolder: 'क'.repeat(101) }, { accountHolder: 'too-long' }],
  ])('with %o are refused, naming the field', async (change, fields) => {
    const creator = await approvedCreator();
    const { id: proofFileId } = await uploadProof(creator);
    const { status, error } = await submit(creator, { ...account, proofFileId, ...change });
    expect([status, error.fields]).toEqual([400, fields]);
    expect((await creator.call('getBankDetails')).data?.status).toBe('none');
  });

  // spec 3.40, 4.41
  it('are rejected with reasons, fixed, and approved', async () => {
    const { creator, proofFileId } = await submitted();
    const without = await decide(creator.userId, { action: 'reject' });
    expect([without.status, without.error.fields]).toEqual([400, { reasons: 'required' }]);
    const reject = { action: 'reject', reasons: ['proof-unreadable'], note: 'धुंधली है।' };
    expect((await decide(creator.userId, reject)).data?.status).toBe('rejected');
    expect((await creator.call('getBankDetails')).data?.rejection).toMatchObject({
      reasons: ['proof-unreadable'],
      note: 'धुंधली है।',
    });
    server.clock.advance(1);
    await submit(creator, { ...account, proofFileId });
    server.clock.advance(1);
    await decide(creator.userId, { action: 'approve' });
    const { data } = await creator.call('getBankDetails');
    expect([data?.status, data?.rejection]).toEqual(['approved', null]);
    expect(data?.history.map(({ action }) => action)).toEqual([
      'submitted',
      'rejected',
      'submitted',
      'approved',
    ]);
    const again = await decide(creator.userId, { action: 'approve' });
    expect([again.status, again.error.code]).toEqual([409, 'transition-not-allowed']);
  });

  it('are decided by staff alone', async () => {
    const { creator } = await submitted();
    const own = await creator.call('saveBankDetails', {
      body: { action: 'approve', creatorUserId: creator.userId },
    });
    expect(own.status).toBe(403);
    expect((await creator.call('getBankDetailsByFilter', { body: {} })).status).toBe(403);
  });

  it('are submitted once for a key', async () => {
    const creator = await approvedCreator();
    const { id: proofFileId } = await uploadProof(creator);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await submit(creator, { ...account, proofFileId }, headers);
    const second = await submit(creator, { ...account, proofFileId }, headers);
    expect([second.status, second.data]).toEqual([200, first.data]);
    expect(first.data?.history).toHaveLength(1);
    const other = await submit(creator, { ...account, pan: 'ABCPK1234M', proofFileId }, headers);
    expect(other.error.code).toBe('idempotency-conflict');
  });

  it('wait in a list, the oldest first, page by page', async () => {
    const waiting = [await submitted(), await submitted(), await submitted()].map(
      ({ creator }) => creator.userId,
    );
    const seen: string[] = [];
    let query: { cursor?: string } = {};
    do {
      const { data } = await staff.call('getBankDetailsByFilter', { body: { pageSize: 2 }, query });
      seen.push(...(data?.rows ?? []).map(({ creatorUserId }) => creatorUserId));
      const cursor =
        data?.nextPageUrl && new URL(data.nextPageUrl, 'http://portal').searchParams.get('cursor');
      query = cursor ? { cursor } : {};
    } while (query.cursor);
    expect(seen.filter((id) => waiting.includes(id))).toEqual(waiting);
    expect(new Set(seen).size).toBe(seen.length);
    await decide(String(waiting[0]), { action: 'approve' });
    const { data } = await staff.call('getBankDetailsByFilter', {
      body: { filters: { status: 'approved' } },
    });
    expect(data?.rows.map(({ creatorUserId }) => creatorUserId)).toContain(waiting[0]);
  });

  it('are found by a part of the creator’s name or handle, and not by phone number', async () => {
    const { creator } = await submitted();
    await submitted();
    await server.db
      .updateTable('people')
      .set({ name: 'Raghunath Deshmukh' })
      .where('id', '=', creator.userId)
      .execute();
    const find = async (search: string, status: 'pending' | 'approved' = 'pending') => {
      const body = { filters: { status, search } };
      const { data } = await staff.call('getBankDetailsByFilter', { body });
      expect(data.total).toBe(data.rows.length);
      return data.rows.map(({ creatorUserId }) => creatorUserId);
    };
    expect(await find('nath')).toEqual([creator.userId]);
    expect(await find('de ragh')).toEqual([creator.userId]);
    expect(await find('nath', 'approved')).toEqual([]);
    const { subject } = await server.db
      .selectFrom('identities')
      .where('person_id', '=', creator.userId)
      .where('kind', '=', 'MOBILE')
      .select('subject')
      .executeTakeFirstOrThrow();
    expect(await find(subject)).toEqual([]);
  });
});
