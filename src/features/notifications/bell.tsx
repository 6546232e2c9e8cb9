import { useSelector } from '@xstate/react';
import { Bell as BellIcon } from 'lucide-react';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { notificationsRoute } from '#domain/navigation/routes.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { UpdatesContext } from './updates-context.ts';

const BellLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'target',
    height: 'target',
    color: 'ink',
    borderRadius: 'sm',
    _hover: { bg: 'surface.sunken' },
  },
});

const Count = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineEnd: '0',
    minWidth: '5',
    paddingInline: '1',
    bg: 'accent',
    color: 'accent.contrast',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.25rem',
    textAlign: 'center',
    borderRadius: 'full',
  },
});

/** The number of unread notifications, as it was last known. */
export default function Bell() {
  const updates = useContext(UpdatesContext)?.updates;
  const unread = useSelector(updates, (current) => current?.context.updates?.unread ?? 0);
  return <UnreadBell unread={unread} />;
}

/** The link to the notifications with a number that is left out when it is zero. */
export function UnreadBell({ unread }: { unread: number }) {
  const intl = useIntl();
  const most = limits.unreadCountMax - 1;
  const label = intl.formatMessage(
    {
      id: 'notifications.bell',
      defaultMessage: `{unread, plural, =0 {Notifications} other {Notifications: # unread}}`,
      description: 'Label of the button with a bell',
    },
    { unread: Math.min(unread, most) },
  );
  return (
    <BellLink to={notificationsRoute} aria-label={label} title={label}>
      <BellIcon size="1.4em" aria-hidden="true" />
      {unread > 0 && (
        <Count aria-hidden="true" dir="ltr">
          {unread > most ? `${most}+` : unread}
        </Count>
      )}
    </BellLink>
  );
}
