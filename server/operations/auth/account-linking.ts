import type { Call, DataOf, Handler } from '../../handler.ts';
import { lastChoice, participantsOf, presentChoice } from '../../people/account-choice.ts';
import { answerChoice, refuseStranger, type Settled } from '../../people/answer-choice.ts';
import { clearCookies, nextScreenOf, sentSession, setHints } from '../../people/cookies.ts';
import { sessionHash } from '../../people/sessions.ts';
import { invalid, Problem } from '../../problem.ts';

type Id = 'accountLinking';

export const accountLinking: Handler<Id> = async (call) => {
  const { body, deps, request, reply } = call;
  if (body.isTimedOut && body.dhAccount) throw invalid({ isTimedOut: 'not-allowed' });
  const sent = sentSession(request);
  if (!sent) throw new Problem('unauthenticated');
  const hash = sessionHash(sent.token);
  const means = { safe: deps.safe, now: deps.clock.now() };
  const settled = await deps.db.transaction().execute(async (trx): Promise<Settled> => {
    const choice = await lastChoice(trx, hash);
    if (!choice) throw new Problem(call.person ? 'not-found' : 'unauthenticated');
    refuseStranger(await participantsOf(trx, choice), body.user.userId);
    // Repeated: its session may have ended with it.
    if (choice.outcome !== null) return { outcome: choice.outcome, choice };
    if (!call.person) throw new Problem('unauthenticated');
    return answerChoice(trx, choice, body, means, deps);
  });
  if (settled.outcome === 'timedOut') {
    clearCookies(reply);
    if (!body.isTimedOut) throw new Problem('choice-timed-out');
    return { outcome: 'timedOut', nextScreen: 'login', selectAccount: null };
  }
  if (settled.outcome === 'failed') throw new Problem('choice-failed');
  return answerTo(call, settled.outcome, settled, means.now);
};

async function answerTo(
  call: Call<Id>,
  outcome: 'done' | 'skipped' | 'open',
  { choice }: Settled,
  now: Date,
): Promise<DataOf<Id>> {
  const { db } = call.deps;
  if (!call.person) throw new Problem('unauthenticated');
  const person = await db
    .selectFrom('people')
    .where('id', '=', choice.person_id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const isOpen = outcome === 'open';
  setHints(call, person, isOpen);
  return {
    outcome,
    nextScreen: nextScreenOf(person, call.region, isOpen),
    selectAccount: isOpen ? await presentChoice(db, choice, now) : null,
  };
}
