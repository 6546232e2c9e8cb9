import { FormattedMessage } from 'react-intl';
import { blockedAccountRoute } from '#domain/navigation/routes.ts';
import { RouterButton } from '#src/ui/layout/router-link.tsx';

/** After a sign-in to a blocked account: to its reason and the request for a second review. */
export const BlockedAccountLink = () => (
  <RouterButton wide to={blockedAccountRoute}>
    <FormattedMessage
      id="login.blocked.more"
      defaultMessage="See why and what you can do"
      description="Button below the message that the account is blocked"
    />
  </RouterButton>
);
