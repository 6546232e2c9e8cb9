import { authorizationUrl } from '#domain/auth/authorization-url.ts';
import {
  type ProviderVisit,
  type SocialProvider,
  sandboxClientId,
  socialProviders,
  type VisitPurpose,
} from '#domain/auth/provider-visit.ts';
import { Failure } from '#domain/contract/failure.ts';
import type { operations } from '#generated/contract.ts';
import type { Config } from '#src/api/operation-types.ts';
import { prerenderedInstallation } from '#src/api/prerendered-installation.ts';
import { saveProviderVisit } from '#src/device/provider-visit-store.ts';

type VisitStart =
  operations['beginProviderVisit']['responses'][200]['content']['application/json']['data'];

const providerClientId = (provider: SocialProvider, config: Config): string | null =>
  provider === 'GOOGLE' ? config.google.client_id : config.facebook.app_id;

/** The offered providers: those of the prerendered page until the configuration has loaded. */
export function offeredProviders(config: Config | null): SocialProvider[] {
  return config === null
    ? [...prerenderedInstallation().providers]
    : socialProviders.filter((provider) => providerClientId(provider, config) !== null);
}

/**
 * Opens the provider's page, which returns to `back` (path and query).
 * @param visitStart the reply of `beginProviderVisit`
 * @throws Failure `not-available` when this installation does not have the provider, or the tab
 * cannot store the visit
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

/** Resolves when the browser restores this page from its back/forward cache. */
export function untilPageRestored(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true, signal });
  });
}
