import type { Deps } from '../../deps.ts';
import type { BodyOf } from '../../handler.ts';
import type { SocialPerson } from '../../providers/social.ts';

export type SocialLogin = BodyOf<'linkLogin'>['user'];

/**
 * Who a social login is of, as its provider says.
 * @throws {Problem} `login-failed`, `provider-unavailable`
 */
export function provedPerson(login: SocialLogin, { social }: Deps): Promise<SocialPerson> {
  return login.loginType === 'GOOGLE'
    ? social.GOOGLE.verify(login.googleAccessToken, login.googleId)
    : social.FACEBOOK.verify(login.fbAccessToken, login.fbUserId);
}
