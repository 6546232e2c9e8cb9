import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { insertDeliveries } from './deliveries.ts';

export async function insertStaffMessage(
  trx: Db,
  { id, personId, text, now }: { id: string; personId: string; text: string; now: Date },
): Promise<void> {
  await sql`with told as (
      insert into notifications (id, person_id, kind, event_id, text, created_at)
      values (${id}, ${personId}, 'staff-message', ${id}, ${text}, ${now})
      returning id, person_id, kind, created_at
    ) ${insertDeliveries('told')}`.execute(trx);
}

/** The messages to a creator and those of a member of staff since a time. */
export async function countStaffMessages(
  trx: Db,
  { personId, staffId, since }: { personId: string; staffId: string; since: Date },
): Promise<{ to_person: number; by_staff: number }> {
  const { rows } = await sql<{ to_person: number; by_staff: number }>`select
    (select count(*)::int from notifications where person_id = ${personId}
      and kind = 'staff-message' and created_at > ${since}) as to_person,
    (select count(*)::int from audit_entries where person_id = ${staffId}
      and operation = 'sendStaffMessage' and at > ${since}) as by_staff`.execute(trx);
  if (!rows[0]) throw new Error('A query of counts has one row.');
  return rows[0];
}
