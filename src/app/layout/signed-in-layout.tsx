import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { stepRoute } from '#domain/navigation/onboarding-steps.ts';
import type { Visitor } from '#domain/navigation/routes.ts';
import { homePath } from '#domain/navigation/routes.ts';
import { isStaffMember } from '#domain/permissions/permissions.ts';
import type { Config, CurrentUser } from '#machines/flow/app/app.ts';
import { type AppActor, SessionOverContext } from '#src/api/session-context.ts';
import { ConfirmIdentityHost } from '#src/features/auth/confirm-identity/confirm-identity-host.tsx';
import { ReauthTitle } from '#src/features/auth/reauth/reauth-title.tsx';
import { NotificationBell, UpdatesProvider } from '#src/features/notifications/index.ts';
import { OutboxProvider } from '#src/features/outbox/outbox-provider.tsx';
import { ProblemReportButton } from '#src/features/support/problem-report-button.tsx';
import { CrashBoundary } from '#src/ui/feedback/crash-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';
import { MainBar } from '../navigation/main-bar.tsx';
import { PostTypeSwitch } from '../navigation/post-type-switch.tsx';
import { PreDashboardBar } from '../navigation/pre-dashboard-bar.tsx';
import { ProfileMenu } from '../navigation/profile-menu.tsx';
import { NoPermissionsScreen } from '../routes/no-permissions-screen.tsx';
import { type Pages, RouteGuard } from '../routes/route-guard.tsx';
import { SigningOutDialog } from '../session/signing-out-dialog.tsx';
import { AccountLanguageSelector } from './account-language-selector.tsx';
import { Footer } from './footer.tsx';
import { FullHeightPage } from './full-height-page.tsx';
import { OnboardingSection } from './onboarding-section.tsx';
import { contentId, SkipLink } from './skip-link.tsx';

const ReauthDialog = lazyWithPreload(() => import('#src/features/auth/reauth/reauth-dialog.tsx'));

type SignedInLayoutProps = { actor: AppActor; user: CurrentUser; config: Config; pages: Pages };

/** The pages of a signed-in person, with the dialogs above them: signing in again, signing out. */
export default function SignedInLayout({ actor, user, config, pages }: SignedInLayoutProps) {
  const area = useSelector(actor, (current) => {
    const isIn = (name: 'main' | 'noPermissions') =>
      current.matches({ session: { signedIn: { area: name } } });
    if (isIn('main')) return 'main';
    return isIn('noPermissions') ? 'none' : 'preDashboard';
  });
  const reauth = useSelector(actor, (current) => current.children.reauth);
  const [isOver, setOver] = useState(false);
  const visitor: Visitor = {
    ...user,
    flags: config,
    region: config.region,
  };
  const isNotified = area === 'main' && !isStaffMember(user.permissions);
  return (
    <FullHeightPage>
      <UpdatesProvider enabled={isNotified}>
        <SkipLink />
        {area === 'main' ? (
          <MainBar
            crowded
            visitor={visitor}
            home={homePath(user)}
            actions={
              <>
                <AccountLanguageSelector actor={actor} short={isNotified} />
                {isNotified && <NotificationBell />}
                <ProfileMenu actor={actor} user={user} />
              </>
            }
          >
            {user.crawlEnabled && <PostTypeSwitch />}
          </MainBar>
        ) : (
          <PreDashboardBar actor={actor} home={stepRoute(user.nextScreen)} canSignOut={!isOver} />
        )}
        <Stack as="main" id={contentId} flexGrow="1" gap="0">
          {area === 'main' && <OnboardingSection actor={actor} user={user} />}
          {area === 'none' ? (
            <NoPermissionsScreen />
          ) : (
            <OutboxProvider user={user}>
              <SessionOverContext value={setOver}>
                <RouteGuard visitor={visitor} pages={pages} report={<ProblemReportButton />} />
              </SessionOverContext>
            </OutboxProvider>
          )}
        </Stack>
      </UpdatesProvider>
      <Footer />
      <ConfirmIdentityHost />
      <SigningOutDialog actor={actor} />
      {reauth && (
        <CrashBoundary>
          <LazyDialogBoundary title={<ReauthTitle />}>
            <ReauthDialog
              actor={reauth}
              onSignOut={() => actor.send({ type: 'sign-out.requested' })}
            />
          </LazyDialogBoundary>
        </CrashBoundary>
      )}
    </FullHeightPage>
  );
}
