import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { insertDeliveries } from './deliveries.ts';

export async function insertStaffMessage(
  trx: Db,
  { id, personId, text, now }: { id: string; personId: string; text: string; now: Date },
): Promise<void> {
  await sql`with notification as (
      insert into notifications (id, person_id, kind, event_id, text, created_at)
      values (${id}, ${personId}, 'staff-message', ${id}, ${text}, ${now})
      returning id, person_id, kind, created_at
    ) ${insertDeliveries('notification')}`.execute(trx);
}

type CountedMessages = { count: number; oldest_at: Date | null };

/** The messages to a creator and those of a member of staff after a time. */
export async function countStaffMessages(
  trx: Db,
  { personId, staffId, since }: { personId: string; staffId: string; since: Date },
): Promise<{ toPerson: CountedMessages; byStaff: CountedMessages }> {
  const { rows } = await sql<CountedMessages>`
    select 1 as place, count(*)::int, min(created_at) as oldest_at from notifications
    where person_id = ${personId} and kind = 'staff-message' and created_at > ${since}
    union all
    select 2, count(*)::int, min(at) from audit_entries
    where person_id = ${staffId} and operation = 'sendStaffMessage' and at > ${since}
    order by place`.execute(trx);
  const [toPerson, byStaff] = rows;
  if (!toPerson || !byStaff) throw new Error('Two counts have two rows.');
  return { toPerson, byStaff };
}
