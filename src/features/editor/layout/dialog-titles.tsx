import { FormattedMessage } from 'react-intl';

/*
 * Apart from their windows, which come behind the page: they are said too when a window does not
 * come.
 */

export function ConflictTitle() {
  return (
    <FormattedMessage
      id="editor.conflict.title"
      defaultMessage="This post was also changed somewhere else"
    />
  );
}

export function NotApprovedTitle() {
  return <FormattedMessage id="editor.not-approved.title" defaultMessage="Saved, but not sent" />;
}
