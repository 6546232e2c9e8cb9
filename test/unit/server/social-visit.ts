import type { DataOf } from '#server/handler.ts';

type Visit = DataOf<'beginProviderVisit'>;
type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/**
 * Takes the token of a social login to the provider's stand-in and back, as the page does: the token becomes the code of a
 * visit that `begin` has begun. A body that has `visitState`, also an undefined one, stays as it is, and one whose visit is
 * refused.
 * @param body of `login`, or with the login in `user`; any other is given back
 */
export async function socialVisit<Sent extends object>(
  body: Sent,
  begin: () => Promise<Visit | undefined>,
): Promise<Sent> {
  const { user, loginType } = body as Body;
  if (isObject(user)) {
    const visited = await socialVisit(user, begin);
    return visited === user ? body : { ...body, user: visited };
  }
  if (loginType !== 'GOOGLE' && loginType !== 'FACEBOOK') return body;
  const field = loginType === 'GOOGLE' ? 'googleAccessToken' : 'fbAccessToken';
  const token = (body as Body)[field];
  if (typeof token !== 'string' || 'visitState' in body) return body;
  const visit = await begin();
  if (!visit) return body;
  return { ...body, [field]: sandboxCode(token, visit), visitState: visit.state };
}

/** The authorization code that the sandbox and the test server take for a token. */
export const sandboxCode = (token: string, { nonce, codeChallenge }: Visit): string =>
  [token, nonce, codeChallenge].join('~');
