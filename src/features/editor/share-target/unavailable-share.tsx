import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { CreatePostButton, DiscardButton } from './share-actions.tsx';
import { ShareMessage } from './share-message.tsx';
import type { ShareTargetProps } from './share-target-actor.ts';

const problemMessages = defineMessages({
  'storage-full': {
    id: 'share.problem.storage-full',
    defaultMessage:
      'Your device has too little free space. Free up some space and share again, or choose the files while you create a post.',
  },
  'not-kept': {
    id: 'share.problem.not-kept',
    defaultMessage:
      "We couldn't keep the files on this device. Share them again, or choose them while you create a post.",
  },
  empty: {
    id: 'share.problem.empty',
    defaultMessage: 'The other app shared nothing. Choose your files while you create a post.',
  },
  'not-received': {
    id: 'share.problem.not-received',
    defaultMessage:
      "The files can't be taken over from the other app right now. Choose them again while you create a post.",
  },
});

/** Nothing is on the device. */
export function NotKept({ actor }: ShareTargetProps) {
  const problem = useSelector(actor, ({ context }) => context.problem ?? 'not-kept');
  return (
    <ShareMessage
      title={<FormattedMessage id="share.problem.title" defaultMessage="Sharing didn't work" />}
      text={<FormattedMessage {...problemMessages[problem]} />}
    >
      <CreatePostButton />
    </ShareMessage>
  );
}

/** Too old, discarded, or shared by somebody else. */
export function ShareGone() {
  return (
    <ShareMessage
      title={
        <FormattedMessage
          id="share.gone.title"
          defaultMessage="What you shared is no longer on this device"
        />
      }
      text={
        <FormattedMessage
          id="share.gone"
          defaultMessage="It is kept for a limited time and removed when somebody signs out. Share it again, or choose the files while you create a post."
        />
      }
    >
      <CreatePostButton />
    </ShareMessage>
  );
}

/** Staff, for example. */
export function NotAllowed({ actor }: ShareTargetProps) {
  return (
    <ShareMessage
      title={
        <FormattedMessage
          id="share.not-allowed.title"
          defaultMessage="This account can't create posts"
        />
      }
      text={
        <FormattedMessage
          id="share.not-allowed"
          defaultMessage="Sign in as a creator and share again. Nothing was uploaded."
        />
      }
    >
      <DiscardButton actor={actor} />
    </ShareMessage>
  );
}
