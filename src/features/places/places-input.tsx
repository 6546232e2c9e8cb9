import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { limits } from '#domain/limits.ts';
import type { FoundPlace, placeSearchMachine } from '#machines/kit/place-search.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Combobox } from '#src/ui/forms/combobox.tsx';
import { livePlaceSearchMachine } from './live-place-search-machine.ts';

type Props = {
  /** The ids of the places chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Chooses towns and districts by a name in any script, within a `Field`. */
export function PlacesInput(props: Props) {
  const actor = useActorRef(livePlaceSearchMachine);
  useGlobalEvents(actor);
  return <PlacesChoice {...props} actor={actor} />;
}

type ChoiceProps = Props & { actor: ActorRefFrom<typeof placeSearchMachine> };

/** The input and what its chart says. */
export function PlacesChoice({ actor, value, onChange }: ChoiceProps) {
  const { language } = useLanguage();
  const { typed, found, known, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches({ search: 'failed' }));
  const isUnnamed = useSelector(actor, (current) => current.matches({ names: 'loading' }));
  const missing = value.filter((id) => !known[id]).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on the language
  useEffect(() => {
    if (value.length > 0) actor.send({ type: 'names.requested', ids: [...value] });
  }, [actor, language, missing]);
  const chosen = value.map((id) => {
    const place = known[id];
    return { value: id, label: place ? placeLabel(place) : isUnnamed ? '…' : id };
  });
  const others = found.filter(({ locationId }) => !value.includes(locationId));
  return (
    <>
      <Combobox
        options={[...chosen, ...others.map(toOption)]}
        value={value}
        max={limits.locationsMax}
        typed={typed}
        emptyMessage={isBusy ? <Searching /> : isFailed ? null : <NothingFound />}
        onType={(text) => actor.send({ type: 'place.typed', typed: text })}
        onChange={onChange}
      />
      {isFailed && failure && (
        <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FailureMessage failure={failure} />
        </RetryNotice>
      )}
    </>
  );
}

const Searching = () => (
  <FormattedMessage
    id="editor.location.searching"
    defaultMessage="Searching for places…"
    description="Below the field for places, while the server searches"
  />
);

const NothingFound = () => (
  <FormattedMessage
    id="editor.location.nothing"
    defaultMessage="No place found. Check the spelling, or type the name of the district or the nearest town."
    description="Below the field for places, when nothing fits what is typed"
  />
);

const placeLabel = ({ locationName, stateName }: FoundPlace) => `${locationName} ( ${stateName} )`;

const toOption = (place: FoundPlace) => ({ value: place.locationId, label: placeLabel(place) });
