import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { components } from '#generated/contract.ts';
import { staffAccount } from '#server/http/sandbox/sandbox.ts';

type CurrentUser = components['schemas']['CurrentUser'];
type ProfileInput = components['schemas']['ProfileInput'];

let lastPhone = 0;

/**
 * A phone number that no other test of this run uses: workers count in ranges of their own. Those
 * of the demo begin with 9.
 */
export function freshPhone(workerIndex: number): string {
  lastPhone += 1;
  return `8${String(workerIndex).padStart(4, '0')}${String(lastPhone).padStart(5, '0')}`;
}

/**
 * Calls an operation as the page itself would, with the page's cookies and origin.
 * @throws with the status and the body when the answer is no success.
 */
export async function call(
  request: APIRequestContext,
  url: string,
  path: string,
  data?: unknown,
): Promise<Record<string, unknown>> {
  const headers = { origin: url, 'idempotency-key': crypto.randomUUID() };
  const answer: APIResponse = data
    ? await request.post(`${url}${path}`, { data, headers })
    : await request.get(`${url}${path}`, { headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** The last code that the sandbox sent to a number. @throws when there is none. */
export async function sentCode(
  request: APIRequestContext,
  url: string,
  phone: string,
): Promise<string> {
  const answer = await request.get(`${url}/sandbox/codes.json`);
  const { data } = (await answer.json()) as { data: { rows: { phone: string; code: string }[] } };
  const found = data.rows.find((row) => row.phone.endsWith(phone));
  if (!found) throw new Error(`The sandbox has sent no code to ${phone}.`);
  return found.code;
}

/**
 * Signs in by phone without the screen; a free number creates a creator. Returns the creator's id.
 * @throws when the server then does not know the browser.
 */
export async function signInByPhone(
  request: APIRequestContext,
  url: string,
  phone: string,
): Promise<{ userId: string }> {
  await call(request, url, '/api/updatePhoneNo', { phone, action: 'submit-phone' });
  const otp = await sentCode(request, url, phone);
  await call(request, url, '/api/updatePhoneNo', { phone, otp, action: 'verify-phone' });
  const { userId } = await currentUser(request, url);
  if (!userId) throw new Error(`${phone} verified its code and is nobody.`);
  return { userId };
}

/** Signs in as staff without the screen; one of the two members that the sandbox has. */
export async function signInAsStaff(
  request: APIRequestContext,
  url: string,
  { email, password }: { email: string; password: string } = staffAccount,
): Promise<void> {
  await call(request, url, '/api/auth/login', { loginType: 'INTERNAL', email, password });
}

/** Who the server takes this browser for. */
export async function currentUser(request: APIRequestContext, url: string): Promise<CurrentUser> {
  return (await call(request, url, '/api/auth/getCurrentUser')) as CurrentUser;
}

/** Submits a profile that staff may approve; `handle` must be free. */
export async function submitProfile(
  request: APIRequestContext,
  url: string,
  profile: Partial<ProfileInput> & { handle: string },
): Promise<CurrentUser> {
  const complete: ProfileInput = {
    name: 'Meera Kulkarni',
    bio: 'मुंबई की ख़बरें',
    languages: ['hi'],
    isAdult: true,
    socialProfileLink: null,
    profileImageId: null,
    ...profile,
  };
  await call(request, url, '/api/register', { registerData: complete });
  return currentUser(request, url);
}

/** Approves a creator's profile; `request` must be signed in as staff. */
export async function approveProfile(
  request: APIRequestContext,
  url: string,
  creatorUserId: string,
): Promise<void> {
  await call(request, url, '/api/workApproval/updateDetailsStatus', {
    creatorUserId,
    action: 'approve',
  });
}
