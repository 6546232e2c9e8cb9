import {
  notificationSettingsMachine,
  type SettingsChange,
} from '#machines/flow/notifications/notification-settings.ts';
import { noInputActor, operationActor } from '#src/api/actors.ts';
import { noticeHeaders } from '#src/api/shown-notice.ts';

/** The chart `notification-settings` on the real server. */
export const liveNotificationSettingsMachine = notificationSettingsMachine.provide({
  actors: {
    getNotificationSettings: noInputActor('getNotificationSettings'),
    changeNotificationSettings: operationActor(
      'changeNotificationSettings',
      (body: SettingsChange) => ({ body, headers: noticeHeaders() }),
    ),
  },
});
