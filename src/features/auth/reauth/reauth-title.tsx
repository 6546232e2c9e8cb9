import { FormattedMessage } from 'react-intl';

/** What somebody is asked for whose session has ended. */
export function ReauthTitle() {
  return (
    <FormattedMessage
      id="app.reauth.title"
      defaultMessage="Please sign in again"
      description="Title of the dialog over a page whose session has ended"
    />
  );
}
