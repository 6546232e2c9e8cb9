import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { DiscardButton } from './share-actions.tsx';
import { ShareMessage } from './share-message.tsx';
import type { ShareTargetActor, ShareTargetProps } from './share-target-actor.ts';

/** Nobody is signed in: nothing of what was shared is shown. */
export function SignInNeeded({ actor }: ShareTargetProps) {
  return (
    <ShareMessage
      title={
        <FormattedMessage
          id="share.sign-in.title"
          defaultMessage="Sign in to create a post"
          description="Heading: another app has shared files with the portal"
        />
      }
      text={
        <FormattedMessage
          id="share.sign-in.kept"
          defaultMessage="What you shared is kept on this device until {time}. Sign in by then to continue."
          values={{ time: <ExpiryTime actor={actor} /> }}
        />
      }
    >
      <RouterButton to="/login">
        <FormattedMessage id="share.sign-in" defaultMessage="Sign in" description="Button" />
      </RouterButton>
      <DiscardButton actor={actor} />
    </ShareMessage>
  );
}

/** A new creator, before the main area is open to them. */
export function ProfileNeeded({ actor }: ShareTargetProps) {
  return (
    <ShareMessage
      title={
        <FormattedMessage id="share.profile.title" defaultMessage="Complete your profile first" />
      }
      text={
        <FormattedMessage
          id="share.profile.kept"
          defaultMessage="You can create posts once your profile is complete and approved. What you shared is kept on this device until {time}. After that, share it again."
          values={{ time: <ExpiryTime actor={actor} /> }}
        />
      }
    >
      <RouterButton to="/">
        <FormattedMessage id="share.continue" defaultMessage="Continue" description="Button" />
      </RouterButton>
      <DiscardButton actor={actor} />
    </ShareMessage>
  );
}

function ExpiryTime({ actor }: { actor: ShareTargetActor }): ReactNode {
  const expiresAt = useSelector(actor, ({ context }) => context.share?.expiresAt ?? 0);
  return <DateTime time={new Date(expiresAt).toISOString()} />;
}
