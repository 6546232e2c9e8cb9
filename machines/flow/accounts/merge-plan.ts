import type { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { components, operations } from '#generated/contract.ts';
import type { NextScreenReceived } from '#machines/flow/auth/next-screen.ts';
import type { ClockTick } from '#machines/kit/clock.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';

export type Account = components['schemas']['AccountOption'];
export type AccountChoice = components['schemas']['AccountChoice'];

type Answering = operations['accountLinking'];
/** What is said to a choice. */
export type ChoiceAnswer = Answering['requestBody']['content']['application/json'];
/** Its outcome. */
export type ChoiceReply = Answering['responses'][200]['content']['application/json']['data'];
/** The open choice, or null when none is open. */
export type CurrentChoice = { selectAccount: AccountChoice | null };

export type MergeEvent =
  | ClockTick
  | { type: 'account.chosen'; id: string }
  | { type: 'merge.confirmed' }
  | { type: 'skip.requested' }
  | { type: 'extension.requested' }
  | { type: 'retry.requested' }
  | { type: 'sign-in.requested' }
  /** The page is visible again; it may have been suspended. */
  | { type: 'page.visible' }
  | GlobalEvent;

/** What the page passes on to the portal. */
export type MergeEmitted =
  /**
   * The choice is closed, so the person must be reloaded. `elsewhere`: it was answered in another
   * tab.
   */
  | { type: 'choice.settled'; outcome: 'done' | 'skipped' | 'elsewhere' }
  | NextScreenReceived
  /** Nobody is signed in any more. */
  | { type: 'session.ended' };

export type MergeContext = {
  choice: AccountChoice | null;
  selectedId: string | null;
  /** Milliseconds since 1970, as the clock last reported. */
  now: number;
  /**
   * When the time is over, in the same measure: counted from what the server says is left, so no
   * clock need be right.
   */
  deadlineAt: number;
  /** The pending choice, kept until a reply arrives: the same choice may be sent again. */
  answer: ChoiceAnswer | null;
  failure: Failure | null;
};

/** Whole seconds until the time is over. */
export function secondsLeft({ now, deadlineAt }: Pick<MergeContext, 'now' | 'deadlineAt'>): number {
  return Math.min(limits.mergeSeconds, Math.max(0, Math.ceil((deadlineAt - now) / 1000)));
}

/** The current account first, then the other accounts whose logins the person has verified. */
export function choiceAccounts({ dhAccounts, conflictAccounts }: AccountChoice): Account[] {
  return [...dhAccounts, ...conflictAccounts];
}

/** The chosen account, and those that are to move into it; null while none is chosen. */
export function mergePlan({ choice, selectedId }: Pick<MergeContext, 'choice' | 'selectedId'>) {
  const accounts = choice ? choiceAccounts(choice) : [];
  const kept = accounts.find(
    ({ keyIdentifier, isOffered }) => isOffered && keyIdentifier === selectedId,
  );
  return kept ? { kept, others: accounts.filter((account) => account !== kept) } : null;
}

/** The current account, according to the choice. */
export function signedInAccountId(choice: AccountChoice | null): string {
  return choice?.dhAccounts[0]?.keyIdentifier ?? '';
}
