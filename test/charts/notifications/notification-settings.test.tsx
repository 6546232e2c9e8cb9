import { page } from 'vitest/browser';
import { NotificationSettingsScreen } from '#src/features/notification-settings/notification-settings-screen.tsx';
import samples from '#test/unit/machines/events/flow/notifications/notification-settings.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { heading, outside, press, text } from '../harness/gestures.ts';

type Props = Pick<Parameters<typeof NotificationSettingsScreen>[0], 'actor'>;

const Screen = ({ actor }: Props) => <NotificationSettingsScreen actor={actor} push={null} />;
const title = heading('Notification settings');
const profile = () => page.getByRole('checkbox', { name: 'Decisions on your profile On devices' });

walkChart({
  samples,
  Screen,
  gestures: {
    'settings.changed': () => profile().click(),
    'retry.requested': press('Try again'),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'notification-settings.loading': title,
    'notification-settings.loadFailed': text('Something went wrong !!'),
    'notification-settings.signInNeeded': title,
    'notification-settings.ready.idle': profile,
    'notification-settings.ready.saving': profile,
    'notification-settings.ready.waiting': text(/^Your changes aren't saved yet/),
    'notification-settings.ready.signInNeeded': profile,
    'notification-settings.ready.refused': text("Your last change wasn't saved"),
  },
});
