import type { Call, DataOf, Handler } from '#server/http/handler.ts';
import {
  clearSessionCookies,
  hashSessionToken,
  readSessionCookie,
  screenAfterSignIn,
  setHintCookies,
} from '#server/modules/auth/index.ts';
import { getPerson } from '#server/modules/people/index.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { loadParticipants, presentAccountChoice } from '../account-choice.ts';
import { answerAccountChoice, type ChoiceResult, requireParticipant } from '../answer-choice.ts';
import { findLatestChoice } from '../repository/account-choices.ts';

type Id = 'accountLinking';

export const accountLinking: Handler<Id> = async (call) => {
  const { body, deps, request, reply } = call;
  if (body.isTimedOut && body.dhAccount) throw invalidRequest({ isTimedOut: 'not-allowed' });
  const sent = readSessionCookie(request);
  if (!sent) throw new Problem('unauthenticated');
  const hash = hashSessionToken(sent.token);
  const context = { cipher: deps.cipher, now: deps.clock.now() };
  const settled = await deps.db.transaction().execute(async (trx): Promise<ChoiceResult> => {
    const choice = await findLatestChoice(trx, hash);
    if (!choice) throw new Problem(call.person ? 'not-found' : 'unauthenticated');
    requireParticipant(await loadParticipants(trx, choice), body.user.userId);
    // Repeated: its session may have ended with it.
    if (choice.outcome !== null) return { outcome: choice.outcome, choice };
    if (!call.person) throw new Problem('unauthenticated');
    return answerAccountChoice(trx, choice, body, context, deps);
  });
  if (settled.outcome === 'timedOut') {
    clearSessionCookies(reply);
    if (!body.isTimedOut) throw new Problem('choice-timed-out');
    return { outcome: 'timedOut', nextScreen: 'login', selectAccount: null };
  }
  if (settled.outcome === 'failed') throw new Problem('choice-failed');
  return createReply(call, settled.outcome, settled, context.now);
};

async function createReply(
  call: Call<Id>,
  outcome: 'done' | 'skipped' | 'open',
  { choice }: ChoiceResult,
  now: Date,
): Promise<DataOf<Id>> {
  const { db } = call.deps;
  if (!call.person) throw new Problem('unauthenticated');
  const person = await getPerson(db, choice.person_id);
  const isOpen = outcome === 'open';
  setHintCookies(call, person, isOpen);
  return {
    outcome,
    nextScreen: await screenAfterSignIn(db, person, call.region, isOpen),
    selectAccount: isOpen ? await presentAccountChoice(db, choice, now) : null,
  };
}
