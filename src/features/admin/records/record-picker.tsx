import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Combobox } from '#src/ui/forms/combobox.tsx';
import type { Suggestion } from '#src/ui/forms/suggestions.tsx';

type Search = { typed: string };

/** The records that fit what is typed. */
export const recordPickerMachine = createPagedList<Suggestion, Search>(({ value }) => [value]);

/** The longest search of the contract, in UTF-16 units. */
const searchLengthMax = 100;

/** A picker whose records `search` finds; without a text, the first ones. */
export function createLivePicker(
  search: (typed: string, signal: AbortSignal) => Promise<Suggestion[]>,
) {
  const loadPage = async (
    { filters: { typed } }: PageRequest<Search>,
    signal: AbortSignal,
  ): Promise<Page<Suggestion>> => ({
    rows: await search(typed.trim().slice(0, searchLengthMax), signal),
    nextPageUrl: null,
  });
  return recordPickerMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Suggestion>, PageRequest<Search>>(({ input, signal }) =>
        loadPage(input, signal),
      ),
      reloadPages: reloadActor(loadPage),
    },
  });
}

export type PickerActor = ActorRefFrom<typeof recordPickerMachine>;

/** The actor of a picker, for the page that has it. */
export function usePicker(machine: typeof recordPickerMachine): PickerActor {
  const actor = useActorRef(machine, { input: { filters: { typed: '' } } });
  useGlobalEvents(actor);
  return actor;
}

type Props = {
  actor: PickerActor;
  /** With an empty label while its name is unknown. */
  value: Suggestion | null;
  onChange: (chosen: Suggestion | null) => void;
  placeholder?: string;
};

/** Chooses one record by a part of its name, within a `Field`. */
export function RecordPicker({ actor, value, onChange, ...rest }: Props) {
  const { rows, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  const found = rows.find((row) => row.value === value?.value);
  const chosen = value && { value: value.value, label: value.label || (found?.label ?? '…') };
  // Enter must not take what was found for an earlier text.
  const others = isBusy ? [] : rows.filter((row) => row.value !== value?.value);
  return (
    <>
      <Combobox
        {...rest}
        options={chosen ? [chosen, ...others] : others}
        value={chosen ? [chosen.value] : []}
        emptyMessage={isBusy ? <Loading /> : isFailed ? null : undefined}
        onType={(typed) => actor.send({ type: 'filter.typed', filters: { typed } })}
        onChange={([picked]) => onChange(rows.find((row) => row.value === picked) ?? null)}
      />
      {isFailed && failure && (
        <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FailureMessage failure={failure} />
        </RetryNotice>
      )}
    </>
  );
}

const Loading = () => <FormattedMessage id="records.loading" defaultMessage="Loading…" />;
