import type { Handler } from '#server/http/handler.ts';
import { deletePendingSignIns } from '#server/modules/auth/repository/pending-sign-ins.ts';
import { verifyPasskeyAnswer } from '#server/modules/auth/second-factor/passkeys.ts';
import { clearPendingCookie } from '#server/modules/auth/sessions/cookies.ts';
import { nextScreen } from '#server/modules/auth/sessions/next-screen.ts';
import { signIn } from '#server/modules/auth/sign-in/sign-in.ts';
import { getPerson } from '#server/modules/people/index.ts';

/** A passkey is sufficient: using it includes unlocking it. */
export const finishPasskeySignIn: Handler<'finishPasskeySignIn'> = async (call) => {
  const { body, deps, region, reply } = call;
  const personId = await verifyPasskeyAnswer(call, body.answer);
  const person = await getPerson(deps.db, personId);
  await deletePendingSignIns(deps.db, personId);
  clearPendingCookie(reply);
  await signIn(call, person, 'INTERNAL');
  return { nextScreen: nextScreen(person, region), newUser: person.new_user, selectAccount: null };
};
