import { type ComponentType, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { wayBack } from '#domain/return-address.ts';
import { passageTo, type Visitor } from '#domain/routes.ts';
import { areaOf } from '#domain/steps.ts';
import { layFirstPageAside } from '#src/ui/first-page.ts';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { Page, Row } from '#src/ui/layout.tsx';
import { PartUnavailable, type WayOn } from '#src/ui/part-unavailable.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { NoPermissionsScreen } from './no-permissions-screen.tsx';
import { forgetAddress, recallAddress } from './return-address.ts';
import { laterPage } from './routes.tsx';

export type Pages = Record<string, ComponentType>;

/** The page of the address, for those to whom it is open; everybody else is sent where they belong. */
export function PageGate({ visitor, pages }: { visitor: Visitor; pages: Pages }) {
  const { pathname } = useLocation();
  const passage = passageTo(pathname, visitor);
  const isArrived = passage.kind !== 'redirect' && areaOf(visitor.nextScreen) === 'main';
  useEffect(() => {
    if (isArrived) forgetAddress();
  }, [isArrived]);
  if (passage.kind === 'redirect') {
    return <Navigate to={wayBack(recallAddress(), visitor) ?? passage.to} replace />;
  }
  if (passage.kind === 'no-permission') return <NoPermissionsScreen />;
  const Content = pages[pathname] ?? laterPage;
  return (
    <CrashBoundary key={nameOf(Content, pages)}>
      <LaterPlace fallback={<PageLoader />} missing={(wayOn) => <MissingPage {...wayOn} />}>
        <Content />
      </LaterPlace>
    </CrashBoundary>
  );
}

/** The first path of a page: it stays as it is when the address changes to another path of the same page. */
function nameOf(page: ComponentType, pages: Pages): string | undefined {
  return Object.keys(pages).find((path) => pages[path] === page);
}

/** In the place of a page that could not be fetched. */
export function MissingPage(wayOn: WayOn) {
  useEffect(layFirstPageAside, []);
  return (
    <Page paddingBlock="8">
      <PartUnavailable {...wayOn} />
    </Page>
  );
}

/** Where a page will be that is still loading. */
export function PageLoader() {
  return (
    <Row role="status" justifyContent="center" minHeight="50dvh" color="accent.text" fontSize="xl">
      <Spinner />
      <FormattedMessage id="app.loading" defaultMessage="Loading…" description="While a page loads" />
    </Row>
  );
}
