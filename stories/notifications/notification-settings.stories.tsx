import {
  changedNotificationSettings,
  defaultNotificationSettings,
} from '#contract/examples/notifications.ts';
import { Failure } from '#domain/contract/failure.ts';
import { notificationSettingsMachine } from '#machines/flow/notifications/notification-settings.ts';
import { NotificationSettingsScreen } from '#src/features/notification-settings/notification-settings-screen.tsx';
import type { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Notifications/Settings' };

type Drawn = Parameters<typeof drawState<typeof notificationSettingsMachine>>[1];
type Props = Omit<Parameters<typeof NotificationSettingsScreen>[0], 'push'>;

const Screen = ({ actor }: Props) => <NotificationSettingsScreen actor={actor} push={null} />;
const story = (value: Drawn['value'], context: Partial<Drawn['context']> = {}) =>
  screenStory(Screen, notificationSettingsMachine, {
    value,
    context: {
      saved: defaultNotificationSettings,
      sending: null,
      unsent: null,
      failure: null,
      tries: 0,
      ...context,
    },
  });

const nothing = { saved: null };
const failure = new Failure({ code: 'network', status: 0 });
const sending = { settings: [{ channel: 'push', topic: 'bank', isOn: false } as const] };

export const Loading = story('loading', nothing);
export const LoadFailed = story('loadFailed', { ...nothing, failure });
export const LoadSignInNeeded = story('signInNeeded', nothing);
export const Default = story({ ready: 'idle' });
export const Changed = story({ ready: 'idle' }, { saved: changedNotificationSettings });
export const Saving = story({ ready: 'saving' }, { sending });
export const Unsaved = story({ ready: 'waiting' }, { sending, failure, tries: 1 });
export const SignInNeeded = story({ ready: 'signInNeeded' }, { sending });
export const Refused = story(
  { ready: 'refused' },
  { failure: new Failure({ code: 'invalid-request', status: 400 }) },
);
