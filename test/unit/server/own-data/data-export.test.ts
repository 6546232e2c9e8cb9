import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { registerInvoiceJobs } from '#server/modules/money/invoices/invoice-jobs.ts';
import { prepareDataExports } from '#server/modules/own-data/export/prepare-export.ts';
import { deleteOldDataExports } from '#server/modules/own-data/index.ts';
import { attemptsPerDay } from '#server/modules/own-data/presenter.ts';
import { choose, openConflict } from '../fixtures/account-fixtures.ts';
import { invoiced, setRates, signInPayable } from '../fixtures/payment-fixtures.ts';
import { type Creator, saved, signInApproved } from '../fixtures/post-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';
import { unzip } from './zip-reader.ts';

const day = 24 * 3600;

describe.each(engines)('the copy of the own data on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;
  let failures: unknown[];

  beforeAll(async () => {
    server = await startTestServer(engine);
    await setRates(server, '2026-04');
    await registerInvoiceJobs(server.deps);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    failures = [];
    await server.db.deleteFrom('data_exports').execute();
    creator = await signInApproved(server);
  });

  const request = (client: ContractClient = creator, key: string = crypto.randomUUID()) =>
    client.call('requestDataExport', {
      body: { language: 'hi' },
      headers: { 'idempotency-key': key },
    });
  const prepare = (signal?: AbortSignal) =>
    prepareDataExports(server.deps, (error) => failures.push(error), signal);
  const status = async (client: ContractClient = creator) =>
    (await client.call('getDataExport')).data;
  const ready = async (client: ContractClient = creator) => {
    await request(client);
    await prepare();
    return (await status(client)).dataExport?.exportId ?? '';
  };
  const link = (exportId: string, client: ContractClient = creator) =>
    client.call('createDataExportLink', { body: { exportId } });
  /** Opens an address as this person, with these headers. */
  const open = async (url: string, client: ContractClient = creator, headers = {}) => {
    const [path = '', search] = url.split('?');
    const exportId = path.split('/').at(-2) ?? '';
    const query = Object.fromEntries(new URLSearchParams(search));
    return client.call('getDataExportFile', { path: { exportId }, query, headers });
  };
  const download = async (exportId: string, client: ContractClient = creator) => {
    const { data } = await link(exportId, client);
    return (await open(data.url, client)).raw.rawPayload;
  };
  const files = async (client: ContractClient = creator) =>
    unzip(await download(await ready(client), client));
  const rows = (found: Map<string, Buffer>, table: string) =>
    JSON.parse(found.get(`data/${table}.json`)?.toString() ?? 'null');

  it('has the person, their posts as data and as pages, and an overview', async () => {
    const post = await saved(creator, { title: 'बारिश <b>', textContent: '<p>खेत & नदी</p>' });
    const other = await signInApproved(server);
    await saved(other, { title: 'किसी और की' });
    const found = await files();
    expect(failures).toEqual([]);
    expect(rows(found, 'people')).toMatchObject([{ id: creator.userId, bio: expect.any(String) }]);
    expect(rows(found, 'identities')).toMatchObject([{ kind: 'MOBILE', subject: creator.phone }]);
    expect(rows(found, 'posts')).toMatchObject([{ id: post.postUID, title: 'बारिश <b>' }]);
    expect(rows(found, 'sessions')).toHaveLength(1);
    const page = found.get('posts/posts-0001.html')?.toString() ?? '';
    expect(page).toContain('<h2>बारिश &lt;b&gt;</h2>');
    expect(page).toContain('खेत &amp; नदी');
    const overview = found.get('index.html')?.toString() ?? '';
    expect(overview).toContain('<html lang="hi" dir="ltr">');
    expect(overview).toContain('मीरा कुलकर्णी');
    const all = [...found.values()].map((content) => content.toString()).join('\n');
    expect(all).not.toContain('किसी और की');
    expect(all).not.toContain('token_hash');
  });

  it('has bank details and invoices whole, which are encrypted where they are kept', async () => {
    const paid = await signInPayable(server, { '2026-10-01': 1000 });
    const { number } = await invoiced(server, paid, '2026-10');
    const found = await files(paid);
    const [details] = rows(found, 'bank_details');
    expect(details.account.accountNumber).toMatch(/^\d+$/);
    const [invoice] = rows(found, 'invoices');
    expect(invoice).toMatchObject({ number, supplier: { pan: details.account.pan } });
    expect(rows(found, 'invoice_lines')).toHaveLength(1);
    expect(rows(found, 'engagement_days')).toMatchObject([{ day: '2026-10-01', views: 1000 }]);
    const pdf = found.get(`invoices/${number.replaceAll('/', '-')}.pdf`);
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    const stored = [...server.files].find(([key]) => key.startsWith('exports/'));
    expect(stored?.[1].includes('PK\x03\x04')).toBe(false);
    expect(stored?.[1].includes(details.account.accountNumber)).toBe(false);
  });

  it('has the reason of a block, without the note for staff', async () => {
    const block = { reason: 'spam' as const, note: 'तीन चेतावनियाँ।', at: server.clock.now() };
    await server.db
      .insertInto('account_status_events')
      .values({
        ...block,
        id: crypto.randomUUID(),
        person_id: creator.userId,
        action: 'block',
        by_person: null,
      })
      .execute();
    const found = await files();
    expect(rows(found, 'account_status_events')).toMatchObject([{ reason: 'spam' }]);
    const all = [...found.values()].map((content) => content.toString()).join('\n');
    expect(all).not.toContain('तीन चेतावनियाँ');
    expect(rows(found, 'people')[0]).not.toHaveProperty('block');
  });

  it('has the rows of accounts that were merged into this one', async () => {
    const { person, holder } = await openConflict(server);
    await choose(person, person.userId, person.userId, holder.userId);
    const found = await files(person);
    expect(rows(found, 'people').map(({ id }: { id: string }) => id)).toEqual([
      person.userId,
      holder.userId,
    ]);
  });

  it('continues where a download was interrupted, with the same bytes', async () => {
    await saved(creator, { textContent: `<p>${'नदी '.repeat(30_000)}</p>` });
    await server.db
      .updateTable('posts')
      .set({ excerpt: 'x'.repeat(9) })
      .execute();
    const exportId = await ready();
    const { url } = (await link(exportId)).data;
    const whole = await open(url);
    const bytes = whole.raw.rawPayload;
    expect(Number(whole.headers['content-length'])).toBe(bytes.length);
    expect((await status()).dataExport).toMatchObject({ state: 'ready', bytes: bytes.length });
    const { etag } = whole.headers as { etag: string };
    for (const cut of [1, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const rest = await open(url, creator, { range: `bytes=${cut}-`, 'if-range': etag });
      expect(rest.status).toBe(206);
      expect(rest.headers['content-range']).toBe(
        `bytes ${cut}-${bytes.length - 1}/${bytes.length}`,
      );
      expect(rest.raw.rawPayload.equals(bytes.subarray(cut))).toBe(true);
    }
    const changed = await open(url, creator, { range: 'bytes=5-', 'if-range': '"other"' });
    expect([changed.status, changed.raw.rawPayload.length]).toEqual([200, bytes.length]);
  });

  it('opens for the session that asked for the address, and for a time', async () => {
    const exportId = await ready();
    const { url } = (await link(exportId)).data;
    const elsewhere = await server.signIn(creator.phone);
    expect((await open(url, elsewhere)).status).toBe(404);
    const other = await signInApproved(server);
    expect((await open(url, other)).status).toBe(404);
    expect((await link(exportId, other)).status).toBe(404);
    expect((await open(url, server.client())).status).toBe(401);
    expect((await open(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
    server.clock.advance(limits.dataExportLinkSeconds);
    expect((await open(url)).status).toBe(404);
  });

  it('asks to confirm the identity before the request and before the address', async () => {
    const exportId = await ready();
    server.clock.advance(limits.recentAuthenticationSeconds + 1);
    expect((await link(exportId)).error.code).toBe('reauthentication-required');
    expect((await request()).error.code).toBe('reauthentication-required');
  });

  it('sends a notice to every known contact, once for each request', async () => {
    server.texts.sent.length = 0;
    const key = crypto.randomUUID();
    await request(creator, key);
    await request(creator, key);
    await request();
    expect(server.texts.sent).toMatchObject([{ phone: creator.phone, kind: 'data-requested' }]);
  });

  it('is prepared once at a time and three times in seven days', async () => {
    const key = crypto.randomUUID();
    const [first, again] = await Promise.all([request(creator, key), request(creator, key)]);
    expect(again.data).toEqual(first.data);
    const [one, two] = await Promise.all([request(), request()]);
    expect(one.data.dataExport?.exportId).toBe(first.data.dataExport?.exportId);
    expect(two.data.dataExport?.exportId).toBe(first.data.dataExport?.exportId);
    await prepare();
    for (const _ of [2, 3]) {
      server.clock.advance(1);
      await ready();
    }
    const { canRequestAt } = await status();
    expect(canRequestAt).not.toBeNull();
    const refused = await request();
    expect([refused.status, refused.error.code]).toEqual([429, 'rate-limited']);
    expect(refused.error.retryAfter).toBe(day);
    server.clock.advance(7 * day);
    expect((await status()).canRequestAt).toBeNull();
  });

  it('replaces the one before, whose file is deleted', async () => {
    const earlier = await ready();
    server.clock.advance(1);
    const later = await ready();
    expect(later).not.toBe(earlier);
    expect((await link(earlier)).status).toBe(404);
    await deleteOldDataExports(server.deps);
    const kept = [...server.files.keys()].filter((name) => name.startsWith('exports/'));
    expect(kept.some((name) => name.includes(earlier))).toBe(false);
    expect(kept.some((name) => name.includes(later))).toBe(true);
    expect((await download(later)).length).toBeGreaterThan(1000);
  });

  it('is deleted after seven days', async () => {
    const exportId = await ready();
    server.clock.advance(limits.dataExportDays * day);
    expect((await status()).dataExport).toBeNull();
    await deleteOldDataExports(server.deps);
    expect([...server.files.keys()].some((name) => name.includes(exportId))).toBe(false);
    expect(await server.db.selectFrom('data_exports').selectAll().execute()).toEqual([]);
  });

  it('is prepared by another process when the first one was killed', async () => {
    await request();
    const killed = { ...server.deps, storage: { ...server.deps.storage, putFile: never } };
    // A killed process reports nothing: its claim expires.
    const reached = new Promise<void>((resolve) => {
      onPut = resolve;
    });
    void prepareDataExports(killed, () => {});
    await reached;
    await prepare();
    expect((await status()).dataExport?.state).toBe('preparing');
    server.clock.advance(121);
    await prepare();
    expect((await status()).dataExport?.state).toBe('ready');
    const [row] = await server.db.selectFrom('data_exports').select('tries').execute();
    expect(row?.tries).toBe(2);
  });

  it('is given back by a process that stops', async () => {
    await request();
    await prepare(AbortSignal.abort());
    const stopping = new AbortController();
    const slow = {
      ...server.deps,
      get storage() {
        stopping.abort(new Error('stopping'));
        return server.deps.storage;
      },
    };
    await prepareDataExports(slow, (error) => failures.push(error), stopping.signal);
    expect(failures).toEqual([]);
    expect((await status()).dataExport?.state).toBe('preparing');
    await prepare();
    expect((await status()).dataExport?.state).toBe('ready');
  });

  it('waits while the disk is full, and is given up after five other failures', async () => {
    await request();
    const full = { ...server.deps.uploads, freeBytes: async () => 0 };
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await prepareDataExports({ ...server.deps, uploads: full }, () => {});
      server.clock.advance(3600);
    }
    expect((await status()).dataExport?.state).toBe('preparing');
    const putFile = () => Promise.reject(new Error('The bucket is gone.'));
    const broken = { ...server.deps, storage: { ...server.deps.storage, putFile } };
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await status()).dataExport?.state).toBe('preparing');
      await prepareDataExports(broken, (error) => failures.push(error));
      server.clock.advance(3600);
    }
    expect(failures).toHaveLength(5);
    expect((await status()).dataExport?.state).toBe('failed');
    await server.db.updateTable('sessions').set({ authenticated_at: server.clock.now() }).execute();
    const again = await request();
    expect(again.data?.dataExport?.state ?? again.error.code).toBe('preparing');
  });

  it('is given up when it kills its process again and again', async () => {
    await request();
    const putFile = () => new Promise<void>(() => {});
    for (const _ of [1, 2, 3, 4, 5]) {
      let reached = () => {};
      const stuck = new Promise<void>((resolve) => {
        reached = resolve;
      });
      const killed = {
        ...server.deps,
        storage: {
          ...server.deps.storage,
          putFile: () => {
            reached();
            return putFile();
          },
        },
      };
      void prepareDataExports(killed, () => {});
      await stuck;
      expect((await status()).dataExport?.state).toBe('preparing');
      server.clock.advance(121);
    }
    await prepare();
    expect((await status()).dataExport?.state).toBe('failed');
    expect(failures).toEqual([]);
  });

  it('does not count for the week when it failed, but a day has six attempts at most', async () => {
    const putFile = () => Promise.reject(new Error('The bucket is gone.'));
    const broken = { ...server.deps, storage: { ...server.deps.storage, putFile } };
    for (let attempt = 1; attempt <= attemptsPerDay; attempt += 1) {
      const { status: code } = await request();
      expect(code).toBe(200);
      await server.db.updateTable('data_exports').set({ failures: 4 }).execute();
      await prepareDataExports(broken, () => {});
      expect((await status()).dataExport?.state).toBe('failed');
    }
    expect((await request()).status).toBe(429);
    server.clock.advance(day);
    await server.db.updateTable('sessions').set({ authenticated_at: server.clock.now() }).execute();
    expect((await request()).status).toBe(200);
    await prepare();
    expect((await status()).canRequestAt).toBeNull();
  });

  it('waits while there is no room for all copies, and is refused when they are full', async () => {
    const { config } = server.deps;
    const small = { ...server.deps, config: { ...config, dataExportTotalBytes: 200_000_000 } };
    await request();
    await prepareDataExports(small, () => {});
    expect((await status()).dataExport?.state).toBe('preparing');
    server.clock.advance(3600);
    await prepare();
    expect((await status()).dataExport?.state).toBe('ready');
    await server.db
      .updateTable('data_exports')
      .set({ bytes: config.dataExportTotalBytes })
      .execute();
    const other = await signInApproved(server);
    const refused = await request(other);
    expect([refused.status, refused.error.code]).toEqual([507, 'storage-full']);
    // What has expired goes first.
    server.clock.advance(limits.dataExportDays * day);
    await deleteOldDataExports(server.deps);
    expect((await request(await signInApproved(server))).status).toBe(200);
  });

  it('does not count the room that a killed process kept for the same copy', async () => {
    await request();
    const kept = { tries: 1, bytes: 250_000_000, claimed_until: server.clock.now() };
    await server.db.updateTable('data_exports').set(kept).execute();
    server.clock.advance(1);
    const room = { ...server.deps.config, dataExportTotalBytes: 300_000_000 };
    await prepareDataExports({ ...server.deps, config: room }, () => {});
    expect((await status()).dataExport?.state).toBe('ready');
  });

  it('does not hold up a server that stops while the storage writes', async () => {
    await request();
    const stopping = new AbortController();
    const putFile = () => {
      stopping.abort(new Error('stopping'));
      return new Promise<void>(() => {});
    };
    const slow = { ...server.deps, storage: { ...server.deps.storage, putFile } };
    await prepareDataExports(slow, (error) => failures.push(error), stopping.signal);
    expect(failures).toEqual([]);
    await prepare();
    expect((await status()).dataExport?.state).toBe('ready');
    const [row] = await server.db.selectFrom('data_exports').select('failures').execute();
    expect(row?.failures).toBeLessThanOrEqual(1);
  });

  it('is not for agencies and staff', async () => {
    const staff = await server.signIn();
    await server.db
      .updateTable('people')
      .set({ role: 'agency' })
      .where('id', '=', staff.userId)
      .execute();
    expect((await request(staff)).status).toBe(403);
  });
});

let onPut = () => {};
/** A write that never ends. */
const never = () => {
  onPut();
  return new Promise<void>(() => {});
};
