import { Link, Share2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { SharedPost } from '#machines/flow/posts/post-sharing.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { canShare } from './live-post-sharing-machine.ts';
import { ShareDialog } from './share-dialog.tsx';
import { usePostSharing } from './use-post-sharing.tsx';

/** Shares the link of a published post with the apps of a phone; elsewhere copies it. */
export function ShareButton({ post }: { post: SharedPost }) {
  const sharing = usePostSharing();
  const method = canShare() ? 'share' : 'copy';
  const Icon = method === 'share' ? Share2 : Link;
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        icon={<Icon aria-hidden="true" size="1.1em" />}
        onClick={() => sharing.send({ type: 'share.requested', post, method })}
      >
        {method === 'share' ? (
          <FormattedMessage
            id="posts.card.share"
            defaultMessage="Share…"
            description="Opens the phone's list of apps to share the link of a post with"
          />
        ) : (
          <FormattedMessage id="posts.card.copy-link" defaultMessage="Copy link" />
        )}
      </Button>
      <ShareDialog actor={sharing} />
    </>
  );
}
