import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { DiscardButton } from './share-actions.tsx';
import type { ShareTargetActor, ShareTargetProps } from './share-target-actor.ts';

/** Nobody is signed in: nothing of what was shared is shown. */
export function SignInNeeded({ actor }: ShareTargetProps) {
  return (
    <>
      <PageTitle>
        <FormattedMessage
          id="share.sign-in.title"
          defaultMessage="Sign in to create a post"
          description="Heading: another app has shared files with the portal"
        />
      </PageTitle>
      <Text>
        <FormattedMessage
          id="share.sign-in.kept"
          defaultMessage="What you shared is kept on this device until {time}. Sign in by then to continue."
          values={{ time: <ExpiryTime actor={actor} /> }}
        />
      </Text>
      <Row>
        <RouterButton to="/login">
          <FormattedMessage id="share.sign-in" defaultMessage="Sign in" description="Button" />
        </RouterButton>
        <DiscardButton actor={actor} />
      </Row>
    </>
  );
}

/** A new creator, before the main area is open to them. */
export function ProfileNeeded({ actor }: ShareTargetProps) {
  return (
    <>
      <PageTitle>
        <FormattedMessage id="share.profile.title" defaultMessage="Complete your profile first" />
      </PageTitle>
      <Text>
        <FormattedMessage
          id="share.profile.kept"
          defaultMessage="You can create posts once your profile is complete and approved. What you shared is kept on this device until {time}. After that, share it again."
          values={{ time: <ExpiryTime actor={actor} /> }}
        />
      </Text>
      <Row>
        <RouterButton to="/">
          <FormattedMessage id="share.continue" defaultMessage="Continue" description="Button" />
        </RouterButton>
        <DiscardButton actor={actor} />
      </Row>
    </>
  );
}

function ExpiryTime({ actor }: { actor: ShareTargetActor }): ReactNode {
  const expiresAt = useSelector(actor, ({ context }) => context.share?.expiresAt ?? 0);
  return <DateTime time={new Date(expiresAt).toISOString()} />;
}
