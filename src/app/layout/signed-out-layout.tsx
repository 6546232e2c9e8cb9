import { useSelector } from '@xstate/react';
import { screenArea } from '#domain/navigation/onboarding-steps.ts';
import type { Visitor } from '#domain/navigation/routes.ts';
import type { Config } from '#machines/flow/app/app.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { type Pages, RouteGuard } from '../routes/route-guard.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

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
    <SignedOutPage actor={actor}>
      <RouteGuard visitor={anonymousVisitor} pages={pages} />
    </SignedOutPage>
  );
}
