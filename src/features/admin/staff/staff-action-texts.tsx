import { FormattedMessage } from 'react-intl';
import type { StaffAction } from '#machines/flow/admin/staff-sessions.ts';
import { DeviceName } from '#src/features/devices/index.ts';

type Props = { action: StaffAction };

/** What is asked before something is done to a colleague. */
export function StaffActionTitle({ action }: Props) {
  const name = <bdi>{action.member.name ?? action.member.email}</bdi>;
  const { isYou } = action.member;
  switch (action.kind) {
    case 'end-session':
      return isYou ? (
        <FormattedMessage
          id="devices.ask.one"
          defaultMessage="Sign out of {device}?"
          description="Title of a dialog; device: Chrome on Android"
          values={{ device: <DeviceName session={action.session} /> }}
        />
      ) : (
        <FormattedMessage
          id="staff.members.ask.end"
          defaultMessage="Sign {name} out of {device}?"
          description="Title of a dialog; device: Chrome on Android"
          values={{ name, device: <DeviceName session={action.session} /> }}
        />
      );
    case 'end-sessions':
      return isYou ? (
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
          values={{ name }}
        />
      );
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
  }
}

/** What will happen. */
export function StaffActionEffect({ action }: Props) {
  switch (action.kind) {
    case 'end-session':
    case 'end-sessions':
      return action.member.isYou ? (
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
  }
}

/** The button that does it. */
export function StaffActionButtonLabel({ action }: Props) {
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
  }
}
