import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { type ConsentRow, listConsents } from './repository/consents.ts';

/** As `ConsentsReply` of the contract. */
const entriesMax = 200;

type Consent = DataOf<'getConsents'>['consents'][number];

/** What these accounts agreed to, the newest first. */
export async function presentConsents(db: Db, personIds: readonly string[]): Promise<Consent[]> {
  return pairActs(await listConsents(db, personIds, entriesMax));
}

/**
 * Pairs each withdrawal with what it ended. A later text that was agreed to is an entry of its own.
 */
export function pairActs(newestFirst: readonly ConsentRow[]): Consent[] {
  const entries: Consent[] = [];
  const open = new Map<string, Consent>();
  for (const row of newestFirst.toReversed()) {
    const key = `${row.person_id} ${row.purpose} ${row.detail}`;
    const earlier = open.get(key);
    if (row.action === 'withdrawn' && earlier) {
      earlier.withdrawnAt = row.at.toISOString();
      earlier.isCurrent = false;
      open.delete(key);
      continue;
    }
    if (earlier) earlier.isCurrent = false;
    const entry = presentAct(row);
    entries.push(entry);
    if (row.action === 'given') open.set(key, entry);
  }
  return entries.toReversed();
}

function presentAct(row: ConsentRow): Consent {
  const isGiven = row.action === 'given';
  return {
    consentId: row.id,
    purpose: row.purpose,
    topic: row.purpose === 'messages' ? (row.detail as Consent['topic']) : null,
    version: row.version,
    language: row.language,
    screen: row.screen,
    givenAt: isGiven ? row.at.toISOString() : null,
    withdrawnAt: isGiven ? null : row.at.toISOString(),
    isCurrent: isGiven,
  };
}
