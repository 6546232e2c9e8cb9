import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recording } from '#contract/examples/problem-reports.ts';
import { problemReportLimits } from '#domain/problem-reports/limits.ts';
import { deleteOldProblemReports } from '#server/modules/problem-reports/index.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { type Creator, signInApproved } from '../fixtures/post-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const day = 24 * 3600;

describe.each(engines)('problem reports on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await signInApproved(server);
  });

  const body = (whatHappened = '', entries = recording().entries) => ({
    whatHappened,
    recording: recording({ entries }),
    consent: { isGiven: true as const, textVersion: '2026-11-27', language: 'hi' as const },
  });
  const send = (client: ContractClient, ...values: Parameters<typeof body>) =>
    client.call('createProblemReport', {
      body: body(...values),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const list = async (client: ContractClient = creator) =>
    (await client.call('getOwnProblemReports')).data.rows;

  it('stores a report once for each key, and lists it for its person and for staff', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await creator.call('createProblemReport', { body: body(' Help '), headers });
    const second = await creator.call('createProblemReport', { body: body(' Help '), headers });
    expect(second.data).toEqual(first.data);
    const rows = await list();
    expect(rows).toMatchObject([
      {
        whatHappened: 'Help',
        lastChart: 'bank-details',
        lastState: 'record.unknown, proof.settled',
        steps: 8,
      },
    ]);
    const moderator = await signInAs(server, { role: 'staff', permissions: ['APPROVE_CREATOR'] });
    const query = { creatorUserId: creator.userId };
    expect((await moderator.call('listProblemReports', { query })).data.rows).toEqual(rows);
    expect((await creator.call('listProblemReports', { query })).status).toBe(403);
  });

  it('removes personal fields again before it stores a recording', async () => {
    await send(creator, '', [
      {
        at: 0,
        kind: 'call',
        operation: 'getCurrentUser',
        status: 200,
        reply: { data: { name: 'Asha Kulkarni', userId: creator.userId } },
        ms: 5,
      },
      {
        at: 1,
        kind: 'chart',
        chart: 'profile',
        actor: 1,
        change: 'event',
        event: { type: 'text.changed', text: 'My number is 98', phone: '9876543210', id: 'en' },
      },
      { at: 2, kind: 'error', name: 'Error', message: 'Asha Kulkarni, a@b.example, 98765 43210' },
      { at: 3, kind: 'page', path: '/token-login?token=abc123XYZ&creator=hi#x' },
    ]);
    const { recording: stored } = await server.db
      .selectFrom('problem_reports')
      .where('person_id', '=', creator.userId)
      .select('recording')
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(stored);
    for (const secret of ['Asha', '9876', '98765 43210', 'My number', 'a@b', 'abc123XYZ'])
      expect(text).not.toContain(secret);
    expect(stored.entries[1]).toMatchObject({ event: { type: 'text.changed', id: 'en' } });
    expect(stored.entries[3]).toMatchObject({
      path: '/token-login?token=aaa100AAA&creator=hi',
    });
  });

  it('refuses unknown kinds of names, too much depth and more than 200 kB', async () => {
    const call = { at: 0, kind: 'call' as const, status: 200, ms: 1 };
    const bad = await send(creator, '', [{ ...call, operation: 'drop table' }]);
    expect(bad.status).toBe(400);
    let deep: Record<string, unknown> = {};
    for (let level = 0; level < 30; level += 1) deep = { deep };
    const tooDeep = await send(creator, '', [{ ...call, operation: 'getConfig', reply: deep }]);
    expect(tooDeep.status).toBe(400);
    const text = 'x'.repeat(problemReportLimits.recordingBytes);
    const large = await send(creator, '', [
      { ...call, operation: 'getConfig', reply: { data: { text } } },
    ]);
    expect(large.status).toBe(413);
    expect((await send(creator, 'a'.repeat(1001))).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('takes five reports a day, also when they were withdrawn', async () => {
    for (let sent = 0; sent < problemReportLimits.perDay; sent += 1) {
      const { data } = await send(creator);
      await creator.call('deleteProblemReport', { body: { reportId: data.reportId } });
    }
    const refused = await send(creator);
    expect(refused.status).toBe(429);
    expect(await list()).toEqual([]);
    server.clock.advance(day + 1);
    expect((await send(creator)).status).toBe(200);
  });

  it('lets only its person withdraw a report, and deletes it after 90 days', async () => {
    const { data } = await send(creator, 'Mine');
    const other = await signInApproved(server);
    await other.call('deleteProblemReport', { body: { reportId: data.reportId } });
    expect(await list()).toHaveLength(1);
    const late = new Date(server.clock.now().getTime() + (problemReportLimits.keptDays - 1) * day);
    await deleteOldProblemReports({ db: server.db, clock: { now: () => late } });
    expect(await list()).toHaveLength(1);
    const later = new Date(
      server.clock.now().getTime() + (problemReportLimits.keptDays + 1) * day * 1000,
    );
    await deleteOldProblemReports({ db: server.db, clock: { now: () => later } });
    expect(await list()).toEqual([]);
  });

  it('records in the history of the creator that staff opened a report', async () => {
    const { data } = await send(creator, 'Look');
    const moderator = await signInAs(server, { role: 'staff', permissions: ['APPROVE_CREATOR'] });
    const opened = await moderator.call('getProblemReport', { path: { reportId: data.reportId } });
    expect(opened.data).toMatchObject({
      report: { whatHappened: 'Look' },
      consent: { textVersion: '2026-11-27', language: 'hi' },
      recording: { version: 1, page: '/app/bank-details' },
    });
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('operation', '=', 'getProblemReport')
      .where('subject_id', '=', creator.userId)
      .selectAll()
      .execute();
    expect(entries).toMatchObject([{ subject_kind: 'creator', person_id: moderator.userId }]);
  });

  it('keeps the newest twenty reports of a person', async () => {
    for (let sent = 0; sent <= problemReportLimits.perPersonMax; sent += 1) {
      await server.db.deleteFrom('idempotency_keys').execute();
      expect((await send(creator, `Report ${sent}`)).status).toBe(200);
    }
    const texts = (await list()).map(({ whatHappened }) => whatHappened);
    expect(texts).toHaveLength(problemReportLimits.perPersonMax);
    expect(texts).not.toContain('Report 0');
  });
});
