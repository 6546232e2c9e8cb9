import { sql } from 'kysely';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';

const staffNames = ['Anita Rao', 'Vikram Iyer', 'Sana Qureshi', 'Rohit Patil', 'Leela Nair'];

/** How many of each the lists of staff show, beside so many posts. */
export const recordCounts = (posts: number) => ({
  hashtags: Math.max(100, Math.round(posts / 10)),
  publishers: Math.max(20, Math.round(posts / 500)),
  sources: Math.max(50, Math.round(posts / 200)),
  campaigns: Math.max(20, Math.round(posts / 1000)),
  commCards: Math.max(20, Math.round(posts / 1000)),
  auditEntries: posts,
});

/** An id of a moment, which sorts after those of earlier ones, from the SQL of that moment. */
const idAt = (at: string) =>
  sql.raw(`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7000' || '8'
    || lpad(to_hex(n), 15, '0'))::uuid`);

/**
 * What the lists of staff show apart from people, posts and money: hashtags, publisher accounts
 * and their sources, campaigns, communication cards and the audit trail of some members of staff.
 */
export async function writeStaffRecords(db: Db, posts: number, until: Date): Promise<void> {
  const counts = recordCounts(posts);
  await writeHashtags(db, counts.hashtags, until);
  await writePublishers(db, counts, until);
  await writeAnnouncements(db, counts, until);
  await writeAuditEntries(db, counts.auditEntries, until);
}

async function writeHashtags(db: Db, count: number, until: Date): Promise<void> {
  await sql`
    insert into hashtags (id, title, uses, is_hidden, is_dh_tag)
    select ${idAt('at')}, (array[
        'नागपुर', 'क्रिकेट', 'monsoon', 'மதுரை', 'election', 'کرکٹ', 'উৎসব', 'farming'
      ])[1 + n % 8] || n,
      (5000 / (1 + (n * 7919) % ${count}::int))::int, n % 40 = 0, n % 1000 = 7 and n < 100000
    from generate_series(1, ${count}::int) as n
    cross join lateral (
      select ${until}::timestamptz - make_interval(mins => n) as at
    ) as times`.execute(db);
}

async function writePublishers(
  db: Db,
  { publishers, sources }: { publishers: number; sources: number },
  until: Date,
): Promise<void> {
  await sql`
    insert into publisher_accounts (
      id, name, contact_name, email, phone, is_active, created_at, updated_at
    )
    select ${idAt('at')},
      (array['Dainik', 'Metro', 'लोकमत', 'Navbharat', 'மாலை', 'Vidarbha'])[1 + n % 6] || ' '
        || (array['Times', 'Mail', 'संवाद', 'Express', 'Today'])[1 + n % 5] || ' ' || n,
      'Desk ' || n, 'desk.' || n || '@publisher.example', null, n % 9 <> 0, at, at
    from generate_series(1, ${publishers}::int) as n
    cross join lateral (
      select ${until}::timestamptz - make_interval(hours => n) as at
    ) as times`.execute(db);
  await sql`
    with houses as (
        select id, row_number() over (order by id) - 1 as place from publisher_accounts
      ),
      owners as (select id, languages[1] as language, row_number() over (order by id) - 1 as place
        from people where role = 'creator' and creator_type = 'OGC')
    insert into sources (
      id, key, name, account_id, creator_id, language, home_url, feed_url, crawling,
      created_at, updated_at
    )
    select ${idAt('at')}, 'source-' || n,
      (array['Jagran', 'Sakal', 'Samay', 'Dinamani', 'Prabhat'])[1 + n % 5] || ' ' || n,
      houses.id, owners.id, owners.language, 'https://source-' || n || '.example', null,
      n % 4 <> 0, at, at
    from generate_series(1, ${sources}::int) as n
    cross join lateral (
      select ${until}::timestamptz - make_interval(mins => n * 20) as at
    ) as times
    join houses on houses.place = n % ${publishers}::int
    join owners on owners.place = n % (select count(*) from owners)`.execute(db);
}

async function writeAnnouncements(
  db: Db,
  { campaigns, commCards }: { campaigns: number; commCards: number },
  until: Date,
): Promise<void> {
  await sql`
    insert into campaigns (
      id, revision, name, description, start_day, end_day, languages, formats, hashtag,
      reward_paise, created_at, updated_at
    )
    select ${idAt('at')}, 1,
      (array['Monsoon', 'दीवाली', 'Elections', 'Harvest', 'ரயில்'])[1 + n % 5] || ' stories ' || n,
      'Posts on a subject.', (at + interval '10 days')::date, (at + interval '40 days')::date,
      '{}', '{}', 'campaign' || n,
      50000, at, at
    from generate_series(1, ${campaigns}::int) as n
    cross join lateral (
      select ${until}::timestamptz - make_interval(hours => n * 12) as at
    ) as times`.execute(db);
  await sql`
    insert into comm_cards (id, revision, texts, payment_types, is_on, updated_at)
    select ${idAt('at')}, 1, jsonb_build_array(jsonb_build_object(
        'language', 'en', 'title', 'Note ' || n, 'text', 'What changes this week.'
      )), case n % 3 when 0 then '{ICC}'::text[] else '{}' end, n % 5 = 0, at
    from generate_series(1, ${commCards}::int) as n
    cross join lateral (
      select ${until}::timestamptz - make_interval(hours => n * 12) as at
    ) as times`.execute(db);
}

/** Decisions of three years, most of them on profiles. */
async function writeAuditEntries(db: Db, count: number, until: Date): Promise<void> {
  const ids = await insertStaff(db, until);
  await sql`
    with subjects as materialized (
      select id, row_number() over (order by id) - 1 as place from people where role = 'creator'
    )
    insert into audit_entries (
      id, at, person_id, operation, subject_kind, subject_id, changes, reason
    )
    select ${idAt('at')}, at, (${ids}::uuid[])[1 + n % ${ids.length}::int],
      case when n % 50 = 0 then 'blockCreator' when n % 3 = 0 then 'updateCreator'
        else 'updateDetailsStatus' end,
      'creator', subjects.id, '{"profile":{"before":"pending","after":"approved"}}', null
    from generate_series(1, ${count}::int) as n
    cross join lateral (
      select ${until}::timestamptz - make_interval(secs => (${count}::int - n) * 90) as at
    ) as times
    join subjects on subjects.place = n % (select count(*) from subjects)`.execute(db);
}

async function insertStaff(db: Db, until: Date): Promise<string[]> {
  const members = staffNames.map((name) => ({
    id: newId(until),
    role: 'staff' as const,
    permissions: [...rolePermissions.staff],
    name,
    languages: [],
    position: JSON.stringify(initialCreatorPosition),
    new_user: false,
    created_at: until,
    updated_at: until,
  }));
  await db.insertInto('people').values(members).execute();
  return members.map(({ id }) => id);
}
