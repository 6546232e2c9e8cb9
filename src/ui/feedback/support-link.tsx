import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { defaultSupportEmail } from '#domain/support-email.ts';
import { PortalContext } from '#src/api/session-context.ts';
import { EmailLink } from '#src/ui/layout/email-link.tsx';

/** The address of support, as a link. */
export function SupportLink() {
  const portal = useContext(PortalContext);
  const mailbox = portal?.config?.supportEmail ?? defaultSupportEmail;
  return <EmailLink address={mailbox} />;
}

/** "Need help?" and the address; in the same place on every screen (WCAG 3.2.6). */
export function SupportLine() {
  return (
    <span>
      <FormattedMessage
        id="app.support"
        defaultMessage="Need help? Write to {mailbox}"
        description="In the footer of every page; mailbox is an email address"
        values={{ mailbox: <SupportLink /> }}
      />
    </span>
  );
}
