import type { Insertable } from 'kysely';
import type { SignInLinkTable } from '#server/platform/database/schema/session-table.ts';
import type { Member } from './people.ts';

const hour = 3600 * 1000;
const validHours = 24;

/** Hours ago, and the outcome of the link; nobody has the token of any of them. */
const links = [
  { madeBefore: 3, usedBefore: null, withdrawnBefore: null },
  { madeBefore: 30, usedBefore: null, withdrawnBefore: 3 },
  { madeBefore: 100, usedBefore: null, withdrawnBefore: null },
  { madeBefore: 150, usedBefore: 149, withdrawnBefore: null },
];

/** One in this many creators lost their number and was sent links. */
const everyNth = 8;

/** One-time links that staff created for a creator. */
export function signInLinkRows(
  { id: person_id, place, now }: Member,
  staffId: string,
): Insertable<SignInLinkTable>[] {
  if (place % everyNth !== 0) return [];
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  return links.map(({ madeBefore, usedBefore, withdrawnBefore }, nth) => ({
    token_hash: `demo-${place}-${nth}`,
    person_id,
    made_by: staffId,
    made_at: before(madeBefore),
    expires_at: before(madeBefore - validHours),
    used_at: usedBefore === null ? null : before(usedBefore),
    withdrawn_at: withdrawnBefore === null ? null : before(withdrawnBefore),
    browser: usedBefore === null ? null : 'Chrome',
    system: usedBefore === null ? null : 'Android',
  }));
}
