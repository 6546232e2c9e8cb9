import type { ComponentProps } from 'react';
import type { Visitor } from '#domain/navigation/routes.ts';
import { openEntries } from './navigation-entries.ts';
import { staffEntries } from './staff-entries.ts';
import { TopBar } from './top-bar.tsx';

type Props = Omit<ComponentProps<typeof TopBar>, 'entries'> & { visitor: Visitor };

/** The top bar with the pages of staff, whose names creators do not load. */
export default function StaffTopBar({ visitor, ...bar }: Props) {
  return <TopBar {...bar} entries={openEntries(staffEntries, visitor)} />;
}
