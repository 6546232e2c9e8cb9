import { type ComponentType, type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { screenArea } from '#domain/navigation/onboarding-steps.ts';
import { permittedReturnPath } from '#domain/navigation/return-path.ts';
import { routeAccess, type Visitor } from '#domain/navigation/routes.ts';
import {
  clearReturnAddress,
  readNextScreenAddress,
  readReturnAddress,
} from '#src/device/return-address.ts';
import {
  ChunkLoadErrorNotice,
  type RetryOptions,
} from '#src/ui/feedback/chunk-load-error-notice.tsx';
import { CrashBoundary } from '#src/ui/feedback/crash-boundary.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { hideFirstPage } from '#src/ui/layout/first-page.ts';
import { Page, Row } from '#src/ui/layout/layout.tsx';
import { NoPermissionsScreen } from './no-permissions-screen.tsx';
import { notFoundPage } from './page-routes.tsx';

export type Pages = Record<string, ComponentType>;

type RouteGuardProps = {
  visitor: Visitor;
  pages: Pages;
  /** A way to tell that the page has failed, for those who can. */
  report?: ReactNode;
};

/** Renders the page for people who may open it, and redirects everybody else. */
export function RouteGuard({ visitor, pages, report }: RouteGuardProps) {
  const { pathname } = useLocation();
  const passage = routeAccess(pathname, visitor);
  const isArrived = passage.kind !== 'redirect' && screenArea(visitor.nextScreen) === 'main';
  useEffect(() => {
    if (isArrived) clearReturnAddress();
  }, [isArrived]);
  if (passage.kind === 'redirect') {
    const wanted =
      permittedReturnPath(readReturnAddress(), visitor) ??
      permittedReturnPath(readNextScreenAddress(), visitor);
    return <Navigate to={wanted ?? passage.to} replace />;
  }
  if (passage.kind === 'no-permission') return <NoPermissionsScreen />;
  const Content = pages[pathname] ?? notFoundPage;
  return (
    <CrashBoundary key={pageKey(Content, pages)} report={report}>
      <LazyBoundary fallback={<PageLoader />} renderError={(wayOn) => <PageLoadError {...wayOn} />}>
        <Content />
      </LazyBoundary>
    </CrashBoundary>
  );
}

/**
 * The first path of a page: it stays as it is when the address changes to another path of the same
 * page.
 */
function pageKey(page: ComponentType, pages: Pages): string | undefined {
  return Object.keys(pages).find((path) => pages[path] === page);
}

/** Shown instead of a page that could not be loaded. */
export function PageLoadError(wayOn: RetryOptions) {
  useEffect(hideFirstPage, []);
  return (
    <Page paddingBlock="8">
      <ChunkLoadErrorNotice {...wayOn} />
    </Page>
  );
}

/** The placeholder of a loading page. */
export function PageLoader() {
  return (
    <Row role="status" justifyContent="center" minHeight="50dvh" color="accent.text" fontSize="xl">
      <Spinner />
      <FormattedMessage
        id="app.loading"
        defaultMessage="Loading…"
        description="While a page loads"
      />
    </Row>
  );
}
