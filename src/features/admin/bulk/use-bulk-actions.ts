import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { BulkActionKind } from '#domain/staff/bulk-actions.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import type { RowSelection } from '#src/ui/data/table/data-columns.ts';
import { liveBulkActionMachine } from './bulk-machines.ts';
import type { BulkActor } from './bulk-offer.ts';

type Reloadable = { send: (event: { type: 'list.reset' }) => void };

/**
 * The actions on many rows of a list. The list loads again when one has ended, and another filter
 * ends the selection, which would mean other records.
 */
export function useBulkActions(
  kinds: readonly BulkActionKind[],
  list: Reloadable,
  filters: object,
): BulkActor {
  const actor = useActorRef(liveBulkActionMachine, { input: { kinds } });
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('records.changed', () => list.send({ type: 'list.reset' }));
    return () => subscription.unsubscribe();
  }, [actor, list]);
  const address = JSON.stringify(filters);
  useEffect(() => {
    if (address) actor.send({ type: 'selection.cleared' });
  }, [actor, address]);
  return actor;
}

/**
 * The ticked rows for the table. While rows cannot be ticked the checkboxes keep their place, so
 * that no column moves.
 */
export function useBulkSelection(actor: BulkActor, keys: readonly string[]): RowSelection {
  const selected = useSelector(actor, ({ context }) => context.selected);
  const isAll = useSelector(actor, ({ context }) => context.isAllSelected);
  const canSelect = useSelector(actor, (current) => current.hasTag('selecting'));
  return useMemo(
    () => ({
      selected: isAll ? new Set(keys) : selected,
      isDisabled: !canSelect,
      onChange: (next) => actor.send({ type: 'selection.changed', selected: next }),
    }),
    [actor, canSelect, isAll, keys, selected],
  );
}
