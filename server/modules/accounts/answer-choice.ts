import { decideAccount } from '#machines/lifecycle/account.ts';
import type { BodyOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import type { AtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { sendNoticeToPerson } from '../notices/index.ts';
import {
  choiceDeadline,
  choiceSecondsLeft,
  closeAccountChoice,
  loadParticipants,
  mergeableAccounts,
  type Participants,
} from './account-choice.ts';
import { mergeAccounts } from './merge-accounts.ts';
import {
  type AccountChoice,
  replaceOtherAccount,
  updateAccountChoice,
} from './repository/account-choices.ts';

type Body = BodyOf<'accountLinking'>;
type Pair = NonNullable<Body['dhAccount']>;

/** The outcome of a choice; `failed` when one of its accounts cannot be merged any more. */
export type ChoiceResult = {
  outcome: 'done' | 'skipped' | 'timedOut' | 'failed' | 'open';
  choice: AccountChoice;
};

type ChoiceContext = {
  cipher: AtRestCipher;
  now: Date;
  notices: Pick<Deps, 'config' | 'mail' | 'smsNotices'>;
};

/**
 * Applies the person's answer to an open choice. The chart decides whether it is in time; a late
 * answer is a timeout.
 * @param trx a transaction that holds the choice's row
 * @throws {Problem} `invalid-request` for accounts that are not part of the choice
 */
export async function answerAccountChoice(
  trx: Db,
  choice: AccountChoice,
  body: Body,
  { cipher, now }: Pick<ChoiceContext, 'cipher' | 'now'>,
  notices: ChoiceContext['notices'],
): Promise<ChoiceResult> {
  const context = { cipher, now, notices };
  const left = choiceSecondsLeft(choice, context.now);
  if (body.dhAccount) return mergeSelected(trx, choice, body.dhAccount, context);
  const event = body.isTimedOut
    ? ({ type: 'choice.timed-out', secondsLeft: left } as const)
    : ({ type: 'choice.skipped', secondsLeft: left } as const);
  const decision = decideAccount('choosing', event);
  if (decision.kind === 'moved')
    return closeWithOutcome(trx, choice, body.isTimedOut ? 'timedOut' : 'skipped', context);
  // Another page of the same session may have requested more time.
  return body.isTimedOut
    ? { outcome: 'open', choice }
    : closeWithOutcome(trx, choice, 'timedOut', context);
}

async function closeWithOutcome(
  trx: Db,
  choice: AccountChoice,
  outcome: Exclude<ChoiceResult['outcome'], 'open'>,
  { now }: ChoiceContext,
) {
  await closeAccountChoice(trx, choice, outcome, now);
  return { outcome, choice } as const;
}

async function mergeSelected(
  trx: Db,
  choice: AccountChoice,
  pair: Pair,
  means: ChoiceContext,
): Promise<ChoiceResult> {
  const participants = await loadParticipants(trx, choice);
  requireParticipants(participants, pair);
  // A repeated answer whose reply was lost, while other accounts are still open.
  if (isAlreadyMerged(participants, pair)) return { outcome: 'open', choice };
  const { all, offered } = mergeableAccounts(participants);
  const isLive = (id: string) => all.some((account) => account.id === id);
  if (!isLive(pair.selectedId) || !isLive(pair.defunctId))
    return closeWithOutcome(trx, choice, 'failed', means);
  const left = choiceSecondsLeft(choice, means.now);
  const decision = decideAccount('choosing', {
    type: 'choice.done',
    secondsLeft: left,
    isOffered: offered.some(({ id }) => id === pair.selectedId),
    remainingAccounts: all.length - 2,
  });
  if (decision.kind === 'refused') {
    const isLate =
      decideAccount('choosing', { type: 'choice.skipped', secondsLeft: left }).kind === 'refused';
    if (isLate) return closeWithOutcome(trx, choice, 'timedOut', means);
    throw invalidRequest({ selectedId: 'not-allowed' });
  }
  const isMerged = await mergeAccounts(trx, {
    ...pair,
    ownId: choice.person_id,
    sessionHash: choice.session_hash,
    ...means,
  });
  if (!isMerged) return closeWithOutcome(trx, choice, 'failed', means);
  await sendNoticeToPerson(
    trx,
    means.notices,
    pair.selectedId,
    { kind: 'accounts-merged' },
    means.now,
  );
  const kept = await moveChoiceToSelected(trx, choice, pair, means);
  return decision.state === 'choosing'
    ? { outcome: 'open', choice: kept }
    : closeWithOutcome(trx, kept, 'done', means);
}

function isAlreadyMerged({ own, others }: Participants, { selectedId, defunctId }: Pair): boolean {
  return [own, ...others].some(
    ({ id, merged_into }) => id === defunctId && merged_into === selectedId,
  );
}

/** @throws {Problem} `invalid-request` naming the account that is not one of the choice's */
function requireParticipants({ own, others }: Participants, { selectedId, defunctId }: Pair): void {
  const ids = [own, ...others].map(({ id }) => id);
  if (!ids.includes(selectedId)) throw invalidRequest({ selectedId: 'not-allowed' });
  if (!ids.includes(defunctId) || defunctId === selectedId)
    throw invalidRequest({ defunctId: 'not-allowed' });
}

/**
 * When the session's account was given up, the choice moves to the kept account and its clock
 * restarts.
 */
async function moveChoiceToSelected(
  trx: Db,
  choice: AccountChoice,
  pair: Pair,
  { now }: ChoiceContext,
): Promise<AccountChoice> {
  const isOwn = choice.person_id === pair.defunctId;
  if (isOwn) {
    const { selectedId: fromId, defunctId: toId } = pair;
    await replaceOtherAccount(trx, choice.id, { fromId, toId });
  }
  return updateAccountChoice(trx, choice.id, {
    deadline: choiceDeadline(now),
    ...(isOwn && { person_id: pair.selectedId }),
  });
}

/** @throws {Problem} `forbidden` when the hint names no account of the choice */
export function requireParticipant({ own, others }: Participants, userId: string): void {
  if (![own, ...others].some(({ id }) => id === userId)) throw new Problem('forbidden');
}
