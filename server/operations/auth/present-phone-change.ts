import { maskPhone } from '#domain/phone.ts';
import type { Db } from '../../db/database.ts';
import type { DataOf } from '../../handler.ts';
import { type PhoneChange, statusOf } from '../../people/phone-changes.ts';

/** A change of a number as the contract shows it. */
export async function presentPhoneChange(
  db: Db,
  change: PhoneChange,
  now: Date,
): Promise<DataOf<'getPhoneChange'>> {
  return {
    status: await statusOf(db, change, now),
    maskedOldPhone: maskPhone(change.old_phone),
    maskedNewPhone: maskPhone(change.new_phone),
    changedAt: change.changed_at.toISOString(),
    undoUntil: change.undo_until.toISOString(),
  };
}
