import { limits } from '#domain/limits.ts';
import type { Deps } from '../../deps.ts';
import type { BodyOf, Handler } from '../../handler.ts';
import { agencyOf } from '../../people/agency-login.ts';
import { nextScreenOf } from '../../people/cookies.ts';
import { countAttempt } from '../../people/login-attempts.ts';
import { isPassword } from '../../people/passwords.ts';
import { findOrCreate, type Person } from '../../people/person.ts';
import { signIn } from '../../people/sign-in.ts';
import { spendSignInLink } from '../../people/sign-in-links.ts';
import { Problem } from '../../problem.ts';
import { provedPerson, type SocialLogin } from './social-login.ts';

type Body = BodyOf<'login'>;

export const login: Handler<'login'> = async (call) => {
  const person = await recognised(call.body, call.deps);
  await signIn(call, person, call.body.loginType);
  return { nextScreen: nextScreenOf(person, call.region), newUser: person.new_user, selectAccount: null };
};

function recognised(body: Body, deps: Deps): Promise<Person> {
  if (body.loginType === 'INTERNAL') return staffMember(body, deps);
  if (body.loginType === 'TOKEN') return spendSignInLink(deps.db, body.token, deps.clock.now());
  return socialPerson(body, deps);
}

/** A wrong address and a wrong password take the same time and get the same answer. */
async function staffMember(body: Body & { loginType: 'INTERNAL' }, deps: Deps): Promise<Person> {
  const email = body.email.trim().toLowerCase();
  await countAttempt(deps.db, email, deps.clock.now());
  const row = await deps.db
    .selectFrom('people')
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.kind', '=', 'INTERNAL')
    .where('identities.subject', '=', email)
    .selectAll('people')
    .select('identities.secret')
    .executeTakeFirst();
  const password = body.password.slice(0, limits.passwordMax);
  const isRight = await isPassword(password, row?.secret);
  if (!row || !isRight) throw new Problem('login-failed');
  const { secret: _, ...person } = row;
  return person;
}

/** The person of a social account; a new creator where nobody has it. Only staff make agencies. */
async function socialPerson(body: SocialLogin, deps: Deps): Promise<Person> {
  const { subject, name, email } = await provedPerson(body, deps);
  const identity = { kind: body.loginType, subject };
  if (body.agencyLogin) return agencyOf(deps, identity, email);
  const { person } = await findOrCreate(deps.db, deps.clock.now(), { role: 'creator', name, identity });
  return person;
}
