import { FormattedMessage } from 'react-intl';
import type { StaffAction } from '#machines/flow/admin/staff-member.ts';
import type { ActionTexts } from '#src/features/admin/records/index.ts';
import { DeviceName } from '#src/features/devices/index.ts';
import { staffName } from './staff-status.tsx';

type Props = { action: StaffAction };

/** What the dialog says before an action on a member of staff. */
export const staffActionTexts = (action: StaffAction): ActionTexts => ({
  title: <Title action={action} />,
  effect: <Effect action={action} />,
  confirm: <ButtonLabel action={action} />,
  isDangerous: action.kind === 'deactivate',
});

function Title({ action }: Props) {
  const name = <bdi>{staffName(action.account)}</bdi>;
  switch (action.kind) {
    case 'end-session':
      return <EndSessionTitle account={action.account} session={action.session} />;
    case 'end-sessions':
      return <EndSessionsTitle account={action.account} />;
    case 'reset-link':
      return (
        <FormattedMessage
          id="staff.members.ask.link"
          defaultMessage="Password link for {name}"
          description="Title of a dialog"
          values={{ name }}
        />
      );
    case 'reset-factor':
      return (
        <FormattedMessage
          id="staff.members.ask.reset"
          defaultMessage="Reset {name}'s second step?"
          description="Title of a dialog"
          values={{ name }}
        />
      );
    case 'deactivate':
      return (
        <FormattedMessage
          id="staff.ask.deactivate"
          defaultMessage="Deactivate the account of {name}?"
          description="Title of a dialog"
          values={{ name }}
        />
      );
    case 'reactivate':
      return (
        <FormattedMessage
          id="staff.ask.reactivate"
          defaultMessage="Reactivate the account of {name}?"
          description="Title of a dialog"
          values={{ name }}
        />
      );
  }
}

type EndSession = Extract<StaffAction, { kind: 'end-session' }>;

function EndSessionTitle({ account, session }: Pick<EndSession, 'account' | 'session'>) {
  return account.isYou ? (
    <FormattedMessage
      id="devices.ask.one"
      defaultMessage="Sign out of {device}?"
      description="Title of a dialog; device: Chrome on Android"
      values={{ device: <DeviceName session={session} /> }}
    />
  ) : (
    <FormattedMessage
      id="staff.members.ask.end"
      defaultMessage="Sign {name} out of {device}?"
      description="Title of a dialog; device: Chrome on Android"
      values={{ name: <bdi>{staffName(account)}</bdi>, device: <DeviceName session={session} /> }}
    />
  );
}

function EndSessionsTitle({ account }: { account: StaffAction['account'] }) {
  return account.isYou ? (
    <FormattedMessage
      id="devices.ask.others"
      defaultMessage="Sign out on all other devices?"
      description="Title of a dialog"
    />
  ) : (
    <FormattedMessage
      id="staff.members.ask.end-all"
      defaultMessage="Sign {name} out everywhere?"
      description="Title of a dialog"
      values={{ name: <bdi>{staffName(account)}</bdi> }}
    />
  );
}

function Effect({ action }: Props) {
  switch (action.kind) {
    case 'end-session':
    case 'end-sessions':
      return action.account.isYou ? (
        <FormattedMessage
          id="staff.members.effect.end-own"
          defaultMessage="You'll have to sign in again there."
          description="In the dialog before own sessions on other devices are ended"
        />
      ) : (
        <FormattedMessage
          id="staff.members.effect.end"
          defaultMessage="They'll have to sign in again."
          description="In the dialog before sessions of a colleague are ended"
        />
      );
    case 'reset-link':
      return (
        <FormattedMessage
          id="staff.members.effect.link"
          defaultMessage="Anyone with the link can choose a new password. It works once, for one hour. Earlier links from administrators stop working. Make sure that you're really talking to your colleague."
          description="In the dialog before a link to a new password is made"
        />
      );
    case 'reset-factor':
      return (
        <FormattedMessage
          id="staff.members.effect.reset"
          defaultMessage="This removes their passkeys, authenticator app and recovery codes, and signs them out everywhere. After that, the password is enough to sign in. Make sure that you're really talking to your colleague."
          description="In the dialog before the second factor of a colleague is removed"
        />
      );
    case 'deactivate':
      return (
        <FormattedMessage
          id="staff.effect.deactivate"
          defaultMessage="They are signed out everywhere at once, and can't sign in until the account is reactivated. Password links stop working. What they did stays in the records."
          description="In the dialog before a staff account is deactivated"
        />
      );
    case 'reactivate':
      return (
        <FormattedMessage
          id="staff.effect.reactivate"
          defaultMessage="They can sign in again with their earlier password and second step, and have the same permissions as before."
          description="In the dialog before a staff account is reactivated"
        />
      );
  }
}

function ButtonLabel({ action }: Props) {
  switch (action.kind) {
    case 'end-session':
    case 'end-sessions':
      return (
        <FormattedMessage
          id="devices.sign-out"
          defaultMessage="Sign out"
          description="Button, per device"
        />
      );
    case 'reset-link':
      return (
        <FormattedMessage
          id="staff.members.create"
          defaultMessage="Create link"
          description="Button"
        />
      );
    case 'reset-factor':
      return (
        <FormattedMessage
          id="staff.members.reset"
          defaultMessage="Reset second step"
          description="Button: removes the passkeys and the authenticator app of a colleague"
        />
      );
    case 'deactivate':
      return (
        <FormattedMessage
          id="staff.confirm.deactivate"
          defaultMessage="Deactivate account"
          description="Button"
        />
      );
    case 'reactivate':
      return (
        <FormattedMessage
          id="staff.confirm.reactivate"
          defaultMessage="Reactivate account"
          description="Button"
        />
      );
  }
}
