import {
  authorizationUrl,
  type ProviderAnswer,
  type ProviderVisit,
  providerAnswer,
  type SocialProvider,
  sandboxClientId,
  type VisitPurpose,
} from '#domain/auth/provider-visit.ts';
import { Failure } from '#domain/contract/failure.ts';
import type { operations } from '#generated/contract.ts';
import type { Config } from '#src/api/operation-types.ts';

/*
 * Going to a provider's page and coming back. What must be known on the way back lies in the tab's
 * own storage: only the tab that asked for an answer takes it.
 */

const visitKey = 'provider-visit';
const answerKey = 'provider-answer';

type VisitStart =
  operations['beginProviderVisit']['responses'][200]['content']['application/json']['data'];

type ReturnedAnswer = ProviderAnswer & {
  provider: SocialProvider;
  back: string;
  purpose: VisitPurpose;
};

const providerClientId = (provider: SocialProvider, config: Config): string | null =>
  provider === 'GOOGLE' ? config.google.client_id : config.facebook.app_id;

/** The providers to offer: both until the configuration is there, as the prerendered page does. */
export function offeredProviders(config: Config | null): SocialProvider[] {
  const both: SocialProvider[] = ['GOOGLE', 'FACEBOOK'];
  return config === null
    ? both
    : both.filter((provider) => providerClientId(provider, config) !== null);
}

/**
 * Leaves for the provider's page, to come back to `back` (path and query).
 * @param visitStart what `beginProviderVisit` gave
 * @throws Failure `not-available` when this installation does not know the provider, or the tab may
 * store nothing
 */
export function redirectToProvider(
  provider: SocialProvider,
  config: Config,
  visitStart: VisitStart,
  back: string,
  purpose: VisitPurpose = 'sign-in',
): void {
  const id = providerClientId(provider, config);
  if (id === null) throw new Failure({ code: 'not-available' });
  const visit: ProviderVisit = {
    provider,
    ...visitStart,
    returnPath: back,
    purpose,
    isSandbox: id === sandboxClientId,
  };
  if (!writeItem(visitKey, visit)) throw new Failure({ code: 'not-available' });
  location.assign(authorizationUrl(visit, id, location.origin, document.documentElement.lang));
}

/** Ends when the browser brings this page back from its memory, as the back button does. */
export function untilPageRestored(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true, signal });
  });
}

/**
 * Takes up a provider's answer before anything is drawn, and has the address forget it: a code does
 * not belong into the history.
 * @returns whether the browser is on its way to another page, where the answer is waited for
 */
export function handleProviderReturn(): boolean {
  const visit = readItem<ProviderVisit>(visitKey);
  const answer = visit && providerAnswer(visit, new URL(location.href));
  if (!visit || !answer) return false;
  deleteItem(visitKey);
  const { provider, returnPath, purpose } = visit;
  writeItem(answerKey, { ...answer, provider, back: returnPath, purpose } satisfies ReturnedAnswer);
  if (visit.returnPath.split('?')[0] === location.pathname) {
    history.replaceState(history.state, '', visit.returnPath);
    return false;
  }
  location.replace(visit.returnPath);
  return true;
}

/** The answer that this page has been waiting for, to a visit for this purpose; given once. */
export function consumeProviderAnswer(purpose: VisitPurpose = 'sign-in'): ReturnedAnswer | null {
  const answerHere = pendingAnswer(purpose);
  if (answerHere) deleteItem(answerKey);
  return answerHere;
}

/** Has a provider answered to this page? */
export const hasProviderAnswer = (): boolean => pendingAnswer('sign-in') !== null;

function pendingAnswer(purpose: VisitPurpose): ReturnedAnswer | null {
  const answerHere = readItem<ReturnedAnswer>(answerKey);
  if (answerHere?.purpose !== purpose) return null;
  return answerHere.back.split('?')[0] === location.pathname ? answerHere : null;
}

function writeItem(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function readItem<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function deleteItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What cannot be read will not be taken either.
  }
}
