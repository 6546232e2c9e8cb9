import type { Handler } from '#server/http/handler.ts';
import { verifyPasskeyAnswer } from '#server/modules/auth/second-factor/passkeys.ts';
import { clearPendingCookie, nextScreen } from '#server/modules/auth/sessions/cookies.ts';
import { signIn } from '#server/modules/auth/sign-in/sign-in.ts';

/** A passkey is proof enough by itself: who has it also has unlocked it. */
export const finishPasskeySignIn: Handler<'finishPasskeySignIn'> = async (call) => {
  const { body, deps, region, reply } = call;
  const personId = await verifyPasskeyAnswer(call, body.answer);
  const person = await deps.db
    .selectFrom('people')
    .where('id', '=', personId)
    .selectAll()
    .executeTakeFirstOrThrow();
  await deps.db.deleteFrom('pending_sign_ins').where('person_id', '=', personId).execute();
  clearPendingCookie(reply);
  await signIn(call, person, 'INTERNAL');
  return { nextScreen: nextScreen(person, region), newUser: person.new_user, selectAccount: null };
};
