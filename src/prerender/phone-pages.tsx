import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createActor } from 'xstate';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { otpMachine } from '#machines/flow/auth/otp.ts';
import { Footer } from '#src/app/layout/footer.tsx';
import { FullHeightPage } from '#src/app/layout/full-height-page.tsx';
import { SignedOutPage } from '#src/app/layout/signed-out-page.tsx';
import { contentId, SkipLink } from '#src/app/layout/skip-link.tsx';
import { PreDashboardBar } from '#src/app/navigation/pre-dashboard-bar.tsx';
import { liveAppMachine } from '#src/app/session/live-app-machine.ts';
import { PhoneSignInScreen } from '#src/features/auth/phone/phone-sign-in-screen.tsx';
import { VerifyPhoneScreen } from '#src/features/auth/phone/verify-phone-screen.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { UiProviders } from '#src/ui/layout/ui-providers.tsx';
import { prerender } from './prerender.ts';

/**
 * The two pages with a field for a phone number, by path: their markup, and the styles that they
 * use.
 * @public scripts/bundle/prerender.ts loads it by its path
 */
export function prerenderPhonePages(language: InterfaceLanguage, messages: Messages) {
  const app = createActor(liveAppMachine, { input: { language, startedAt: 0 } });
  const otp = createActor(otpMachine, { input: { now: 0 } });
  const draw = (path: string, page: ReactNode) =>
    prerender((styleCache) => (
      <UiProviders language={language} messages={messages} styleCache={styleCache}>
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
      </UiProviders>
    ));
  return {
    '/login/mobile': draw(
      '/login/mobile',
      <SignedOutPage actor={app}>
        <PhoneSignInScreen actor={otp} />
      </SignedOutPage>,
    ),
    '/verify-phone': draw(
      '/verify-phone',
      <FullHeightPage>
        <SkipLink />
        <PreDashboardBar actor={app} home="/verify-phone" />
        <Stack as="main" id={contentId} flexGrow="1" gap="0">
          <VerifyPhoneScreen actor={otp} />
        </Stack>
        <Footer />
      </FullHeightPage>,
    ),
  };
}
