import { FormattedMessage } from 'react-intl';

/** The heading of the sign-in after a session has ended. */
export function ReauthTitle() {
  return (
    <FormattedMessage
      id="app.reauth.title"
      defaultMessage="Please sign in again"
      description="Title of the dialog over a page whose session has ended"
    />
  );
}
