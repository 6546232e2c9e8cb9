import { authorizationUrl } from '#domain/auth/authorization-url.ts';
import {
  type ProviderVisit,
  type SocialProvider,
  sandboxClientId,
  type VisitPurpose,
} from '#domain/auth/provider-visit.ts';
import { Failure } from '#domain/contract/failure.ts';
import type { operations } from '#generated/contract.ts';
import type { Config } from '#src/api/operation-types.ts';
import { saveProviderVisit } from '#src/device/provider-visit-store.ts';

type VisitStart =
  operations['beginProviderVisit']['responses'][200]['content']['application/json']['data'];

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
  if (!saveProviderVisit(visit)) throw new Failure({ code: 'not-available' });
  location.assign(authorizationUrl(visit, id, location.origin, document.documentElement.lang));
}

/** Ends when the browser brings this page back from its memory, as the back button does. */
export function untilPageRestored(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true, signal });
  });
}
