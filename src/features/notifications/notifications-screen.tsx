import { useSelector } from '@xstate/react';
import { BellOff, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { notificationSettingsRoute } from '#domain/navigation/routes.ts';
import { isDecision } from '#domain/notifications/notification-topics.ts';
import { isMarked, type Mark } from '#machines/flow/notifications/notification-marks.ts';
import { type ListActor, PagedListView } from '#src/ui/data/paged-list-view.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import type { Notification } from './live-notification-list-machine.ts';
import { NotificationRow } from './notification-row.tsx';

type Props = {
  actor: ListActor<Notification, Record<string, never>>;
  /** What was read in this visit, whether the server knows it yet or not. */
  marks: readonly Mark[];
  onRead: (mark: Mark) => void;
  /** Offers push messages, once a decision was read. */
  pushCard?: ReactNode;
};

/** What has happened since a creator last looked, the newest first. */
export function NotificationsScreen({ actor, marks, onRead, pushCard }: Props) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const shown = rows.map((row) => ({
    ...row,
    isRead: row.isRead || isMarked(marks, row.notificationId),
  }));
  const newest = rows[0]?.notificationId;
  const hasUnread = shown.some(({ isRead }) => !isRead);
  const hasReadDecision = shown.some(({ isRead, kind }) => isRead && isDecision(kind));
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <Row justifyContent="space-between">
          <PageTitle>
            <FormattedMessage id="notifications.title" defaultMessage="Notifications" />
          </PageTitle>
          <Row gap="4">
            {newest !== undefined && hasUnread && (
              <Button
                kind="secondary"
                size="sm"
                onClick={() => onRead({ notificationId: newest, andOlder: true })}
              >
                <FormattedMessage id="notifications.read-all" defaultMessage="Mark all as read" />
              </Button>
            )}
            <RouterLink
              to={notificationSettingsRoute}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="target"
            >
              <Settings size="1.2em" aria-hidden="true" />
              <FormattedMessage
                id="notifications.settings"
                defaultMessage="Settings"
                description="Link to the settings of notifications"
              />
            </RouterLink>
          </Row>
        </Row>
        {hasReadDecision && pushCard}
        <PagedListView actor={actor} placeholder={<Placeholders />} empty={<NoNotifications />}>
          <Stack as="ul" gap="0" listStyleType="none">
            {shown.map((row) => (
              <NotificationRow key={row.notificationId} notification={row} onRead={onRead} />
            ))}
          </Stack>
        </PagedListView>
      </Stack>
    </Page>
  );
}

const placeholderKeys = ['a', 'b', 'c', 'd', 'e'];

const Placeholders = () => placeholderKeys.map((key) => <Skeleton key={key} height="16" />);

const NoNotifications = () => (
  <EmptyState
    icon={<BellOff aria-hidden="true" size="2.5rem" />}
    title={<FormattedMessage id="notifications.empty" defaultMessage="No notifications yet" />}
  >
    <FormattedMessage
      id="notifications.empty-hint"
      defaultMessage="Decisions on your posts, invoices and sign-ins on new devices appear here."
    />
  </EmptyState>
);
