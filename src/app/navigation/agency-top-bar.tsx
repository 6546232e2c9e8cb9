import type { ComponentProps } from 'react';
import type { Visitor } from '#domain/navigation/routes.ts';
import { agencyEntries } from './agency-entries.ts';
import { openEntries } from './navigation-entries.ts';
import { TopBar } from './top-bar.tsx';

type Props = Omit<ComponentProps<typeof TopBar>, 'entries'> & { visitor: Visitor };

/** The top bar with the pages of agencies, whose names creators do not load. */
export default function AgencyTopBar({ visitor, ...bar }: Props) {
  return <TopBar {...bar} entries={openEntries(agencyEntries, visitor)} />;
}
