import { limits } from '#domain/limits.ts';
import { offeredAccounts } from '#domain/person/account-choice.ts';
import { maskPhone } from '#domain/person/phone.ts';
import { decideAccount } from '#machines/lifecycle/account.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { IdentityKind } from '#server/platform/database/schema/identity-kind.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { ChoiceOutcome } from '#server/platform/database/schema/schema.ts';
import type { Session } from '#server/platform/database/schema/session-table.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { deleteSession } from '../auth/index.ts';
import {
  countPosts,
  findPhone,
  getPerson,
  isIdentityOwnedSince,
  isMergeable,
  listLoginTypes,
} from '../people/index.ts';
import {
  type AccountChoice,
  addOtherAccount,
  findLatestChoice,
  insertAccountChoice,
  listOtherAccounts,
  lockSessionChoiceId,
  recordChoiceOutcome,
  updateAccountChoice,
  updateSessionChoice,
} from './repository/account-choices.ts';
import { hasOpenPhoneChange } from './repository/phone-changes.ts';

export type SelectAccount = NonNullable<DataOf<'getAccountChoice'>['selectAccount']>;

const maxOtherAccounts = 10;

export const choiceSecondsLeft = ({ deadline }: AccountChoice, now: Date): number =>
  Math.ceil((deadline.getTime() - now.getTime()) / 1000);

export const choiceDeadline = (now: Date): Date =>
  new Date(now.getTime() + limits.mergeSeconds * 1000);

/**
 * Opens an account choice in a session between its person and the account that holds a login they
 * have verified. When one is open, the account is added to it and its clock restarts.
 * @param trx a transaction
 * @throws {Problem} `account-blocked`, `not-available` when the two cannot be merged, or
 * `changed-recently`
 */
export async function openAccountChoice(
  trx: Db,
  session: Session,
  person: Person,
  other: Person,
  now: Date,
): Promise<AccountChoice> {
  if (other.position.accountStatus === 'blocked') throw new Problem('account-blocked');
  // Two conflicts found at once in one session join one choice.
  const choiceId = await lockSessionChoiceId(trx, session.hash);
  const others = choiceId ? await listOtherAccounts(trx, choiceId) : [];
  const canMerge = isMergeable(person) && isMergeable(other) && others.length < maxOtherAccounts;
  const decision = decideAccount(choiceId ? 'choosing' : 'settled', {
    type: 'conflict.found',
    canMerge,
  });
  if (decision.kind === 'refused') throw new Problem('not-available');
  await refuseRecentlyChangedPhone(trx, [person.id, other.id], now);
  const deadline = choiceDeadline(now);
  const choice = choiceId
    ? await updateAccountChoice(trx, choiceId, { deadline })
    : await insertAccountChoice(
        trx,
        { personId: person.id, sessionHash: session.hash, deadline },
        now,
      );
  await addOtherAccount(trx, choice.id, other.id);
  await updateSessionChoice(trx, session.hash, choice.id);
  return choice;
}

/**
 * Refuses a login that an older account got within the last 72 hours: somebody with a stolen
 * session may have linked it, and must not get the account that way.
 * @throws {Problem} `changed-recently`
 */
export async function refuseRecentlyLinkedLogin(
  db: Db,
  login: { kind: IdentityKind; subject: string },
  holder: Person,
  now: Date,
): Promise<void> {
  const recent = new Date(now.getTime() - limits.phoneUndoSeconds * 1000);
  if (holder.created_at >= recent) return;
  if (await isIdentityOwnedSince(db, login, recent)) throw new Problem('changed-recently');
}

/**
 * Refuses a merge while the number of one of the accounts was changed and the change can be undone:
 * its earlier owner decides.
 * @throws {Problem} `changed-recently`
 */
export async function refuseRecentlyChangedPhone(
  db: Db,
  personIds: string[],
  now: Date,
): Promise<void> {
  if (await hasOpenPhoneChange(db, personIds, now)) throw new Problem('changed-recently');
}

export type Participants = { own: Person; others: Person[] };

/** The accounts of a choice, including merged ones. */
export async function loadParticipants(db: Db, choice: AccountChoice): Promise<Participants> {
  const own = await getPerson(db, choice.person_id);
  return { own, others: await listOtherAccounts(db, choice.id) };
}

const withCreatorType = (person: Person) => ({
  person,
  creatorType: person.creator_type ?? ('UGC' as const),
});

/** The accounts of the choice, and which of them can be kept. */
export function mergeableAccounts({ own, others }: Participants): {
  all: Person[];
  offered: Person[];
} {
  const all = [own, ...others].filter(isMergeable);
  return { all, offered: offeredAccounts(all.map(withCreatorType)).map(({ person }) => person) };
}

/** Ends a choice; its session has none any more. */
export async function closeAccountChoice(
  trx: Db,
  choice: AccountChoice,
  outcome: ChoiceOutcome,
  now: Date,
): Promise<void> {
  await recordChoiceOutcome(trx, choice.id, outcome, now);
  await updateSessionChoice(trx, choice.session_hash, null);
  if (outcome === 'timedOut') await deleteSession(trx, choice.session_hash);
}

/**
 * Closes the choice of a session whose time has been over for so long that no answer can still
 * arrive, and ends the session: the page was closed.
 * @returns whether it did
 */
export async function closeAbandonedChoice(db: Db, session: Session, now: Date): Promise<boolean> {
  if (session.choiceId === null) return false;
  return db.transaction().execute(async (trx) => {
    const choice = await findLatestChoice(trx, session.hash);
    if (!choice || choice.outcome !== null) return false;
    const left = choiceSecondsLeft(choice, now);
    if (decideAccount('choosing', { type: 'choice.skipped', secondsLeft: left }).kind === 'moved')
      return false;
    await closeAccountChoice(trx, choice, 'timedOut', now);
    return true;
  });
}

/** A choice in the form of the contract; null when no other account is left. */
export async function presentAccountChoice(
  db: Db,
  choice: AccountChoice,
  now: Date,
): Promise<SelectAccount | null> {
  const participants = await loadParticipants(db, choice);
  const { all, offered } = mergeableAccounts(participants);
  const others = all.filter(({ id }) => id !== participants.own.id);
  if (others.length === 0 || others.length === all.length) return null;
  const present = (person: Person) => presentOption(db, person, offered.includes(person));
  return {
    dhAccounts: [await present(participants.own)],
    conflictAccounts: await Promise.all(others.map(present)),
    deadline: choice.deadline.toISOString(),
    // Another request may have extended the choice after this one took the time.
    secondsLeft: Math.min(limits.mergeSeconds, Math.max(0, choiceSecondsLeft(choice, now))),
    extensionsLeft: limits.mergeExtensions - choice.extensions,
  };
}

type Option = SelectAccount['dhAccounts'][number];

async function presentOption(db: Db, person: Person, isOffered: boolean): Promise<Option> {
  const posts = await countPosts(db, person.id);
  const phone = await findPhone(db, person.id);
  return {
    keyIdentifier: person.id,
    name: person.name,
    handle: person.handle as Option['handle'],
    profileImage: person.picture_id && `/pictures/{size}/${person.picture_id}.{ext}`,
    linkedAccounts: await listLoginTypes(db, person.id),
    maskedPhone: phone === undefined ? null : maskPhone(phone),
    creatorType: person.creator_type ?? 'UGC',
    posts,
    followers: person.followers,
    isOffered,
  };
}
