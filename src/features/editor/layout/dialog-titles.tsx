import { FormattedMessage } from 'react-intl';

/* Separate from their lazy dialogs, so that they are announced even if a dialog fails to load. */

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

export function LinkDialogTitle() {
  return <FormattedMessage id="editor.link.title" defaultMessage="Link or embed" />;
}
