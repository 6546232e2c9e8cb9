import { maskPhone } from '#domain/person/phone.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { phoneChangeStatus } from './phone-changes.ts';
import type { PhoneChange } from './repository/phone-changes.ts';

/** A change of a number as the contract shows it. */
export async function presentPhoneChange(
  db: Db,
  change: PhoneChange,
  now: Date,
): Promise<DataOf<'getPhoneChange'>> {
  return {
    status: await phoneChangeStatus(db, change, now),
    maskedOldPhone: maskPhone(change.old_phone),
    maskedNewPhone: maskPhone(change.new_phone),
    changedAt: change.changed_at.toISOString(),
    undoUntil: change.undo_until.toISOString(),
  };
}
