import type { ComponentProps } from 'react';
import type { Visitor } from '#domain/navigation/routes.ts';
import { isStaffMember } from '#domain/permissions/permissions.ts';
import { ChunkLoadErrorNotice } from '#src/ui/feedback/chunk-load-error-notice.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { creatorEntries, openEntries } from './navigation-entries.ts';
import { TopBar } from './top-bar.tsx';

const AgencyTopBar = lazyWithPreload(() => import('./agency-top-bar.tsx'));
const StaffTopBar = lazyWithPreload(() => import('./staff-top-bar.tsx'));

type Props = Omit<ComponentProps<typeof TopBar>, 'entries'> & { visitor: Visitor };

/**
 * The top bar of the main area. Until the entries of staff or agencies have loaded, the bar has
 * none.
 */
export function MainBar({ visitor, ...bar }: Props) {
  const isStaff = isStaffMember(visitor.permissions);
  if (!isStaff && !visitor.permissions.includes('MANAGE_AGENCY_CREATORS'))
    return <TopBar {...bar} entries={openEntries(creatorEntries, visitor)} />;
  const LoadedTopBar = isStaff ? StaffTopBar : AgencyTopBar;
  const withoutEntries = <TopBar {...bar} entries={[]} />;
  return (
    <LazyBoundary
      fallback={withoutEntries}
      renderError={(retry) => (
        <>
          {withoutEntries}
          <Page paddingBlockStart="4">
            <ChunkLoadErrorNotice {...retry} />
          </Page>
        </>
      )}
    >
      <LoadedTopBar {...bar} visitor={visitor} />
    </LazyBoundary>
  );
}
