import { useSelector } from '@xstate/react';
import { Bookmark } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import type { SavedViewList } from '#domain/staff/saved-views.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx';
import { ViewActionDialog } from './view-action-dialog.tsx';
import {
  liveSavedViewsMachine,
  type SavedView,
  type savedViewsMachine,
  type ViewAction,
} from './view-machines.ts';

/** The person's own views of a list: opens, saves and deletes them. */
export function SavedViews({ list }: { list: SavedViewList }) {
  const actor = useActorRef(liveSavedViewsMachine, { input: { recordId: list } });
  useGlobalEvents(actor);
  return <SavedViewsMenu actor={actor} list={list} />;
}

type Props = { actor: ActorRefFrom<typeof savedViewsMachine>; list: SavedViewList };

export function SavedViewsMenu({ actor, list }: Props) {
  const { items, current } = useMenuItems(actor, list);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <>
            <Bookmark size="1.1em" aria-hidden="true" />
            {current ? (
              <bdi>{current.name}</bdi>
            ) : (
              <FormattedMessage id="views.title" defaultMessage="Saved views" />
            )}
          </>
        }
        items={items}
      />
      <ViewActionDialog actor={actor} />
    </>
  );
}

/** What the menu offers, and the view that is shown, if it is a saved one. */
function useMenuItems(actor: Props['actor'], list: SavedViewList) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = search.slice(1);
  const views = useSelector(actor, ({ context }) => context.rows);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('loadFailed'));
  const current = views.find((view) => view.query === query);
  const request = (action: ViewAction) => actor.send({ type: 'action.requested', action });
  const items: MenuItem[] = views.map((view) => ({
    key: view.viewId,
    label: <bdi>{view.name}</bdi>,
    onSelect: () => navigate(`${pathname}?${view.query}`),
  }));
  if (isFailed) items.push(retryItem(() => actor.send({ type: 'retry.requested' })));
  items.push(saveItem(query, () => request({ kind: 'save', list, query })));
  if (current) items.push(deleteItem(current, () => request({ kind: 'delete', view: current })));
  return { items, current };
}

const retryItem = (onSelect: () => void): MenuItem => ({
  key: 'retry',
  label: <FormattedMessage id="views.retry" defaultMessage="Load saved views again" />,
  onSelect,
});

/** Disabled where there is no filter to save. */
const saveItem = (query: string, onSelect: () => void): MenuItem => ({
  key: 'save',
  label: <FormattedMessage id="views.save" defaultMessage="Save this view…" />,
  disabled: query === '',
  hint:
    query === '' ? (
      <FormattedMessage id="views.save-hint" defaultMessage="Choose a filter first" />
    ) : undefined,
  onSelect,
});

const deleteItem = ({ name }: SavedView, onSelect: () => void): MenuItem => ({
  key: 'delete',
  label: (
    <FormattedMessage
      id="views.delete"
      defaultMessage="Delete “{name}”…"
      values={{ name: <bdi>{name}</bdi> }}
    />
  ),
  onSelect,
});
