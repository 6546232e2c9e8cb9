import { manyNotifications } from '#contract/examples/notifications.ts';
import { Failure } from '#domain/contract/failure.ts';
import type { Mark } from '#machines/flow/notifications/notification-marks.ts';
import { UnreadBell } from '#src/features/notifications/bell.tsx';
import { notificationListMachine } from '#src/features/notifications/live-notification-list-machine.ts';
import { NotificationsScreen } from '#src/features/notifications/notifications-screen.tsx';
import { Page, Row } from '#src/ui/layout/layout.tsx';
import type { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Notifications' };

type Drawn = Parameters<typeof drawState<typeof notificationListMachine>>[1];
type Props = Omit<Parameters<typeof NotificationsScreen>[0], 'marks' | 'onRead'>;

const newest = manyNotifications[0]?.notificationId ?? '';
const allRead: Mark[] = [{ notificationId: newest, andOlder: true }];
const Unread = ({ actor }: Props) => (
  <NotificationsScreen actor={actor} marks={[]} onRead={() => {}} />
);
const Read = ({ actor }: Props) => (
  <NotificationsScreen actor={actor} marks={allRead} onRead={() => {}} />
);

const failure = new Failure({ code: 'network', status: 0 });
const story = (value: Drawn['value'], context: Partial<Drawn['context']> = {}, Screen = Unread) =>
  screenStory(Screen, notificationListMachine, {
    value,
    context: { filters: {}, rows: manyNotifications, nextPageUrl: null, failure: null, ...context },
  });

export const Loading = story('loading', { rows: [] });
export const Empty = story('empty', { rows: [] });
export const LoadFailed = story('failed', { rows: [], failure });
export const Many = story({ listing: 'idle' });
export const More = story({ listing: 'idle' }, { nextPageUrl: '?cursor=a' });
export const LoadingMore = story({ listing: 'loadingMore' }, { nextPageUrl: '?cursor=a' });
export const MoreFailed = story({ listing: 'moreFailed' }, { failure, nextPageUrl: '?cursor=a' });
/** Shown as read before the server knows it, as without a network. */
export const AllRead = story({ listing: 'idle' }, {}, Read);

export const Bells = {
  render: () => (
    <Page paddingBlock="6">
      <Row>
        {[0, 1, 12, 99, 100].map((unread) => (
          <UnreadBell key={unread} unread={unread} />
        ))}
      </Row>
    </Page>
  ),
};
