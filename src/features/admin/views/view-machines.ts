import { fromPromise } from 'xstate';
import type { ViewName } from '#domain/forms/view-form.ts';
import { type SavedViewList, savedViewLists } from '#domain/staff/saved-views.ts';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';
import { call } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';

export type SavedView = Schemas['SavedView'];

/** What a person does with their views of a list. `query` has the filters, without `?`. */
export type ViewAction =
  | { kind: 'save'; list: SavedViewList; query: string }
  | { kind: 'delete'; view: SavedView };

export const savedViewsMachine = createListActions<SavedView, ViewAction, null, ViewName>({
  id: 'saved-views',
  description: 'Keeps filters of a list under a name and deletes them.',
  isResultShown: () => false,
  isRowNeeded: false,
});

export const liveSavedViewsMachine = savedViewsMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: SavedView[] }, { recordId: string | null }>(
      ({ input: { recordId }, signal }) =>
        call('getSavedViews', { query: { list: listNamed(recordId) }, signal }),
    ),
    act: fromPromise<null, ConfirmedAction<ViewAction, ViewName>>(
      async ({ input: { action, values }, signal }) => {
        if (action?.kind === 'delete')
          await call('deleteView', { body: { viewId: action.view.viewId }, signal });
        if (action?.kind === 'save') {
          const { list, query } = action;
          const body = { list, query, name: values?.name ?? '', columns: [] };
          await call('saveView', { body, signal });
        }
        return null;
      },
    ),
  },
});

function listNamed(name: string | null): SavedViewList {
  const list = savedViewLists.find((known) => known === name);
  if (!list) throw new Error(`There are no views of ${name}.`);
  return list;
}
