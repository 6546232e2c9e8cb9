import { useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { placeSearchMachine } from '#machines/kit/place-search.ts';
import { PlacesChoice } from '#src/features/places/places-input.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Editor/Places' };

type Drawn = Parameters<typeof drawState<typeof placeSearchMachine>>[1];
type State = { names?: string; search?: string };

const lucknow = { locationId: 'up-lucknow', locationName: 'लखनऊ', stateName: 'उत्तर प्रदेश' };
const gonda = { locationId: 'up-gonda', locationName: 'गोंडा', stateName: 'उत्तर प्रदेश' };

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(placeSearchMachine, drawn));
  return (
    <Field label="Location">
      <PlacesChoice actor={actor} value={['up-lucknow']} onChange={() => {}} />
    </Field>
  );
}

const story = (state: State, more: Partial<Drawn['context']> = {}) => ({
  render: () => (
    <Drawing
      drawn={{
        value: { names: 'shown', search: 'quiet', ...state } as Drawn['value'],
        context: {
          typed: '',
          found: [],
          known: { 'up-lucknow': lucknow },
          chosen: ['up-lucknow'],
          failure: null,
          ...more,
        },
      }}
    />
  ),
});

export const Chosen = story({});
export const NamesLoading = story({ names: 'loading' }, { known: {} });
export const NamesUnknown = story({ names: 'unknown' }, { known: {} });
export const Found = story({}, { typed: 'gonda', found: [gonda] });
export const Searching = story({ search: 'searching' }, { typed: 'gonda' });
export const SearchFailed = story(
  { search: 'failed' },
  { typed: 'gonda', failure: new Failure({ code: 'network', status: 0 }) },
);
