import { CircleUserRound, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '#machines/flow/app/app.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx';

/** The person's picture; behind it the profile, for those who may change it, and the way out. */
export function ProfileMenu({ user, actor }: { user: CurrentUser; actor: AppActor }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const name = user.name ?? user.handle ?? '';
  const items: MenuItem[] = [
    {
      key: 'sign-out',
      label: (
        <FormattedMessage id="app.profile.sign-out" defaultMessage="Sign out" description="Menu" />
      ),
      icon: <LogOut size="1.2em" aria-hidden="true" />,
      onSelect: () => actor.send({ type: 'sign-out.requested' }),
    },
  ];
  if (user.permissions.includes('UPDATE_PROFILE')) {
    items.unshift({
      key: 'profile',
      label: (
        <FormattedMessage id="app.profile.mine" defaultMessage="My profile" description="Menu" />
      ),
      icon: <UserRound size="1.2em" aria-hidden="true" />,
      onSelect: () => navigate('/app/profile'),
    });
  }
  if (user.permissions.includes('INTERNAL')) {
    items.unshift({
      key: 'security',
      label: (
        <FormattedMessage
          id="app.profile.security"
          defaultMessage="Sign-in and security"
          description="Menu"
        />
      ),
      icon: <ShieldCheck size="1.2em" aria-hidden="true" />,
      onSelect: () => navigate('/app/security'),
    });
  }
  const label = intl.formatMessage(
    {
      id: 'app.profile.label',
      defaultMessage: 'Profile menu {name}',
      description: 'Button with the picture',
    },
    { name },
  );
  return (
    <Menu
      label={label.trim()}
      trigger={
        name ? (
          <Avatar name={name} url={user.profileImage?.url} size="sm" blueTick={user.blueTick} />
        ) : (
          <CircleUserRound size="1.75rem" aria-hidden="true" />
        )
      }
      items={items}
    />
  );
}
