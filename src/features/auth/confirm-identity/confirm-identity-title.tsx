import { FormattedMessage } from 'react-intl';

/** The heading of the confirmation before a sensitive change. */
export function ConfirmIdentityTitle() {
  return (
    <FormattedMessage
      id="app.confirm.title"
      defaultMessage="Confirm that it's you"
      description="Title of the dialog over a page, before a sensitive change such as a new phone number"
    />
  );
}
