import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { createResource } from '#machines/kit/resource.ts';
import { call } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { createLivePicker } from './record-picker.tsx';

type Named = { creatorUserId: string; name: string | null; handle: string | null };

/** How a picker names a creator: by name and handle, as far as they have them. */
export const creatorLabel = ({ name, handle }: Named): string =>
  [name, handle && `@${handle}`].filter(Boolean).join(' · ');

const createCreatorPicker = (filters: { creatorType?: 'OGC' }) =>
  createLivePicker(async (search, signal) => {
    const { rows } = await call('listCreators', {
      body: { filters: { ...filters, ...(search && { search }) }, sort: 'name' },
      query: {},
      signal,
    });
    return rows.map((creator) => ({
      value: creator.creatorUserId,
      label: creatorLabel(creator),
    }));
  });

/** For filters: the creators of converted sources are not OGC any more. */
export const creatorPicker = createCreatorPicker({});
export const ogcCreatorPicker = createCreatorPicker({ creatorType: 'OGC' });

type NamedCreator = Schemas['Creator'];
type Wanted = { creatorUserId: string };

/** The creator that an address names; null for none. */
export const namedCreatorMachine = createResource<NamedCreator | null, Wanted>();

export const liveNamedCreatorMachine = namedCreatorMachine.provide({
  actors: {
    loadResource: fromPromise<NamedCreator | null, { filters: Wanted }>(
      async ({ input: { filters }, signal }) => {
        if (filters.creatorUserId === '') return null;
        const { rows } = await call('listCreators', { body: { filters }, query: {}, signal });
        const creator = rows.find(({ creatorUserId }) => creatorUserId === filters.creatorUserId);
        if (!creator) throw new Failure({ code: 'not-found', status: 404 });
        return creator;
      },
    ),
  },
});

/** The creator in the address of a list or of a record: `?creator=`. */
export const creatorUrlFilter = {
  read: (search: URLSearchParams): Wanted => ({ creatorUserId: search.get('creator') ?? '' }),
  write: ({ creatorUserId }: Wanted) => new URLSearchParams({ creator: creatorUserId }),
};
