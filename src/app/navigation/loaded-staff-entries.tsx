import { useLayoutEffect } from 'react';
import type { LoadedEntriesProps } from './navigation-entries.ts';
import { staffEntries } from './staff-entries.ts';

/** Passes on the pages of staff, whose names creators do not load. */
export default function LoadedStaffEntries({ onLoad }: LoadedEntriesProps) {
  useLayoutEffect(() => onLoad(staffEntries), [onLoad]);
  return null;
}
