import { FormattedMessage } from 'react-intl';
import { notificationPath } from '#domain/notifications/notification-kinds.ts';
import type { Mark } from '#machines/flow/notifications/notification-marks.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { Notification } from './live-notification-list-machine.ts';
import { notificationIcons, notificationTexts } from './notification-texts.ts';

const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'start',
    minHeight: 'target',
    paddingBlock: '4',
    paddingInline: '2',
    color: 'ink',
    textDecoration: 'none',
    borderBlockEndWidth: '1px',
    borderColor: 'line',
    _hover: { bg: 'surface.sunken' },
  },
});

type Props = { notification: Notification; onRead: (mark: Mark) => void };

/** A notification with the page that it is about; opening it marks it as read. */
export function NotificationRow({ notification, onRead }: Props) {
  const { notificationId, kind, title, text, createdAt, isRead } = notification;
  const Icon = notificationIcons[kind];
  return (
    <li>
      <RowLink
        to={notificationPath(notification)}
        onClick={() => isRead || onRead({ notificationId, andOlder: false })}
      >
        <Box as="span" flexShrink="0" color={isRead ? 'ink.muted' : 'accent.text'}>
          <Icon size="1.375rem" aria-hidden="true" />
        </Box>
        <Box as="span" display="block" flex="1" minWidth="0">
          <Text as="span" display="block" fontWeight={isRead ? 'normal' : 'bold'}>
            <FormattedMessage {...notificationTexts[kind]} />
          </Text>
          {title && (
            <Text as="span" display="block" overflowWrap="anywhere">
              <bdi>{title}</bdi>
            </Text>
          )}
          {text && (
            <Text
              as="span"
              display="block"
              overflowWrap="anywhere"
              whiteSpace="pre-line"
              dir="auto"
            >
              {text}
            </Text>
          )}
          <Text as="span" display="block" size="sm" muted>
            <RelativeTime time={createdAt} />
          </Text>
        </Box>
        {!isRead && <UnreadDot />}
      </RowLink>
    </li>
  );
}

const UnreadDot = () => (
  <>
    <Box
      as="span"
      flexShrink="0"
      width="2"
      height="2"
      marginBlockStart="3"
      bg="accent"
      borderRadius="full"
      aria-hidden="true"
    />
    <VisuallyHidden>
      <FormattedMessage id="notifications.unread" defaultMessage="Unread" />
    </VisuallyHidden>
  </>
);
