import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { components } from '#generated/contract.ts';
import { call, currentUser, freshPhone, sentCode, signInByPhone } from './people.ts';
import { saveDraft } from './post-requests.ts';

type Choice = components['schemas']['SelectAccount'];

/** Somebody who holds a phone number and has written a post, and is signed in nowhere any more. */
export type Holder = { phone: string; userId: string; title: string };

/** Creates an account with a number and a post, in its own browser. */
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
 * Signs a browser in as a person of the sandbox's Google, without the screen: starts a visit and
 * sends its code.
 */
export async function signInWithGoogle(
  request: APIRequestContext,
  url: string,
  token: string,
  more: { agencyLogin?: boolean } = {},
): Promise<void> {
  const headers = { origin: url, 'idempotency-key': crypto.randomUUID() };
  const created = await request.post(`${url}/api/auth/providerVisit`, { headers });
  const { state, nonce, codeChallenge } = (await created.json()).data;
  await call(request, url, '/api/auth/login', {
    loginType: 'GOOGLE',
    googleAccessToken: [token, nonce, codeChallenge].join('~'),
    visitState: state,
    ...more,
  });
}

/** Signs a browser in by a new social account; returns the new creator's id. */
export async function signInBySocial(context: BrowserContext, url: string): Promise<string> {
  await signInWithGoogle(context.request, url, `sandbox:google:new:${crypto.randomUUID()}`);
  const { userId } = await currentUser(context.request, url);
  if (!userId) throw new Error('A social account was taken and is nobody.');
  return userId;
}

/** Verifies another account's number on the page, which opens the choice. */
export async function verifyNumber(page: Page, url: string, phone: string): Promise<void> {
  await page.goto('/verify-phone');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  const code = page.getByLabel('4-digit code');
  await code.waitFor();
  await code.fill(await sentCode(page.request, url, phone));
}

/** Opens a choice without the screen. */
async function openChoice(context: BrowserContext, url: string, phone: string): Promise<void> {
  // One minute has to pass between two codes for a number.
  await passMinute(context, url);
  await call(context.request, url, '/api/updatePhoneNo', { phone, action: 'submit-phone' });
  const otp = await sentCode(context.request, url, phone);
  await call(context.request, url, '/api/updatePhoneNo', { phone, otp, action: 'verify-phone' });
}

/**
 * Opens the choice between a browser's new creator, who came by a social account, and the account
 * of a number.
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

/** Advances the server's clock by a minute, not the browser's. */
export async function passMinute({ request }: BrowserContext, url: string): Promise<void> {
  await request.post(`${url}/sandbox/clock`, {
    form: {},
    headers: { origin: url },
    maxRedirects: 0,
  });
}

/** The account that a number signs in to, tested in its own browser. */
export async function holderOf(browser: Browser, url: string, phone: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url });
  await passMinute(context, url);
  const { userId } = await signInByPhone(context.request, url, phone);
  await context.close();
  return userId;
}
