import { decideAccount } from '#machines/lifecycle/account.ts';
import type { Safe } from '../confidential/safe.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { BodyOf } from '../handler.ts';
import { invalid, Problem } from '../problem.ts';
import {
  type Choice,
  closeChoice,
  liveAccounts,
  newDeadline,
  type Participants,
  participantsOf,
  secondsLeft,
} from './account-choice.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { notifyPerson } from './notices.ts';

type Body = BodyOf<'accountLinking'>;
type Pair = NonNullable<Body['dhAccount']>;

/** What became of a choice; `failed` when one of its accounts cannot be merged any more. */
export type Settled = { outcome: 'done' | 'skipped' | 'timedOut' | 'failed' | 'open'; choice: Choice };

type Means = { safe: Safe; now: Date; notices: Pick<Deps, 'config' | 'mail' | 'texts'> };

/**
 * Does with an open choice what its person says. The chart decides whether it is still time for it; too late is timed out.
 * @param trx a transaction that holds the choice's row
 * @throws {Problem} `invalid-request` for accounts that do not stand to choice
 */
export async function answerChoice(
  trx: Db,
  choice: Choice,
  body: Body,
  { safe, now }: Pick<Means, 'safe' | 'now'>,
  notices: Means['notices'],
): Promise<Settled> {
  const means = { safe, now, notices };
  const left = secondsLeft(choice, means.now);
  if (body.dhAccount) return keepOne(trx, choice, body.dhAccount, means);
  const event = body.isTimedOut
    ? ({ type: 'choice.timed-out', secondsLeft: left } as const)
    : ({ type: 'choice.skipped', secondsLeft: left } as const);
  const decision = decideAccount('choosing', event);
  if (decision.kind === 'moved') return settle(trx, choice, body.isTimedOut ? 'timedOut' : 'skipped', means);
  // Another page of the same session may have asked for more time.
  return body.isTimedOut ? { outcome: 'open', choice } : settle(trx, choice, 'timedOut', means);
}

async function settle(trx: Db, choice: Choice, outcome: Exclude<Settled['outcome'], 'open'>, { now }: Means) {
  await closeChoice(trx, choice, outcome, now);
  return { outcome, choice } as const;
}

async function keepOne(trx: Db, choice: Choice, pair: Pair, means: Means): Promise<Settled> {
  const participants = await participantsOf(trx, choice);
  requireParticipants(participants, pair);
  // Said before, and its reply was lost; others still stand to choice.
  if (isMergedInto(participants, pair)) return { outcome: 'open', choice };
  const { all, offered } = liveAccounts(participants);
  const isLive = (id: string) => all.some((account) => account.id === id);
  if (!isLive(pair.selectedId) || !isLive(pair.defunctId)) return settle(trx, choice, 'failed', means);
  const left = secondsLeft(choice, means.now);
  const decision = decideAccount('choosing', {
    type: 'choice.done',
    secondsLeft: left,
    isOffered: offered.some(({ id }) => id === pair.selectedId),
    othersLeft: all.length - 2,
  });
  if (decision.kind === 'refused') {
    const isLate =
      decideAccount('choosing', { type: 'choice.skipped', secondsLeft: left }).kind === 'refused';
    if (isLate) return settle(trx, choice, 'timedOut', means);
    throw invalid({ selectedId: 'not-allowed' });
  }
  const isMerged = await mergeAccounts(trx, {
    ...pair,
    ownId: choice.person_id,
    sessionHash: choice.session_hash,
    ...means,
  });
  if (!isMerged) return settle(trx, choice, 'failed', means);
  await notifyPerson(trx, means.notices, pair.selectedId, { kind: 'accounts-merged' }, means.now);
  const kept = await followSession(trx, choice, pair, means);
  return decision.state === 'choosing' ? { outcome: 'open', choice: kept } : settle(trx, kept, 'done', means);
}

function isMergedInto({ own, others }: Participants, { selectedId, defunctId }: Pair): boolean {
  return [own, ...others].some(({ id, merged_into }) => id === defunctId && merged_into === selectedId);
}

/** @throws {Problem} `invalid-request` naming the account that is not one of the choice's */
function requireParticipants({ own, others }: Participants, { selectedId, defunctId }: Pair): void {
  const ids = [own, ...others].map(({ id }) => id);
  if (!ids.includes(selectedId)) throw invalid({ selectedId: 'not-allowed' });
  if (!ids.includes(defunctId) || defunctId === selectedId) throw invalid({ defunctId: 'not-allowed' });
}

/** Where the account of the session was given up, the choice belongs to the kept one; the clock begins anew. */
async function followSession(trx: Db, choice: Choice, pair: Pair, { now }: Means): Promise<Choice> {
  const isOwn = choice.person_id === pair.defunctId;
  if (isOwn) {
    await trx
      .deleteFrom('account_choice_others')
      .where('choice_id', '=', choice.id)
      .where('person_id', '=', pair.selectedId)
      .execute();
    await trx
      .insertInto('account_choice_others')
      .values({ choice_id: choice.id, person_id: pair.defunctId })
      .execute();
  }
  return trx
    .updateTable('account_choices')
    .set({ deadline: newDeadline(now), ...(isOwn && { person_id: pair.selectedId }) })
    .where('id', '=', choice.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws {Problem} `forbidden` when the hint names nobody of the choice */
export function refuseStranger({ own, others }: Participants, userId: string): void {
  if (![own, ...others].some(({ id }) => id === userId)) throw new Problem('forbidden');
}
