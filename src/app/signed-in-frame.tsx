import { useSelector } from '@xstate/react';
import { LogOut } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Visitor } from '#domain/routes.ts';
import { homeOf } from '#domain/routes.ts';
import { routeOfStep } from '#domain/steps.ts';
import type { Config, CurrentUser } from '#machines/flow/app.ts';
import { OutboxProvider } from '#src/outbox/index.ts';
import { Button } from '#src/ui/button.tsx';
import { LaterWindow } from '#src/ui/later-window.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import type { AppActor } from './app-context.ts';
import { ChosenLanguage } from './chosen-language.tsx';
import { ConfirmIdentityPlace } from './confirm-identity-place.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Footer } from './footer.tsx';
import { LeavingVeil } from './leaving-veil.tsx';
import { navigationFor } from './navigation.ts';
import { NoPermissionsScreen } from './no-permissions-screen.tsx';
import { OnboardingPlace } from './onboarding-place.tsx';
import { PageGate, type Pages } from './page-gate.tsx';
import { PostTypeSwitch } from './post-type-switch.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ReauthTitle } from './reauth-title.tsx';
import { Sheet } from './sheet.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const ReauthDialog = loadedEarly(() => import('./reauth-dialog.tsx'));

type SignedInFrameProps = { actor: AppActor; user: CurrentUser; config: Config; pages: Pages };

/** The pages of somebody signed in, with what lies over them: signing in again, signing out. */
export default function SignedInFrame({ actor, user, config, pages }: SignedInFrameProps) {
  const area = useSelector(actor, (current) => {
    if (current.matches({ session: { signedIn: { area: 'main' } } })) return 'main';
    return current.matches({ session: { signedIn: { area: 'noPermissions' } } }) ? 'none' : 'preDashboard';
  });
  const reauth = useSelector(actor, (current) => current.children.reauth);
  const visitor: Visitor = {
    ...user,
    flags: { enableWallOfFame: config.enableWallOfFame },
    region: config.region,
  };
  return (
    <Sheet>
      <SkipLink />
      <TopBar
        crowded
        home={area === 'main' ? homeOf(user) : routeOfStep(user.nextScreen)}
        entries={area === 'main' ? navigationFor(visitor) : []}
        actions={
          <>
            <ChosenLanguage actor={actor} />
            {area === 'main' ? <ProfileMenu actor={actor} user={user} /> : <SignOut actor={actor} />}
          </>
        }
      >
        {area === 'main' && user.crawlEnabled && <PostTypeSwitch />}
      </TopBar>
      <Stack as="main" id={contentId} flexGrow="1" gap="0">
        {area === 'main' && <OnboardingPlace actor={actor} user={user} />}
        {area === 'none' ? (
          <NoPermissionsScreen />
        ) : (
          <OutboxProvider user={user}>
            <PageGate visitor={visitor} pages={pages} />
          </OutboxProvider>
        )}
      </Stack>
      <Footer />
      <ConfirmIdentityPlace />
      <LeavingVeil actor={actor} />
      {reauth && (
        <CrashBoundary>
          <LaterWindow title={<ReauthTitle />}>
            <ReauthDialog actor={reauth} onSignOut={() => actor.send({ type: 'sign-out.requested' })} />
          </LaterWindow>
        </CrashBoundary>
      )}
    </Sheet>
  );
}

/** The way out, where there is no profile menu (spec point 2, pre-dashboard area). */
function SignOut({ actor }: { actor: AppActor }) {
  return (
    <Button
      kind="ghost"
      size="sm"
      icon={<LogOut size="1.2em" aria-hidden="true" />}
      onClick={() => actor.send({ type: 'sign-out.requested' })}
    >
      <FormattedMessage id="app.profile.sign-out" defaultMessage="Logout" description="Menu" />
    </Button>
  );
}
