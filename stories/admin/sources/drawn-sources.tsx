import { useState } from 'react';
import { lucknowSource, vidarbhaSource } from '#contract/examples/sources.ts';
import {
  noSourceFilters,
  type Source,
  sourceExportMachine,
  sourceListMachine,
} from '#src/features/admin/sources/source-list-machines.ts';
import { SourceSummariesCard } from '#src/features/admin/sources/source-summaries.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { idleExport } from '#stories/support/idle-export.ts';

type Props = { rows?: Source[]; empty: string };

/** The sources on the page of their owner. */
export function DrawnSources({ rows = [vidarbhaSource, lucknowSource], empty }: Props) {
  const [actor] = useState(() =>
    drawState(sourceListMachine, {
      value: rows.length > 0 ? { listing: { idle: 'waiting' } } : { empty: 'waiting' },
      context: { filters: noSourceFilters, rows, nextPageUrl: null, failure: null },
    }),
  );
  const [exporter] = useState(() => drawState(sourceExportMachine, idleExport));
  return <SourceSummariesCard actor={actor} exporter={exporter} empty={empty} />;
}
