import { Failure } from '#domain/failure.ts';
import {
  type ProviderAnswer,
  type ProviderVisit,
  providerAddress,
  providerAnswer,
  type SocialProvider,
  sandboxId,
  type VisitPurpose,
} from '#domain/provider-visit.ts';
import type { operations } from '#generated/contract.ts';
import type { Config } from '#src/api/operation-types.ts';

/*
 * Going to a provider's page and coming back. What must be known on the way back lies in the tab's own storage: only the tab that
 * asked for an answer takes it.
 */

const visitKey = 'provider-visit';
const answerKey = 'provider-answer';

type BegunVisit = operations['beginProviderVisit']['responses'][200]['content']['application/json']['data'];

type Arrival = ProviderAnswer & { provider: SocialProvider; back: string; purpose: VisitPurpose };

const idOf = (provider: SocialProvider, config: Config): string | null =>
  provider === 'GOOGLE' ? config.google.client_id : config.facebook.app_id;

/** The providers to offer: both until the configuration is there, as the prerendered page does. */
export function offeredProviders(config: Config | null): SocialProvider[] {
  const both: SocialProvider[] = ['GOOGLE', 'FACEBOOK'];
  return config === null ? both : both.filter((provider) => idOf(provider, config) !== null);
}

/**
 * Leaves for the provider's page, to come back to `back` (path and query).
 * @param begun what `beginProviderVisit` gave
 * @throws Failure `not-available` when this installation does not know the provider, or the tab may store nothing
 */
export function leaveForProvider(
  provider: SocialProvider,
  config: Config,
  begun: BegunVisit,
  back: string,
  purpose: VisitPurpose = 'sign-in',
): void {
  const id = idOf(provider, config);
  if (id === null) throw new Failure({ code: 'not-available' });
  const visit: ProviderVisit = {
    provider,
    ...begun,
    back,
    purpose,
    isSandbox: id === sandboxId,
  };
  if (!keep(visitKey, visit)) throw new Failure({ code: 'not-available' });
  location.assign(providerAddress(visit, id, location.origin, document.documentElement.lang));
}

/** Ends when the browser brings this page back from its memory, as the back button does. */
export function returnOfPage(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true, signal });
  });
}

/**
 * Takes up a provider's answer before anything is drawn, and has the address forget it: a code does not belong into the history.
 * @returns whether the browser is on its way to another page, where the answer is waited for
 */
export function comeBackFromProvider(): boolean {
  const visit = recall<ProviderVisit>(visitKey);
  const answer = visit && providerAnswer(visit, new URL(location.href));
  if (!visit || !answer) return false;
  forget(visitKey);
  const { provider, back, purpose } = visit;
  keep(answerKey, { ...answer, provider, back, purpose } satisfies Arrival);
  if (visit.back.split('?')[0] === location.pathname) {
    history.replaceState(history.state, '', visit.back);
    return false;
  }
  location.replace(visit.back);
  return true;
}

/** The answer that this page has been waiting for, to a visit for this purpose; given once. */
export function takeProviderAnswer(purpose: VisitPurpose = 'sign-in'): Arrival | null {
  const arrival = arrivalHere(purpose);
  if (arrival) forget(answerKey);
  return arrival;
}

/** Has a provider answered to this page? */
export const isProviderAnswerHere = (): boolean => arrivalHere('sign-in') !== null;

function arrivalHere(purpose: VisitPurpose): Arrival | null {
  const arrival = recall<Arrival>(answerKey);
  if (arrival?.purpose !== purpose) return null;
  return arrival.back.split('?')[0] === location.pathname ? arrival : null;
}

function keep(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function recall<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What cannot be read will not be taken either.
  }
}
