import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '#machines/flow/app.ts';
import { dropFirstPage } from '#src/ui/first-page.ts';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { type AppActor, AppContext, type AppServices, PortalContext } from './app-context.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Footer } from './footer.tsx';
import { Landing, SignedInFrame, SignedOutFrame } from './frames.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { MissingPage, PageLoader, type Pages } from './page-gate.tsx';
import { livePages } from './routes.tsx';
import { Sheet } from './sheet.tsx';
import { usePageTracking } from './use-page-tracking.ts';

type AppScreenProps = { actor: AppActor; pages?: Pages };

/** Everything that can be seen of the portal. */
export function AppScreen({ actor, pages = livePages }: AppScreenProps) {
  const config = useSelector(actor, (current) => current.context.config);
  usePageTracking(config);
  const portal = useMemo(() => ({ actor, config }), [actor, config]);
  return (
    <PortalContext value={portal}>
      <OfflineBanner offline={useSelector(actor, (current) => current.matches({ connection: 'offline' }))} />
      <Session actor={actor} pages={pages} />
    </PortalContext>
  );
}

function Session({ actor, pages }: Required<AppScreenProps>) {
  const isLanding = useLocation().pathname === '/login';
  const { user, config, failure } = useSelector(actor, (current) => current.context);
  const stage = useSelector(actor, (current) => {
    if (current.matches({ session: 'loadFailed' })) return 'failed';
    if (current.matches({ session: 'signedIn' })) return 'signedIn';
    const isOutside = current.matches({ session: 'signedOut' }) || current.matches({ session: 'entering' });
    return isOutside ? 'signedOut' : 'loading';
  });
  useEffect(() => {
    if (stage === 'signedOut') dropFirstPage();
  }, [stage]);
  if (stage === 'failed') {
    return (
      <Bare>
        <ErrorScreen failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
      </Bare>
    );
  }
  if (stage === 'signedIn' && user && config) {
    return (
      <FramePlace key="inside">
        <Services actor={actor} user={user}>
          <SignedInFrame key={user.userId} actor={actor} user={user} config={config} pages={pages} />
        </Services>
      </FramePlace>
    );
  }
  // There before anything is known, so that it can be read and used at once.
  if (isLanding) return <LandingPlace />;
  if (stage !== 'signedOut' || !config) return <Loading />;
  return (
    <FramePlace key="outside">
      <SignedOutFrame actor={actor} config={config} pages={pages} />
    </FramePlace>
  );
}

/** Bare where the page was opened here: React would take over what stands in a `Suspense` later than the rest. */
function LandingPlace() {
  const [isThere] = useState(Landing.isLoaded);
  if (isThere) return <Landing />;
  return (
    <FramePlace>
      <Landing />
    </FramePlace>
  );
}

/** Where all of what one sees may still be on its way, or may not come. */
function FramePlace({ children }: { children: ReactNode }) {
  return (
    <LaterPlace
      fallback={<Loading />}
      missing={(wayOn) => (
        <Bare>
          <MissingPage {...wayOn} />
        </Bare>
      )}
    >
      {children}
    </LaterPlace>
  );
}

function Loading() {
  return (
    <Bare>
      <PageLoader />
    </Bare>
  );
}

/** A page with nothing around it but the support address. */
function Bare({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <main>{children}</main>
      <Footer />
    </Sheet>
  );
}

function Services({ actor, user, children }: { actor: AppActor; user: CurrentUser; children: ReactNode }) {
  const config = useSelector(actor, (current) => current.context.config);
  const services = useMemo<AppServices | null>(
    () =>
      config && {
        currentUser: user,
        config,
        actor,
        refreshUser: () => actor.send({ type: 'user.refresh' }),
        reportSessionExpired: () => actor.send({ type: 'session.expired' }),
      },
    [actor, config, user],
  );
  return <AppContext value={services}>{children}</AppContext>;
}
