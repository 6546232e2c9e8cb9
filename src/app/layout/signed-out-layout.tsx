import { useSelector } from '@xstate/react';
import { screenArea } from '#domain/navigation/onboarding-steps.ts';
import type { Visitor } from '#domain/navigation/routes.ts';
import type { Config } from '#machines/flow/app/app.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { type Pages, RouteGuard } from '../routes/route-guard.tsx';
import { AccountLanguageSelector } from './account-language-selector.tsx';
import { Footer } from './footer.tsx';
import { FullHeightPage } from './full-height-page.tsx';
import { contentId, SkipLink } from './skip-link.tsx';

type SignedOutLayoutProps = { actor: AppActor; config: Config; pages: Pages };

/** The sign-in pages behind the landing page. */
export default function SignedOutLayout({ actor, config, pages }: SignedOutLayoutProps) {
  const nextScreen = useSelector(actor, ({ context }) => context.user?.nextScreen ?? 'login');
  const anonymousVisitor: Visitor = {
    // After signing out another person may still be known for a moment.
    nextScreen: screenArea(nextScreen) === 'signedOut' ? nextScreen : 'login',
    permissions: [],
    flags: { enableWallOfFame: false },
    region: config.region,
  };
  return (
    <FullHeightPage>
      <SkipLink />
      <TopBar home="/login" entries={[]} actions={<AccountLanguageSelector actor={actor} />} />
      <Stack as="main" id={contentId} flexGrow="1" gap="0">
        <RouteGuard visitor={anonymousVisitor} pages={pages} />
      </Stack>
      <Footer />
    </FullHeightPage>
  );
}
