import { fromPromise } from 'xstate';
import {
  type Mark,
  notificationMarksMachine,
} from '#machines/flow/notifications/notification-marks.ts';
import { call } from '#src/api/client.ts';

/** The chart `notification-marks` on the real server. */
export const liveNotificationMarksMachine = notificationMarksMachine.provide({
  actors: {
    readNotifications: fromPromise<unknown, { mark: Mark | null }>(async ({ input, signal }) => {
      if (!input.mark) throw new Error('Nothing was read.');
      return call('readNotifications', { body: input.mark, signal });
    }),
  },
});
