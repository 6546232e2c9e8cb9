import {
  CircleAlert,
  CircleUserRound,
  Download,
  LogOut,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { isCreator, isStaffMember } from '#domain/permissions/permissions.ts';
import type { CurrentUser } from '#machines/flow/app/app.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { installWay, watchInstallWay } from '#src/device/install-prompt.ts';
import { LazyProblemReport } from '#src/features/support/problem-report-button.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx';

const InstallDialog = lazyWithPreload(
  () => import('#src/features/install/live-install-dialog.tsx'),
);

type Opened = 'report' | 'install' | null;

/** The person's picture with a menu: the profile, if it can be edited, and signing out. */
export function ProfileMenu({ user, actor }: { user: CurrentUser; actor: AppActor }) {
  const intl = useIntl();
  const name = user.name ?? user.handle ?? '';
  const [opened, setOpened] = useState<Opened>(null);
  const close = useCallback(() => setOpened(null), []);
  const items = useMenuItems({ user, actor, onOpen: setOpened });
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
      {opened === 'report' && <LazyProblemReport onClose={close} />}
      {opened === 'install' && (
        <LazyDialogBoundary onClose={close}>
          <InstallDialog onClose={close} />
        </LazyDialogBoundary>
      )}
    </>
  );
}

type MenuItemsProps = {
  user: CurrentUser;
  actor: AppActor;
  onOpen: (opened: Opened) => void;
};

function useMenuItems({ user, actor, onOpen }: MenuItemsProps): MenuItem[] {
  const canInstall = useSyncExternalStore(watchInstallWay, installWay) !== null;
  return [
    ...useOwnPage(user),
    ...(canInstall && isCreator(user.permissions)
      ? [
          {
            key: 'install',
            label: <FormattedMessage id="app.install" defaultMessage="Install the app" />,
            icon: <Download size="1.2em" aria-hidden="true" />,
            onSelect: () => onOpen('install'),
          },
        ]
      : []),
    {
      key: 'report-problem',
      label: <FormattedMessage id="app.report-problem" defaultMessage="Report a problem" />,
      icon: <CircleAlert size="1.2em" aria-hidden="true" />,
      onSelect: () => onOpen('report'),
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
}

/** Staff have no profile for readers: their own page is that of signing in. */
function useOwnPage({ permissions }: CurrentUser): MenuItem[] {
  const navigate = useNavigate();
  if (isStaffMember(permissions))
    return [
      {
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
      },
    ];
  if (!permissions.includes('UPDATE_PROFILE')) return [];
  return [
    {
      key: 'profile',
      label: (
        <FormattedMessage id="app.profile.mine" defaultMessage="My profile" description="Menu" />
      ),
      icon: <UserRound size="1.2em" aria-hidden="true" />,
      onSelect: () => navigate('/app/profile'),
    },
  ];
}
