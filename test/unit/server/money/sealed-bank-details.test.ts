import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { removeExpired } from '#server/housekeeping.ts';
import { createEnvelopeDecrypter } from '#server/platform/encryption/envelopes.ts';
import { type EnvelopeContents, sealEnvelope } from '#src/features/bank/sealing/sealed-envelope.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
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
const day = 24 * 3600;

type Creator = ContractClient & { userId: string };

describe.each(engines)('sealed bank details on %s', (engine) => {
  let server: TestServer;
  let staff: Creator;
  let picture: Buffer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    picture = await photo({ width: 400, height: 300 });
  }, 60_000);
  afterAll(() => server?.stop());
  // A test moves the clock beyond the end of a staff session.
  beforeEach(async () => {
    staff = await signInAs(server, { role: 'staff' });
  });

  async function creatorWithProof() {
    const creator = await signInAs(server, { role: 'creator', position: { work: 'approved' } });
    const { data } = await upload(creator, picture, { operation: 'uploadConfidentialImage' });
    return { creator, proofFileId: data.id };
  }

  /** What the device would keep, and the call that sends it. */
  async function sealed(
    creator: Creator,
    proofFileId: string,
    more: Partial<EnvelopeContents> = {},
  ) {
    const { data } = await creator.call('getSealingKey');
    const letter: EnvelopeContents = {
      ownerUserId: creator.userId,
      key: crypto.randomUUID(),
      sealedAt: server.clock.now().getTime(),
      basedOn: null,
      payload: { ...account, proofFileId },
      ...more,
    };
    return { letter, envelope: await sealEnvelope(letter, data.key) };
  }
  const send = (client: ContractClient, envelope: string, key: string) =>
    client.call('saveBankDetails', {
      body: { action: 'submit-sealed', sealed: envelope },
      headers: { 'idempotency-key': key },
    });
  async function sent(creator: Creator, proofFileId: string, more: Partial<EnvelopeContents> = {}) {
    const { letter, envelope } = await sealed(creator, proofFileId, more);
    return send(creator, envelope, letter.key);
  }
  const refusal = ({ status, error }: Awaited<ReturnType<typeof send>>) => [
    status,
    error.code,
    error.fields ?? {},
  ];

  it('are opened by the server alone, and then wait for a decision like others', async () => {
    const { creator, proofFileId } = await creatorWithProof();
    const { status, data } = await sent(creator, proofFileId);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'pending',
      isMasked: true,
      details: { accountNumber: '••••••••••7890', pan: '••••••234L', proof: { id: proofFileId } },
    });
    const seen = await staff.call('getBankDetails', { query: { userId: creator.userId } });
    expect(seen.data?.details).toMatchObject({
      accountNumber: '30211234567890',
      pan: 'ABCPK1234L',
    });
  });

  it('are submitted once per key, even after the envelope expired', async () => {
    const { creator, proofFileId } = await creatorWithProof();
    const { letter, envelope } = await sealed(creator, proofFileId);
    const first = await send(creator, envelope, letter.key);
    server.clock.advance((limits.envelopeDays + 1) * day);
    await removeExpired(server.deps);
    // They have confirmed again that it is them.
    await server.db.updateTable('sessions').set({ authenticated_at: server.clock.now() }).execute();
    const second = await send(creator, envelope, letter.key);
    expect([second.status, second.data]).toEqual([200, { ...first.data, payableFrom: null }]);
    expect(first.data?.history).toHaveLength(1);
    const other = await sealed(creator, proofFileId, { key: letter.key });
    expect(refusal(await send(creator, other.envelope, letter.key))).toEqual([
      409,
      'idempotency-conflict',
      {},
    ]);
  });

  it('are refused for another person, another key or changed data', async () => {
    const { creator, proofFileId } = await creatorWithProof();
    const { creator: other } = await creatorWithProof();
    const { letter, envelope } = await sealed(creator, proofFileId);
    expect(refusal(await send(other, envelope, letter.key))).toEqual([403, 'forbidden', {}]);
    expect(refusal(await send(creator, envelope, crypto.randomUUID()))).toEqual([
      400,
      'invalid-request',
      { sealed: 'not-allowed' },
    ]);
    const middle = envelope.lastIndexOf('.') - 20;
    const otherLetter = envelope[middle] === 'A' ? 'B' : 'A';
    const changed = `${envelope.slice(0, middle)}${otherLetter}${envelope.slice(middle + 1)}`;
    const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })).toString(
      'base64url',
    );
    const otherAlgorithm = envelope.replace(/^[^.]+/, header);
    for (const broken of [changed, otherAlgorithm]) {
      expect(refusal(await send(creator, broken, letter.key))).toEqual([
        400,
        'invalid-request',
        { sealed: 'malformed' },
      ]);
    }
    const hint = await creator.call('saveBankDetails', {
      body: { action: 'submit-sealed', sealed: envelope, currentUser: { userId: other.userId } },
      headers: { 'idempotency-key': letter.key },
    });
    expect(refusal(hint)).toEqual([403, 'forbidden', {}]);
    expect((await creator.call('getBankDetails')).data?.status).toBe('none');
  });

  it('are accepted for a limited time, and not from the future', async () => {
    const { creator, proofFileId } = await creatorWithProof();
    const now = server.clock.now().getTime();
    const sealedBefore = (seconds: number) =>
      sent(creator, proofFileId, { sealedAt: now - seconds * 1000 });
    const expired = [409, 'envelope-expired', {}];
    expect(refusal(await sealedBefore(limits.envelopeDays * day + 301))).toEqual(expired);
    expect(refusal(await sealedBefore(-day))).toEqual(expired);
    expect((await sealedBefore(limits.envelopeDays * day - 1)).status).toBe(200);
  });

  it('ask for the numbers again where their key is gone', async () => {
    const { creator, proofFileId } = await creatorWithProof();
    const { letter } = await sealed(creator, proofFileId);
    const gone = await createEnvelopeDecrypter(`7:${Buffer.alloc(32, 'gone').toString('base64')}`);
    const envelope = await sealEnvelope(letter, gone.publicKey);
    expect(refusal(await send(creator, envelope, letter.key))).toEqual([
      409,
      'envelope-expired',
      {},
    ]);
  });

  it.each([
    [{ accountNumber: '1234' }, { accountNumber: 'malformed' }],
    [
      { ifsc: 'SBIN1001234', pan: '- -' },
      { ifsc: 'malformed', pan: 'required' },
    ],
    [{ gstin: '27AAPFU0939F1ZV', pan: 'AAPFU0939F' }, { address: 'required' }],
    [{ address: 'Pune\u0000' }, { address: 'malformed' }],
    [{ accountHolder: 7 }, { accountHolder: 'malformed' }],
    [{ pan: undefined }, { pan: 'required' }],
    [{ upi: 'meera@bank' }, { upi: 'unknown-field' }],
    [{ proofFileId: 'mine' }, { proofFileId: 'malformed' }],
    [{ proofFileId: crypto.randomUUID() }, { proofFileId: 'not-allowed' }],
  ])('with %o are refused, naming the field as for open ones', async (change, fields) => {
    const { creator, proofFileId } = await creatorWithProof();
    const payload = { ...account, proofFileId, ...change } as EnvelopeContents['payload'];
    const { letter, envelope } = await sealed(creator, proofFileId, { payload });
    expect(refusal(await send(creator, envelope, letter.key))).toEqual([
      400,
      'invalid-request',
      fields,
    ]);
    expect((await sent(creator, proofFileId, { key: letter.key })).status).toBe(200);
  });

  it('do not take the place of what was sent since they were sealed', async () => {
    const { creator, proofFileId } = await creatorWithProof();
    const early = await sealed(creator, proofFileId);
    const { data } = await sent(creator, proofFileId);
    expect(refusal(await send(creator, early.envelope, early.letter.key))).toEqual([
      409,
      'transition-not-allowed',
      {},
    ]);
    await staff.call('saveBankDetails', {
      body: { action: 'approve', creatorUserId: creator.userId },
    });
    expect(refusal(await send(creator, early.envelope, early.letter.key))).toEqual([
      409,
      'transition-not-allowed',
      {},
    ]);
    expect((await creator.call('getBankDetails')).data?.status).toBe('approved');
    server.clock.advance(1);
    const changed = await sent(creator, proofFileId, { basedOn: data?.submittedAt ?? null });
    expect([changed.status, changed.data?.status]).toEqual([200, 'pending']);
  });

  it('are not readable anywhere', async () => {
    const { creator, proofFileId } = await creatorWithProof();
    await sent(creator, proofFileId);
    const { rows } = await server.database.executeSql(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
    const names = (rows as { name: string }[]).map(({ name }) => name);
    expect(names).toContain('idempotency_keys');
    for (const name of names) {
      const kept = await server.database.executeSql(`select * from "${name}"`);
      for (const text of (kept.rows as object[]).flatMap(readable))
        expect(text, name).not.toMatch(/30211234567890|३०२१ १२३४|ABCPK1234L|abcpk1234l/);
    }
  });
});
