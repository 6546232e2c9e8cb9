import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerInvoiceJobs } from '#server/modules/money/invoices/invoice-jobs.ts';
import { deleteOldTaxRecords } from '#server/modules/money/tax-records.ts';
import { eraseAccounts } from '#server/modules/own-data/closing/erase-accounts.ts';
import { sweepPosts } from '#server/modules/own-data/closing/sweep-posts.ts';
import { prepareDataExports } from '#server/modules/own-data/export/prepare-export.ts';
import type { PersonalTable } from '#server/modules/own-data/register/personal-table.ts';
import { personalTables } from '#server/modules/own-data/register/register.ts';
import { newId } from '#server/platform/database/ids.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { choose, openConflict } from '../fixtures/account-fixtures.ts';
import { appealed, rejectedPost } from '../fixtures/appeal-fixtures.ts';
import { addNotification } from '../fixtures/notification-fixtures.ts';
import { approveBank, invoiced, readOn, setRates } from '../fixtures/payment-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { type Creator, saved, signInApproved } from '../fixtures/post-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const day = 24 * 3600;
const year = 365.25 * day;

describe.each(engines)('the erasure of an account on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;
  let failures: unknown[];

  beforeAll(async () => {
    server = await startTestServer(engine, { UNDO_SECONDS: '0' });
    await setRates(server, '2026-04');
    await registerInvoiceJobs(server.deps);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    failures = [];
    await server.db.deleteFrom('account_closings').execute();
    creator = await signInApproved(server);
  });

  const close = async (client: ContractClient = creator) => {
    const { status } = await client.call('closeAccount', {
      body: { isUnderstood: true },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(status).toBe(200);
    await sweepPosts(server.deps);
    server.clock.advance(40 * day);
  };
  const erase = (
    deps: Parameters<typeof eraseAccounts>[0] = server.deps,
    isStopping = () => false,
  ) => eraseAccounts(deps, (error) => failures.push(error), isStopping);
  const statusOf = async (personId: string) => {
    const { position } = await server.db
      .selectFrom('people')
      .where('id', '=', personId)
      .select('position')
      .executeTakeFirstOrThrow();
    return position.accountStatus;
  };
  /** The tables that still have rows of a person. */
  const left = async (personId: string) => {
    const found: string[] = [];
    for (const [name, { owner, of }] of Object.entries(personalTables) as [
      string,
      PersonalTable,
    ][]) {
      if (!owner || owner.through || of !== 'creator') continue;
      const { rows } = await sql`select from ${sql.table(name)}
        where ${sql.ref(owner.column)} = ${personId} limit 1`.execute(server.db);
      if (rows.length > 0) found.push(name);
    }
    return found.sort();
  };

  /** Something in every part of the portal. */
  async function fill(): Promise<void> {
    const { userId } = creator;
    const moderator = await signInAs(server, { role: 'staff' });
    await appealed(creator, await rejectedPost(creator, moderator));
    await saved(creator);
    for (const width of [600, 620]) {
      const { status } = await upload(creator, await photo({ width, height: 400 }));
      expect(status).toBe(200);
    }
    await server.db
      .updateTable('people')
      .set({ payment_type: 'ICC' })
      .where('id', '=', userId)
      .execute();
    await approveBank(server, userId);
    await readOn(server, creator as never, { '2026-10-01': 1000 });
    await invoiced(server, creator as never, '2026-10');
    const sent = await moderator.call('sendStaffMessage', {
      body: { creatorUserId: userId, text: 'नमस्ते' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(sent.status).toBe(200);
    await addNotification(server, userId);
    const session = await server.db
      .selectFrom('sessions')
      .where('person_id', '=', userId)
      .select('token_hash')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('push_subscriptions')
      .values({
        id: newId(server.clock.now()),
        session_hash: session.token_hash,
        endpoint: 'https://push.example/a',
        public_key: 'k',
        auth: 'a',
        created_at: server.clock.now(),
      })
      .execute();
    await creator.call('requestDataExport', {
      body: { language: 'hi' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await prepareDataExports(server.deps, (error) => failures.push(error));
  }

  it('leaves only what tax law requires, although it is killed and fails on the way', async () => {
    const filesBefore = [...server.files.keys()];
    await fill();
    expect(server.files.size).toBeGreaterThan(filesBefore.length + 2);
    expect(await left(creator.userId)).toEqual(
      expect.arrayContaining([
        'posts',
        'pictures',
        'bank_details',
        'data_exports',
        'notifications',
      ]),
    );
    await close();

    // Killed while it deletes a file: nothing is reported, and its claim expires.
    let reached = () => {};
    const stuck = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const never = () => {
      reached();
      return new Promise<void>(() => {});
    };
    void erase({ ...server.deps, storage: { ...server.deps.storage, delete: never } });
    await stuck;
    await erase();
    expect(await left(creator.userId)).toContain('pictures');
    expect((await server.signIn(creator.phone)).userId).not.toBe(creator.userId);
    server.clock.advance(601);

    // Then each run comes one file further and fails.
    let runs = 0;
    while ((await left(creator.userId)).includes('pictures')) {
      let deletions = 0;
      const fails = (key: string) => {
        deletions += 1;
        if (deletions > runs + 1) throw new Error('The bucket is gone.');
        return server.deps.storage.delete(key);
      };
      await erase({
        ...server.deps,
        storage: { ...server.deps.storage, delete: async (key) => fails(key) },
      });
      runs += 1;
      expect(runs).toBeLessThan(30);
      server.clock.advance(3601);
    }
    expect(failures.length).toBeGreaterThan(1);
    await erase();
    await erase();
    expect(await left(creator.userId)).toEqual([
      'consents',
      'invoice_series',
      'invoice_suppliers',
      'invoices',
      'people',
    ]);
    // The invoice as PDF.
    const kept = [...server.files.keys()].filter((key) => !filesBefore.includes(key));
    expect(kept).toEqual([expect.stringMatching(/^confidential\//)]);
    expect(await server.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('appeals').selectAll().execute()).toEqual([]);
    const person = await server.db
      .selectFrom('people')
      .where('id', '=', creator.userId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({ name: null, handle: null, bio: null, permissions: [] });
    const ledger = await server.db.selectFrom('erasures').selectAll().execute();
    expect(ledger).toHaveLength(1);
    expect(JSON.stringify(ledger)).not.toContain(creator.userId);
  });

  it('keeps invoices for the years of the setting, and then deletes them', async () => {
    const filesBefore = [...server.files.keys()].sort();
    await fill();
    await close();
    await erase();
    await deleteOldTaxRecords(server.deps);
    expect(await left(creator.userId)).toContain('invoices');
    // The invoice is of 2026–27; eight financial years later it is 2034–35.
    const keptUntil = Date.parse('2035-03-31T12:00:00+05:30');
    const wait = keptUntil - server.clock.now().getTime();
    const late = { ...server.deps, clock: { now: () => new Date(keptUntil) } };
    expect(wait).toBeGreaterThan(7 * year * 1000);
    await deleteOldTaxRecords(late);
    expect(await left(creator.userId)).toContain('invoices');
    const later = { ...server.deps, clock: { now: () => new Date(keptUntil + day * 1000) } };
    await deleteOldTaxRecords(later);
    expect(await left(creator.userId)).toEqual(['consents', 'people']);
    const filesAfter = [...server.files.keys()];
    expect(filesAfter.filter((key) => !filesBefore.includes(key))).toEqual([]);
  });

  it('keeps the invoices of creators who are still there', async () => {
    await fill();
    const later = { ...server.deps, clock: { now: () => new Date('2060-01-01') } };
    await deleteOldTaxRecords(later);
    expect(await left(creator.userId)).toContain('invoices');
  });

  it('erases the accounts that were merged into this one too', async () => {
    const { person, holder } = await openConflict(server);
    await choose(person, person.userId, person.userId, holder.userId);
    await close(person);
    await erase();
    expect(failures).toEqual([]);
    expect([await statusOf(person.userId), await statusOf(holder.userId)]).toEqual([
      'erased',
      'erased',
    ]);
    expect(await left(holder.userId)).toEqual(['people']);
  });

  it('stops between its steps and is continued by another process', async () => {
    await saved(creator);
    await close();
    let asked = 0;
    const isStopping = () => {
      asked += 1;
      return asked > 1;
    };
    await erase(server.deps, isStopping);
    expect(await left(creator.userId)).toContain('posts');
    await erase();
    expect(await left(creator.userId)).toEqual(['consents', 'people']);
  });

  it('does not touch a creator who came back, also when both happen at once', async () => {
    await saved(creator);
    await close();
    const back = await server.signIn(creator.phone);
    const reopening = back.call('reopenAccount', {
      body: {},
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const [{ status }] = await Promise.all([reopening, erase()]);
    const isBack = status === 200;
    expect(await statusOf(creator.userId)).toBe(isBack ? 'active' : 'erased');
    expect((await left(creator.userId)).includes('posts')).toBe(isBack);
  });
});
