import { CircleAlert, CircleUserRound, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { isStaffMember } from '#domain/permissions/permissions.ts';
import type { CurrentUser } from '#machines/flow/app/app.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { LazyProblemReport } from '#src/features/support/problem-report-button.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx';

/** The person's picture with a menu: the profile, if it can be edited, and signing out. */
export function ProfileMenu({ user, actor }: { user: CurrentUser; actor: AppActor }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const name = user.name ?? user.handle ?? '';
  const [isReporting, setReporting] = useState(false);
  const items: MenuItem[] = [
    {
      key: 'report-problem',
      label: <FormattedMessage id="app.report-problem" defaultMessage="Report a problem" />,
      icon: <CircleAlert size="1.2em" aria-hidden="true" />,
      onSelect: () => setReporting(true),
    },
    {
      key: 'sign-out',
      label: (
        <FormattedMessage id="app.profile.sign-out" defaultMessage="Sign out" description="Menu" />
      ),
      icon: <LogOut size="1.2em" aria-hidden="true" />,
      onSelect: () => actor.send({ type: 'sign-out.requested' }),
    },
  ];
  const isStaff = isStaffMember(user.permissions);
  // Staff have no profile for readers: their own page is that of signing in.
  if (!isStaff && user.permissions.includes('UPDATE_PROFILE')) {
    items.unshift({
      key: 'profile',
      label: (
        <FormattedMessage id="app.profile.mine" defaultMessage="My profile" description="Menu" />
      ),
      icon: <UserRound size="1.2em" aria-hidden="true" />,
      onSelect: () => navigate('/app/profile'),
    });
  }
  if (isStaff) {
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
    <>
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
      {isReporting && <LazyProblemReport onClose={() => setReporting(false)} />}
    </>
  );
}
