import { type SocialProvider, socialProviders } from '#domain/auth/provider-visit.ts';
import type { Installation } from '#domain/installation.ts';
import { defaultSupportEmail } from '#domain/support-email.ts';
import { providerClientId } from '#server/modules/auth/index.ts';
import type { Config } from '#server/platform/config/config.ts';

/** What the landing page of this installation has. */
const installationOf = (config: Config): Installation => ({
  providers: socialProviders.filter((provider) => providerClientId(provider, config) !== null),
  supportEmail: config.supportEmail,
  tracking: config.tracking,
});

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Fills in the built landing page with what differs from the defaults of the build, once, when the
 * server starts. The page tells the portal and its own script what that is.
 */
export function fillLandingPage(config: Config): (file: string, html: string) => string {
  const installation = installationOf(config);
  const missing = socialProviders.filter((one) => !installation.providers.includes(one));
  const isDefault =
    missing.length === 0 &&
    installation.supportEmail === defaultSupportEmail &&
    installation.tracking === null;
  return (file, html) => {
    if (isDefault || !filledPages.some((name) => file.startsWith(`prerendered/${name}`)))
      return html;
    return missing
      .reduce(withoutProvider, html)
      .replaceAll(defaultSupportEmail, () => escapeText(installation.supportEmail))
      .replace(
        '<html ',
        () => `<html data-installation="${escapeText(JSON.stringify(installation))}" `,
      );
  };
}

/** The pages that name the support address before the portal has loaded. */
const filledPages = ['login.', 'phone-'];

const withoutProvider = (html: string, provider: SocialProvider): string =>
  html.replace(new RegExp(`<button[^>]*\\svalue="${provider}"[^>]*>.*?</button>`, 's'), '');
