import type { BrowserContext } from 'playwright';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';

/**
 * Signs a browser in by the cookies that a sign-in sets.
 * @param url of any page of the portal
 * @param session the token of the person
 */
export async function signInBrowser(
  context: BrowserContext,
  url: string,
  session: string,
  nextScreen = 'dashboard',
): Promise<void> {
  const { origin } = new URL(url);
  const cookies = { [sessionCookie]: session, nextScreen };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
  );
}
