import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { postSharingMachine } from '#machines/flow/posts/post-sharing.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { livePostSharingMachine } from './live-post-sharing-machine.ts';

export type SharingActor = ActorRefFrom<typeof postSharingMachine>;

/** The chart that shares links of posts; says when one is in the clipboard. */
export function usePostSharing(): SharingActor {
  const sharing = useActorRef(livePostSharingMachine);
  const toast = useToast();
  useEffect(() => {
    const subscription = sharing.on('link.copied', () =>
      toast(
        <FormattedMessage
          id="posts.share.copied"
          defaultMessage="Link copied"
          description="Toast; the link of a post is in the clipboard"
        />,
        'success',
      ),
    );
    return () => subscription.unsubscribe();
  }, [sharing, toast]);
  return sharing;
}
