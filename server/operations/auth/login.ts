import { deviceOf } from '#domain/devices.ts';
import type { Call, Handler } from '../../handler.ts';
import { agencyOf } from '../../people/agency-login.ts';
import { nextScreenOf } from '../../people/cookies.ts';
import { noteEmail } from '../../people/link-identity.ts';
import { beginSecondStep } from '../../people/pending-sign-ins.ts';
import { findOrCreate, type Person } from '../../people/person.ts';
import { secondFactors } from '../../people/second-factor.ts';
import { signIn } from '../../people/sign-in.ts';
import { spendSignInLink } from '../../people/sign-in-links.ts';
import { staffByPassword } from '../../people/staff-password.ts';
import { Problem } from '../../problem.ts';
import { provedPerson, type SocialLogin } from './social-login.ts';

type Recognised = { person: Person; linkId?: string };

export const login: Handler<'login'> = async (call) => {
  const { person, linkId } = await recognised(call);
  if (call.body.loginType === 'INTERNAL') {
    const secondStep = await secondStepOf(call, person);
    if (secondStep) return { nextScreen: 'login', newUser: false, selectAccount: null, secondStep };
  }
  await signIn(call, person, call.body.loginType, linkId);
  return { nextScreen: nextScreenOf(person, call.region), newUser: person.new_user, selectAccount: null };
};

/** What has to follow on the password, if anything; null when it is enough. */
async function secondStepOf(call: Call<'login'>, person: Person) {
  if (person.position.standing === 'blocked') throw new Problem('account-blocked');
  const { db, config } = call.deps;
  const methods = await secondFactors(db, person.id);
  if (methods.length === 0 && config.staffSecondFactor === 'optional') return null;
  const purpose = methods.length === 0 ? 'enrol' : 'verify';
  await beginSecondStep(call, person.id, purpose);
  return { purpose, methods } as const;
}

async function recognised(call: Call<'login'>): Promise<Recognised> {
  const { body, deps, request } = call;
  if (body.loginType === 'INTERNAL') return { person: await staffByPassword(call, body) };
  if (body.loginType === 'TOKEN') {
    const device = deviceOf(request.headers['user-agent']);
    return spendSignInLink(deps.db, body.token, device, deps.clock.now());
  }
  return { person: await socialPerson(call, body) };
}

/** The person of a social account; a new creator where nobody has it. Only staff make agencies. */
async function socialPerson(call: Call<'login'>, body: SocialLogin): Promise<Person> {
  const { deps } = call;
  const { subject, name, email } = await provedPerson(body, call);
  const identity = { kind: body.loginType, subject };
  if (body.agencyLogin) return agencyOf(deps, identity, email);
  const { person } = await findOrCreate(deps.db, deps.clock.now(), { role: 'creator', name, identity });
  await noteEmail(deps.db, { ...identity, email });
  return person;
}
