import {
  defineMessages,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl';
import { type Permission, permissions, staffPermissions } from '#domain/permissions/permissions.ts';
import type { StaffAccount } from '#machines/flow/admin/staff-member.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { permissionNames } from './permission-texts.ts';

type AccountStatus = StaffAccount['accountStatus'];
/** Staff cannot close an account. */
type StaffStatus = 'active' | 'blocked';
type SignIn = 'no-password' | 'password-only' | 'second-factor';

const staffStatusTexts: Record<StaffStatus, MessageDescriptor> = defineMessages({
  active: { id: 'staff.status.active', defaultMessage: 'Active' },
  blocked: {
    id: 'staff.status.deactivated',
    defaultMessage: 'Deactivated',
    description: 'Account status of a member of staff',
  },
});

const signInTexts: Record<SignIn, MessageDescriptor> = defineMessages({
  'no-password': {
    id: 'staff.sign-in.no-password',
    defaultMessage: 'No password yet',
    description: 'How a member of staff signs in',
  },
  'password-only': {
    id: 'staff.members.no-factor',
    defaultMessage: 'Password only',
    description: 'Badge: there is no second factor',
  },
  'second-factor': {
    id: 'staff.sign-in.second-factor',
    defaultMessage: 'Two steps',
    description: 'How a member of staff signs in: with a password and a second factor',
  },
});

export const staffStatusText = (status: AccountStatus): MessageDescriptor =>
  staffStatusTexts[status === 'active' ? 'active' : 'blocked'];

export const StaffStatusBadge = ({ status }: { status: AccountStatus }) => (
  <StatusBadge tone={status === 'active' ? 'success' : 'danger'}>
    <FormattedMessage {...staffStatusText(status)} />
  </StatusBadge>
);

function signInOf({ hasPassword, hasSecondFactor }: StaffAccount): SignIn {
  if (!hasPassword) return 'no-password';
  return hasSecondFactor ? 'second-factor' : 'password-only';
}

/** Whether the member has a password and a second factor. */
export function SignInBadge({ account }: { account: StaffAccount }) {
  const signIn = signInOf(account);
  return (
    <StatusBadge tone={signIn === 'second-factor' ? 'neutral' : 'warning'}>
      <FormattedMessage {...signInTexts[signIn]} />
    </StatusBadge>
  );
}

export const signInText = (account: StaffAccount, intl: IntlShape): string =>
  intl.formatMessage(signInTexts[signInOf(account)]);

/** The permissions in the order of the form: those that only staff have first. */
export const orderedPermissions = (given: readonly Permission[]): Permission[] =>
  [...new Set([...staffPermissions, ...permissions])].filter((each) => given.includes(each));

/** Permissions as one text. */
export const permissionsText = (given: readonly Permission[], intl: IntlShape): string =>
  intl.formatList(
    orderedPermissions(given).map((permission) => intl.formatMessage(permissionNames[permission])),
    { type: 'unit' },
  );

export const staffName = ({ name, email }: StaffAccount): string => name ?? email;

/** Marks the own account. */
export const YouBadge = () => (
  <StatusBadge tone="info">
    <FormattedMessage id="staff.members.you" defaultMessage="You" description="Badge" />
  </StatusBadge>
);
