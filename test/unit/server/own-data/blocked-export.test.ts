import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { prepareDataExports } from '#server/modules/own-data/export/prepare-export.ts';
import { signInBySocial, socialLogin } from '../fixtures/account-fixtures.ts';
import { freshEmail, madeAgency } from '../fixtures/agency-fixtures.ts';
import {
  blockedCreator,
  setBlocked,
  setUnblocked,
  signInBlocked,
} from '../fixtures/blocked-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';
import { unzip } from './zip-reader.ts';

type Blocked = Awaited<ReturnType<typeof blockedCreator>>;

const note = 'तीन चेतावनियाँ।';

describe.each(engines)('the copy of the own data of a blocked person on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAsStaff>>;
  let creator: Blocked;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    await server.db.deleteFrom('data_exports').execute();
    staff = await signInAsStaff(server);
    creator = await blockedCreator(server, staff, { note });
  });

  const request = (client: ContractClient = creator) =>
    client.call('requestDataExport', {
      body: { language: 'hi' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const link = (exportId: string, client: ContractClient = creator) =>
    client.call('createDataExportLink', { body: { exportId } });
  async function ready(client: ContractClient = creator): Promise<string> {
    expect((await request(client)).data?.dataExport?.state).toBe('preparing');
    await prepareDataExports(server.deps, (error) => {
      throw error;
    });
    const { dataExport } = (await client.call('getDataExport')).data ?? {};
    expect(dataExport?.state).toBe('ready');
    return dataExport?.exportId ?? '';
  }
  async function readyAddress(client: ContractClient = creator): Promise<string> {
    const { data } = await link(await ready(client), client);
    return data?.url ?? '';
  }
  const open = (url: string, client: ContractClient, headers = {}) => {
    const [path = '', search] = url.split('?');
    return client.call('getDataExportFile', {
      path: { exportId: path.split('/').at(-2) ?? '' },
      query: Object.fromEntries(new URLSearchParams(search)) as never,
      headers,
    });
  };
  const signInAgain = async () => (await signInBlocked(server, creator.subject)).client;

  it('is requested, prepared and downloaded without a session', async () => {
    expect((await creator.call('getDataExport')).data).toEqual({
      dataExport: null,
      canRequestAt: null,
    });
    const reply = await open(await readyAddress(), creator);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toContain('no-store');
    const files = unzip(reply.raw.rawPayload);
    expect(files.get('data/people.json')?.toString()).toContain(creator.userId);
    const all = [...files.values()].map((content) => content.toString()).join('\n');
    expect(all, 'the note of a block is for staff').not.toContain(note);
    const sessions = await server.db
      .selectFrom('sessions')
      .where('person_id', '=', creator.userId)
      .selectAll()
      .execute();
    expect(sessions, 'no session comes of it').toEqual([]);
  });

  it('counts for the same limit as copies that were requested before the block', async () => {
    for (const _ of Array.from({ length: limits.dataExportsPerWeek })) {
      await ready();
      server.clock.advance(1);
    }
    expect((await request()).error?.code).toBe('rate-limited');
    expect((await creator.call('getDataExport')).data?.canRequestAt).not.toBeNull();
  });

  it('opens to nobody else', async () => {
    const exportId = await ready();
    const url = (await link(exportId)).data?.url ?? '';
    const other = await blockedCreator(server, staff);
    const signedIn = await signInBySocial(server);
    for (const client of [other, signedIn, staff]) {
      expect((await open(url, client)).status).toBe(client === staff ? 403 : 404);
      expect((await link(exportId, client)).status).toBe(client === staff ? 403 : 404);
    }
    expect((await open(url, server.client())).status).toBe(401);
    expect((await other.call('getDataExport')).data?.dataExport).toBeNull();
    // Somebody whose session is in the same browser counts as that person.
    signedIn.cookies.set('blocked-access', creator.cookies.get('blocked-access') ?? '');
    expect((await open(url, signedIn)).status).toBe(404);
    const forged = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await open(forged, creator)).status).toBe(404);
    // An address of the other one does not open this copy.
    const theirs = await readyAddress(other);
    expect((await open(theirs.replace(/export\/[^/]+/, `export/${exportId}`), other)).status).toBe(
      404,
    );
  });

  it('continues after the access has ended, once its person has signed in again', async () => {
    const url = await readyAddress();
    const whole = await open(url, creator);
    const { etag } = whole.headers as { etag: string };
    server.clock.advance(limits.blockedAccessSeconds);
    const range = { range: 'bytes=100-', 'if-range': etag };
    expect((await open(url, creator, range)).status).toBe(401);
    const again = await signInAgain();
    const rest = await open(url, again, range);
    expect(rest.status).toBe(206);
    expect(rest.raw.rawPayload.equals(whole.raw.rawPayload.subarray(100))).toBe(true);
    server.clock.advance(limits.dataExportLinkSeconds - limits.blockedAccessSeconds);
    expect((await open(url, await signInAgain())).status, 'the address has ended').toBe(404);
  });

  it('is requested and opened within ten minutes after the sign-in', async () => {
    const exportId = await ready();
    server.clock.advance(limits.recentAuthenticationSeconds);
    for (const refused of [await request(), await link(exportId)])
      expect([refused.status, refused.error?.code]).toEqual([401, 'unauthenticated']);
    expect((await creator.call('getDataExport')).status, 'its state is shown').toBe(200);
    const again = await signInAgain();
    expect((await link(exportId, again)).status).toBe(200);
  });

  it('does not open after a sign-out', async () => {
    const url = await readyAddress();
    await creator.call('logout');
    expect((await open(url, creator)).status).toBe(401);
    expect((await request()).status).toBe(401);
  });

  it('needs a new address after the account was unblocked, and after another block', async () => {
    const url = await readyAddress();
    await setUnblocked(staff, creator.userId);
    expect((await open(url, creator)).status).toBe(401);
    const { client: unblocked } = await signInBlocked(server, creator.subject);
    expect((await open(url, unblocked)).status).toBe(404);
    server.clock.advance(1);
    await setBlocked(staff, creator.userId);
    const again = await signInAgain();
    expect((await open(url, again)).status).toBe(404);
  });

  it('is not for a blocked agency', async () => {
    const email = freshEmail();
    const { agencyUserId } = await madeAgency(staff, { email });
    const body = { ...socialLogin('GOOGLE', crypto.randomUUID(), email), agencyLogin: true };
    await server.client().call('login', { body });
    await setBlocked(staff, agencyUserId);
    const agency = server.client();
    await agency.call('login', { body });
    expect((await agency.call('getBlockedAccount')).data?.kind).toBe('agency');
    expect((await creator.call('getBlockedAccount')).data?.kind).toBe('creator');
    for (const refused of [await agency.call('getDataExport'), await request(agency)])
      expect(refused.error?.code).toBe('forbidden');
  });

  it('sends a notice to every known contact', async () => {
    const phone = await server.signIn();
    await setBlocked(staff, phone.userId);
    server.clock.advance(61);
    await phone.call('updatePhoneNo', { body: { phone: phone.phone, action: 'submit-phone' } });
    const otp = server.sms.lastTo(phone.phone);
    await phone.call('updatePhoneNo', {
      body: { phone: phone.phone, otp, action: 'verify-phone' },
    });
    server.texts.sent.length = 0;
    await request(phone);
    expect(server.texts.sent).toMatchObject([{ phone: phone.phone, kind: 'data-requested' }]);
  });
});
