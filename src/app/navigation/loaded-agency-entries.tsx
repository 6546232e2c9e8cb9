import { useLayoutEffect } from 'react';
import { agencyEntries } from './agency-entries.ts';
import type { LoadedEntriesProps } from './navigation-entries.ts';

/** Passes on the pages of agencies, whose names creators do not load. */
export default function LoadedAgencyEntries({ onLoad }: LoadedEntriesProps) {
  useLayoutEffect(() => onLoad(agencyEntries), [onLoad]);
  return null;
}
