import { useState } from 'react';
import { bulkActionsMachine } from '#machines/flow/admin/bulk-actions.ts';
import { type DrawnState, drawnStateNames, drawState } from './actor-in-state.ts';

type Drawn = DrawnState<typeof bulkActionsMachine>;

/** The context of a list with nothing ticked. */
export const noBulkAction: Drawn['context'] = {
  kinds: [],
  selected: new Set(),
  isAllSelected: false,
  kind: null,
  request: null,
  command: 'cancel',
  key: '',
  action: null,
  failures: [],
  nextPageUrl: null,
  failure: null,
};

/** The names of the states that a story shows, for the check that each has one. */
export const drawnBulkActionStates = (value: Drawn['value'] = 'selecting'): string[] =>
  drawnStateNames(bulkActionsMachine, { value, context: noBulkAction });

/** The actions on many rows of a list, in one state; without one, nothing is ticked. */
export function useDrawnBulkActions(
  value: Drawn['value'] = 'selecting',
  context: Partial<Drawn['context']> = {},
) {
  const [actor] = useState(() =>
    drawState(bulkActionsMachine, { value, context: { ...noBulkAction, ...context } }),
  );
  return actor;
}
