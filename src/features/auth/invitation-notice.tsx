import { FormattedMessage } from 'react-intl';
import type { Invitation } from '#domain/navigation/invitation.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';

/** For invited people: which account they will get, and by which login. */
export function InvitationNotice({ invitation: { email, source } }: { invitation: Invitation }) {
  return (
    <Banner
      title={
        <FormattedMessage
          id="login.invitation.title"
          defaultMessage="You're invited"
          description="Above the ways to sign in, for somebody who came by an invitation"
        />
      }
    >
      <FormattedMessage
        id="login.invitation.text"
        defaultMessage="Sign in with the Google or Facebook account for {email}. The posts from {source} will then be yours."
        description="email is an address, source the short name of a newspaper or site whose posts were collected"
        values={{
          email: (
            <chakra.bdi key="email" dir="ltr" fontWeight="semibold" overflowWrap="anywhere">
              {email}
            </chakra.bdi>
          ),
          source: (
            <chakra.bdi key="source" dir="ltr" fontWeight="semibold" overflowWrap="anywhere">
              {source}
            </chakra.bdi>
          ),
        }}
      />
    </Banner>
  );
}
