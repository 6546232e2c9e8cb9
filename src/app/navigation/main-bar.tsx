import { type ComponentProps, useState } from 'react';
import type { Visitor } from '#domain/navigation/routes.ts';
import { isStaffMember } from '#domain/permissions/permissions.ts';
import { ChunkLoadErrorNotice } from '#src/ui/feedback/chunk-load-error-notice.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import {
  creatorEntries,
  type LoadedEntriesProps,
  type NavigationEntry,
  openEntries,
} from './navigation-entries.ts';
import { TopBar } from './top-bar.tsx';

const AgencyEntries = lazyWithPreload<LoadedEntriesProps>(
  () => import('./loaded-agency-entries.tsx'),
);
const StaffEntries = lazyWithPreload<LoadedEntriesProps>(
  () => import('./loaded-staff-entries.tsx'),
);

type Props = Omit<ComponentProps<typeof TopBar>, 'entries'> & { visitor: Visitor };

/** The top bar of the main area. */
export function MainBar({ visitor, ...bar }: Props) {
  if (isStaffMember(visitor.permissions))
    return <LazyEntriesBar {...bar} visitor={visitor} Entries={StaffEntries} />;
  if (visitor.permissions.includes('MANAGE_AGENCY_CREATORS'))
    return <LazyEntriesBar {...bar} visitor={visitor} Entries={AgencyEntries} />;
  return <TopBar {...bar} entries={openEntries(creatorEntries, visitor)} />;
}

type LazyEntriesBarProps = Props & { Entries: typeof StaffEntries };

/**
 * A bar that has no entries until they have loaded. The bar itself stays, so that a menu that is
 * open when they load stays open.
 */
function LazyEntriesBar({ visitor, Entries, ...bar }: LazyEntriesBarProps) {
  const [entries, setEntries] = useState<readonly NavigationEntry[]>([]);
  return (
    <>
      <TopBar {...bar} entries={openEntries(entries, visitor)} />
      <LazyBoundary
        fallback={null}
        renderError={(retry) => (
          <Page paddingBlockStart="4">
            <ChunkLoadErrorNotice {...retry} />
          </Page>
        )}
      >
        <Entries onLoad={setEntries} />
      </LazyBoundary>
    </>
  );
}
