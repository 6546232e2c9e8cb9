import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type Notification = Schemas['Notification'];
type NoFilters = Record<string, never>;

/** A list of notifications, which are known by their id. */
export const notificationListMachine = createPagedList<Notification, NoFilters>(
  ({ notificationId }) => [notificationId],
);

const pageRequest = ({ pageUrl }: PageRequest<NoFilters>) => ({ query: pageQuery(pageUrl) });

/** The chart `paged-list` for the notifications of the signed-in person. */
export const liveNotificationListMachine = notificationListMachine.provide({
  actors: {
    loadPage: operationActor('getNotifications', pageRequest),
    reloadPages: reloadActor((request: PageRequest<NoFilters>, signal) =>
      call('getNotifications', { ...pageRequest(request), signal }),
    ),
  },
});
