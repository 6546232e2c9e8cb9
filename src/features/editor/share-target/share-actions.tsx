import { FormattedMessage } from 'react-intl';
import { createPostPath } from '#domain/post/post-paths.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import type { ShareTargetProps } from './share-target-actor.ts';

/** Removes what was shared from the device. */
export function DiscardButton({ actor }: ShareTargetProps) {
  return (
    <Button kind="ghost" onClick={() => actor.send({ type: 'discard.requested' })}>
      <FormattedMessage
        id="share.discard"
        defaultMessage="Discard"
        description="Button: removes the shared files from this device"
      />
    </Button>
  );
}

/** Leads to the editor, where files are chosen. */
export function CreatePostButton({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  return (
    <RouterButton kind={kind} to={createPostPath('FORMAT_IMAGE')}>
      <FormattedMessage
        id="share.create"
        defaultMessage="Create a post"
        description="Button: opens the editor, where files can be chosen"
      />
    </RouterButton>
  );
}
