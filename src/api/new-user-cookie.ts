/**
 * Whether the cookie `newUser` says that the person is new and has not been asked to link other
 * logins; null without the cookie. `resetNewUserCookie` resets it on the server.
 */
export function newUserCookie(cookies: string = document.cookie): boolean | null {
  const [, value] = /(?:^|;\s*)newUser=(true|false)(?:;|$)/.exec(cookies) ?? [];
  return value ? value === 'true' : null;
}
