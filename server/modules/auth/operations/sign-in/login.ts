import { parseUserAgent } from '#domain/auth/user-agent.ts';
import type { Call, Handler } from '#server/http/handler.ts';
import { authenticateStaff } from '#server/modules/auth/passwords/staff-password.ts';
import { beginSecondStep } from '#server/modules/auth/second-factor/pending-sign-ins.ts';
import { listSecondFactors } from '#server/modules/auth/second-factor/second-factor.ts';
import { findAgencyByLogin } from '#server/modules/auth/sign-in/agency-login.ts';
import { updateVerifiedEmail } from '#server/modules/auth/sign-in/link-identity.ts';
import { screenAfterSignIn } from '#server/modules/auth/sign-in/screen-after-sign-in.ts';
import { signIn } from '#server/modules/auth/sign-in/sign-in.ts';
import { consumeSignInLink } from '#server/modules/auth/sign-in/sign-in-links.ts';
import { type SocialLogin, verifySocialLogin } from '#server/modules/auth/sign-in/social-login.ts';
import { findOrCreatePerson } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';

type Authenticated = { person: Person; linkId?: string };

export const login: Handler<'login'> = async (call) => {
  const { person, linkId } = await authenticate(call);
  if (call.body.loginType === 'INTERNAL') {
    const secondStep = await beginSecondStepIfNeeded(call, person);
    if (secondStep) return { nextScreen: 'login', newUser: false, selectAccount: null, secondStep };
  }
  await signIn(call, person, call.body.loginType, linkId);
  return {
    nextScreen: await screenAfterSignIn(call.deps.db, person, call.region),
    newUser: person.new_user,
    selectAccount: null,
  };
};

/** What has to follow on the password, if anything; null when it is enough. */
async function beginSecondStepIfNeeded(call: Call<'login'>, person: Person) {
  if (person.position.accountStatus === 'blocked') throw new Problem('account-blocked');
  const { db, config } = call.deps;
  const methods = await listSecondFactors(db, person.id);
  if (methods.length === 0 && config.staffSecondFactor === 'optional') return null;
  const purpose = methods.length === 0 ? 'enrol' : 'verify';
  await beginSecondStep(call, person.id, purpose);
  return { purpose, methods } as const;
}

async function authenticate(call: Call<'login'>): Promise<Authenticated> {
  const { body, deps, request } = call;
  if (body.loginType === 'INTERNAL') return { person: await authenticateStaff(call, body) };
  if (body.loginType === 'TOKEN') {
    const device = parseUserAgent(request.headers['user-agent']);
    return consumeSignInLink(deps.db, body.token, device, deps.clock.now());
  }
  return { person: await findSocialPerson(call, body) };
}

/**
 * The person of a social account, or a new creator for an unknown one. Only staff create agencies.
 */
async function findSocialPerson(call: Call<'login'>, body: SocialLogin): Promise<Person> {
  const { deps } = call;
  const { subject, name, email } = await verifySocialLogin(body, call);
  const identity = { kind: body.loginType, subject };
  if (body.agencyLogin) return findAgencyByLogin(deps, identity, email);
  const { person } = await findOrCreatePerson(deps.db, deps.clock.now(), {
    role: 'creator',
    name,
    identity,
  });
  await updateVerifiedEmail(deps.db, { ...identity, email });
  return person;
}
