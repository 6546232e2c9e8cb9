import { stepRoutes } from '#domain/steps.ts';
import type { Handler } from '../../handler.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { originOf } from '../../people/origin.ts';
import { makeSignInLink } from '../../people/sign-in-links.ts';
import { Problem } from '../../problem.ts';

export const createSignInLink: Handler<'createSignInLink'> = async (call) => {
  const { body, deps } = call;
  const staff = actingPerson(call, 'INTERNAL');
  refuseForeignHint(staff, body.userId);
  const person = await deps.db
    .selectFrom('people')
    .where('id', '=', body.accountUserId)
    .where('merged_into', 'is', null)
    .selectAll()
    .executeTakeFirst();
  // Nobody becomes another member of staff: they sign in with a password.
  if (!person || person.role === 'staff') throw new Problem('not-found');
  const { token, expiresAt } = await makeSignInLink(deps.db, person.id, staff.id, deps.clock.now());
  const origin = originOf(call);
  return {
    // In the fragment, which browsers send to nobody.
    url: `${origin}${stepRoutes['authentication-screen']}#token=${token}`,
    expiresAt: expiresAt.toISOString(),
  };
};
