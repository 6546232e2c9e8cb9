import { useState } from 'react';
import { marathiAgency, urduAgency } from '#contract/examples/agencies.ts';
import { agencySearchMachine } from '#src/features/admin/records/agency-search.ts';
import type { AgencySearchActor } from '#src/features/admin/records/agency-select.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

/** A select of agencies that has found two. */
export function useDrawnAgencies(): AgencySearchActor {
  const [agencies] = useState(() =>
    drawState(agencySearchMachine, {
      value: { listing: { idle: 'waiting' } },
      context: {
        filters: { search: '' },
        rows: [marathiAgency, urduAgency],
        nextPageUrl: null,
        failure: null,
      },
    }),
  );
  return agencies;
}
