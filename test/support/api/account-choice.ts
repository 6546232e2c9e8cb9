import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { components } from '#generated/contract.ts';
import { call, currentUser, freshPhone, sentCode, signInByPhone } from './people.ts';
import { saveDraft } from './post-requests.ts';

type Choice = components['schemas']['SelectAccount'];

/** Somebody who holds a phone number and has written a post, and is signed in nowhere any more. */
export type Holder = { phone: string; userId: string; title: string };

/** Makes an account with a number and a post, in a browser of its own. */
export async function makeHolder(
  browser: Browser,
  url: string,
  workerIndex: number,
): Promise<Holder> {
  const context = await browser.newContext({ baseURL: url });
  const phone = freshPhone(workerIndex);
  const { userId } = await signInByPhone(context.request, url, phone);
  const title = `${phone} का लेख`;
  await saveDraft(context.request, url, title);
  await context.close();
  return { phone, userId, title };
}

/**
 * Signs a browser in as somebody of the sandbox's Google, without the screen: begins a visit and
 * brings its code.
 */
export async function signInWithGoogle(
  request: APIRequestContext,
  url: string,
  token: string,
  more: { agencyLogin?: boolean } = {},
): Promise<void> {
  const headers = { origin: url, 'idempotency-key': crypto.randomUUID() };
  const begun = await request.post(`${url}/api/auth/providerVisit`, { headers });
  const { state, nonce, codeChallenge } = (await begun.json()).data;
  await call(request, url, '/api/auth/login', {
    loginType: 'GOOGLE',
    googleAccessToken: [token, nonce, codeChallenge].join('~'),
    visitState: state,
    ...more,
  });
}

/**
 * Signs a browser in by a social account that nobody has used before; gives the new creator's id.
 */
export async function signInBySocial(context: BrowserContext, url: string): Promise<string> {
  await signInWithGoogle(context.request, url, `sandbox:google:new:${crypto.randomUUID()}`);
  const { userId } = await currentUser(context.request, url);
  if (!userId) throw new Error('A social account was taken and is nobody.');
  return userId;
}

/** Proves on the page a number that another account holds: the choice opens. */
export async function proveNumber(page: Page, url: string, phone: string): Promise<void> {
  await page.goto('/verify-phone');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  const code = page.getByLabel('4-digit code');
  await code.waitFor();
  await code.fill(await sentCode(page.request, url, phone));
}

/** Opens a choice without the screen. */
async function openChoice(context: BrowserContext, url: string, phone: string): Promise<void> {
  // A minute lies between two codes of one number.
  await passMinute(context, url);
  await call(context.request, url, '/api/updatePhoneNo', { phone, action: 'submit-phone' });
  const otp = await sentCode(context.request, url, phone);
  await call(context.request, url, '/api/updatePhoneNo', { phone, otp, action: 'verify-phone' });
}

/**
 * Makes a browser's creator, by a social account, meet the account that holds a number: their
 * choice is open.
 */
export async function meetChoice(
  context: BrowserContext,
  browser: Browser,
  url: string,
  workerIndex: number,
): Promise<{ holder: Holder; userId: string }> {
  const holder = await makeHolder(browser, url, workerIndex);
  const userId = await signInBySocial(context, url);
  await openChoice(context, url, holder.phone);
  return { holder, userId };
}

/** The choice as the server knows it. */
export async function choiceOf(context: BrowserContext, url: string): Promise<Choice> {
  const { selectAccount } = await call(context.request, url, '/api/accountLinking');
  return selectAccount as Choice;
}

/** The server's clock goes forward by a minute; that of the browser does not. */
export async function passMinute({ request }: BrowserContext, url: string): Promise<void> {
  await request.post(`${url}/sandbox/clock`, {
    form: {},
    headers: { origin: url },
    maxRedirects: 0,
  });
}

/** Who signs in by a number now, asked in a browser of its own. */
export async function holderOf(browser: Browser, url: string, phone: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url });
  await passMinute(context, url);
  const { userId } = await signInByPhone(context.request, url, phone);
  await context.close();
  return userId;
}
