import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Row } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { CreatePostButton, DiscardButton } from './share-actions.tsx';
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
    <>
      <PageTitle>
        <FormattedMessage id="share.problem.title" defaultMessage="Sharing didn't work" />
      </PageTitle>
      <Text>
        <FormattedMessage {...problemMessages[problem]} />
      </Text>
      <Row>
        <CreatePostButton />
      </Row>
    </>
  );
}

/** Too old, discarded, or shared by somebody else. */
export function ShareGone() {
  return (
    <>
      <PageTitle>
        <FormattedMessage
          id="share.gone.title"
          defaultMessage="What you shared is no longer on this device"
        />
      </PageTitle>
      <Text>
        <FormattedMessage
          id="share.gone"
          defaultMessage="It is kept for a limited time and removed when somebody signs out. Share it again, or choose the files while you create a post."
        />
      </Text>
      <Row>
        <CreatePostButton />
      </Row>
    </>
  );
}

/** Staff, for example. */
export function NotAllowed({ actor }: ShareTargetProps) {
  return (
    <>
      <PageTitle>
        <FormattedMessage
          id="share.not-allowed.title"
          defaultMessage="This account can't create posts"
        />
      </PageTitle>
      <Text>
        <FormattedMessage
          id="share.not-allowed"
          defaultMessage="Sign in as a creator and share again. Nothing was uploaded."
        />
      </Text>
      <Row>
        <DiscardButton actor={actor} />
      </Row>
    </>
  );
}
