import { useActorRef, useSelector } from '@xstate/react';
import { Bookmark } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import type { SavedViewList } from '#domain/staff/saved-views.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx';
import { ViewActionDialog } from './view-action-dialog.tsx';
import { liveSavedViewsMachine, type savedViewsMachine } from './view-machines.ts';

/** The person's own views of a list: opens, saves and deletes them. */
export function SavedViews({ list }: { list: SavedViewList }) {
  const actor = useActorRef(liveSavedViewsMachine, { input: { recordId: list } });
  useGlobalEvents(actor);
  return <SavedViewsMenu actor={actor} list={list} />;
}

type Props = { actor: ActorRefFrom<typeof savedViewsMachine>; list: SavedViewList };

export function SavedViewsMenu({ actor, list }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = search.slice(1);
  const views = useSelector(actor, ({ context }) => context.rows);
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  const current = views.find((view) => view.query === query);
  const items: MenuItem[] = [
    ...views.map((view) => ({
      key: view.viewId,
      label: <bdi>{view.name}</bdi>,
      onSelect: () => navigate(`${pathname}?${view.query}`),
    })),
    ...(isFailed
      ? [
          {
            key: 'retry',
            label: <FormattedMessage id="views.retry" defaultMessage="Load saved views again" />,
            onSelect: () => actor.send({ type: 'retry.requested' }),
          },
        ]
      : []),
    {
      key: 'save',
      label: <FormattedMessage id="views.save" defaultMessage="Save this view…" />,
      disabled: query === '',
      hint:
        query === '' ? (
          <FormattedMessage id="views.save-hint" defaultMessage="Choose a filter first" />
        ) : undefined,
      onSelect: () =>
        actor.send({ type: 'action.requested', action: { kind: 'save', list, query } }),
    },
    ...(current
      ? [
          {
            key: 'delete',
            label: (
              <FormattedMessage
                id="views.delete"
                defaultMessage="Delete “{name}”…"
                values={{ name: <bdi>{current.name}</bdi> }}
              />
            ),
            onSelect: () =>
              actor.send({ type: 'action.requested', action: { kind: 'delete', view: current } }),
          },
        ]
      : []),
  ];
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
