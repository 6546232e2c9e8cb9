import { socialProviders } from '#domain/auth/provider-visit.ts';
import type { Installation } from '#domain/installation.ts';
import { defaultSupportEmail } from '#domain/support-email.ts';

/**
 * What the prerendered page was filled in with by the server (server/http/pages). The first render
 * must be the same. The defaults where the server had nothing to fill in.
 */
export function prerenderedInstallation(): Installation {
  const text = 'document' in globalThis ? document.documentElement.dataset.installation : undefined;
  return text ? (JSON.parse(text) as Installation) : defaultInstallation;
}

const defaultInstallation: Installation = {
  providers: socialProviders,
  supportEmail: defaultSupportEmail,
  tracking: null,
};
