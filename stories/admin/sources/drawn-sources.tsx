import { useState } from 'react';
import { lucknowSource, vidarbhaSource } from '#contract/examples/sources.ts';
import {
  noSourceFilters,
  type Source,
  sourceListMachine,
} from '#src/features/admin/sources/source-list-machines.ts';
import { SourceSummariesCard } from '#src/features/admin/sources/source-summaries.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

type Props = { rows?: Source[]; empty: string };

/** The sources on the page of their owner. */
export function DrawnSources({ rows = [vidarbhaSource, lucknowSource], empty }: Props) {
  const [actor] = useState(() =>
    drawState(sourceListMachine, {
      value: rows.length > 0 ? { listing: { idle: 'waiting' } } : { empty: 'waiting' },
      context: { filters: noSourceFilters, rows, nextPageUrl: null, failure: null },
    }),
  );
  return <SourceSummariesCard actor={actor} empty={empty} />;
}
