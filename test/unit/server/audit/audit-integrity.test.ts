import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { auditChanges } from '#server/http/audit-trail.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const family = '👨‍👩‍👧‍👦';

describe('a long value in an entry', () => {
  it('is never cut inside a character', () => {
    for (let blanks = 0; blanks < family.length; blanks += 1) {
      const text = 'a'.repeat(blanks) + family.repeat(200);
      const { description } = auditChanges({}, { description: text });
      expect(String(description?.after).isWellFormed()).toBe(true);
      expect(String(description?.after).length).toBeLessThanOrEqual(1001);
    }
  });
});

describe.each(engines)('the entries of the audit trail on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const administrator = () =>
    signInAs(server, {
      role: 'staff',
      permissions: [...rolePermissions.staff, 'MANAGE_STAFF'],
    });
  const changesBy = async (personId: string) => {
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('person_id', '=', personId)
      .select('changes')
      .execute();
    return entries.map(({ changes }) => changes);
  };

  it('accept a long text of any characters, wherever it has to be shortened', async () => {
    const staff = await administrator();
    for (let blanks = 0; blanks < family.length; blanks += 1) {
      const campaign = {
        name: 'Monsoon stories',
        description: 'a'.repeat(blanks) + family.repeat(200),
        startDay: '2026-11-01',
        endDay: '2026-11-30',
        languages: [],
        formats: [],
      };
      expect((await staff.call('saveCampaign', { body: { campaign } })).status).toBe(200);
    }
  });

  it('of a hashtag have its values before', async () => {
    const staff = await administrator();
    const title = `मेला${crypto.randomUUID().slice(0, 6)}`;
    await staff.call('saveHashtag', { body: { title, isHidden: false, isDhTag: true } });
    await staff.call('saveHashtag', { body: { title, isHidden: true, isDhTag: true } });
    expect(await changesBy(staff.userId)).toContainEqual({
      isHidden: { before: false, after: true },
    });
  });

  it('are found by their kind without reading all others', async () => {
    const staff = await administrator();
    const plan = await server.db
      .transaction()
      .execute(async (trx) => {
        await sql`insert into audit_entries (id, at, person_id, operation, subject_kind, changes)
          select gen_random_uuid(), now(), ${staff.userId}::uuid, 'updateCreator', 'creator', '{}'
          from generate_series(1, 20000)`.execute(trx);
        await sql`analyze audit_entries`.execute(trx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from audit_entries
          where subject_kind = 'source' order by id desc limit 21`.execute(trx);
        // The entries cannot be deleted, so they are not kept.
        throw new Error(rows.map((row) => row['QUERY PLAN']).join('\n'));
      })
      .catch((error: Error) => error.message);
    expect(plan).toContain('audit_entries_by_kind');
  });
});
