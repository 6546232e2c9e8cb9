import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '#machines/flow/app/app.ts';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { isFirstPageOf, leaveFirstPage, removeFirstPage } from '#src/ui/layout/first-page.ts';
import {
  type AppActor,
  PortalContext,
  SessionContext,
  type SessionServices,
} from '../api/session-context.ts';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Footer } from './layout/footer.tsx';
import { FullHeightPage } from './layout/full-height-page.tsx';
import { OfflineBanner } from './layout/offline-banner.tsx';
import { Landing, SignedInLayout, SignedOutLayout } from './routes/layouts.ts';
import { pageRoutes } from './routes/page-routes.tsx';
import { PageLoadError, PageLoader, type Pages } from './routes/route-guard.tsx';
import { usePageTracking } from './session/use-page-tracking.ts';

type AppScreenProps = { actor: AppActor; pages?: Pages };

/** Everything that can be seen of the portal. */
export function AppScreen({ actor, pages = pageRoutes }: AppScreenProps) {
  const config = useSelector(actor, (current) => current.context.config);
  usePageTracking(config);
  const portal = useMemo(() => ({ actor, config }), [actor, config]);
  return (
    <PortalContext value={portal}>
      <OfflineBanner
        offline={useSelector(actor, (current) => current.matches({ connection: 'offline' }))}
      />
      <Session actor={actor} pages={pages} />
    </PortalContext>
  );
}

function Session({ actor, pages }: Required<AppScreenProps>) {
  const { pathname } = useLocation();
  const isLanding = pathname === '/login';
  const { user, config, failure } = useSelector(actor, (current) => current.context);
  const stage = useSelector(actor, (current) => {
    const is = (session: 'loadFailed' | 'signedIn' | 'signedOut' | 'loadingUser') =>
      current.matches({ session });
    if (is('loadFailed')) return 'failed';
    if (is('signedIn')) return 'signedIn';
    return is('signedOut') || is('loadingUser') ? 'signedOut' : 'loading';
  });
  useEffect(() => {
    leaveFirstPage(pathname);
    if (stage === 'signedOut' && !isFirstPageOf(pathname)) removeFirstPage();
  }, [stage, pathname]);
  if (stage === 'failed') {
    return (
      <BareLayout>
        <ErrorScreen failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
      </BareLayout>
    );
  }
  if (stage === 'signedIn' && user && config) {
    return (
      <LayoutBoundary key="inside">
        <SessionProvider actor={actor} user={user}>
          <SignedInLayout
            key={user.userId}
            actor={actor}
            user={user}
            config={config}
            pages={pages}
          />
        </SessionProvider>
      </LayoutBoundary>
    );
  }
  // Rendered before the person is known, so that it can be used at once.
  if (isLanding) return <LandingPage />;
  if (stage !== 'signedOut' || !config) return <Loading />;
  return (
    <LayoutBoundary key="outside">
      <SignedOutLayout actor={actor} config={config} pages={pages} />
    </LayoutBoundary>
  );
}

/**
 * A preloaded page has no boundary: React hydrates a `Suspense` boundary later than the rest.
 */
function LandingPage() {
  const [wasPreloaded] = useState(Landing.isLoaded);
  if (wasPreloaded) return <Landing />;
  return (
    <LayoutBoundary>
      <Landing />
    </LayoutBoundary>
  );
}

/** A boundary around everything visible, which may still be loading or fail to load. */
function LayoutBoundary({ children }: { children: ReactNode }) {
  return (
    <LazyBoundary
      fallback={<Loading />}
      renderError={(wayOn) => (
        <BareLayout>
          <PageLoadError {...wayOn} />
        </BareLayout>
      )}
    >
      {children}
    </LazyBoundary>
  );
}

function Loading() {
  return (
    <BareLayout>
      <PageLoader />
    </BareLayout>
  );
}

/** A page without a frame, except for the support address. */
function BareLayout({ children }: { children: ReactNode }) {
  return (
    <FullHeightPage>
      <main>{children}</main>
      <Footer />
    </FullHeightPage>
  );
}

function SessionProvider({
  actor,
  user,
  children,
}: {
  actor: AppActor;
  user: CurrentUser;
  children: ReactNode;
}) {
  const config = useSelector(actor, (current) => current.context.config);
  const services = useMemo<SessionServices | null>(
    () =>
      config && {
        currentUser: user,
        config,
        actor,
        refreshUser: () => actor.send({ type: 'user.refresh-requested' }),
        reportSessionExpired: () => actor.send({ type: 'session.expired' }),
      },
    [actor, config, user],
  );
  return <SessionContext value={services}>{children}</SessionContext>;
}
