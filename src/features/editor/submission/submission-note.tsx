import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '#domain/contract/failure.ts';
import { isVideoUploading, uploadingMedia } from '#machines/flow/editor/draft-media.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import type { EditorActor } from '../editor-actor.ts';

/** What the submission waits for, or why it failed. */
export function SubmissionNote({ actor }: { actor: EditorActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { failure, draft } = snapshot.context;
  const at = (state: string) =>
    snapshot.matches({ withLock: { open: { remote: { submission: state } } } } as never);
  const cancel = (
    <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'submit.cancelled' })}>
      <FormattedMessage id="editor.submit.cancel" defaultMessage="Cancel sending" />
    </Button>
  );
  const retry = (
    <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
      <FormattedMessage id="editor.submit.check" defaultMessage="Check now" />
    </Button>
  );
  if (snapshot.matches({ withLock: { open: { remote: 'awaitingMedia' } } })) {
    return (
      <Banner tone="info" actions={cancel}>
        <UploadMessage draft={draft} />
      </Banner>
    );
  }
  if (at('waiting')) {
    return (
      <Banner tone="warning" actions={cancel}>
        <WaitingMessage failure={failure} />
      </Banner>
    );
  }
  if (at('checking') || at('checkWaiting')) {
    return (
      <Banner tone="warning" actions={at('checkWaiting') && retry}>
        <FormattedMessage
          id="editor.submit.checking"
          defaultMessage="No response yet. Checking whether it was sent…"
        />
      </Banner>
    );
  }
  if (at('failed')) {
    return (
      <Banner tone="danger" actions={cancel}>
        {failure ? (
          <FailureMessage failure={failure} />
        ) : (
          <FormattedMessage
            id="editor.submit.failed"
            defaultMessage="We couldn't send your post."
          />
        )}
      </Banner>
    );
  }
  return null;
}

function UploadMessage({ draft }: { draft: Parameters<typeof uploadingMedia>[0] }) {
  return isVideoUploading(draft) ? (
    <FormattedMessage
      id="editor.submit.video"
      defaultMessage="The video is still uploading. We'll send the post when it's done, as long as this page is open. If the upload fails, remove the video to send the post."
    />
  ) : (
    <FormattedMessage
      id="editor.submit.pictures"
      defaultMessage="{count, plural, one {1 image is still uploading.} other {# images are still uploading.}} We'll send the post when they're done. If an upload fails, remove that image to send the post."
      values={{ count: uploadingMedia(draft).length }}
    />
  );
}

function WaitingMessage({ failure }: { failure: Failure | null }) {
  return failure && failure.code !== 'network' ? (
    <FormattedMessage
      id="editor.submit.busy"
      defaultMessage="Not sent yet. {reason} We'll send it automatically, even if you leave this page."
      description="reason is a whole sentence, such as: The server is busy."
      values={{ reason: <FailureMessage failure={failure} /> }}
    />
  ) : (
    <FormattedMessage
      id="editor.submit.waiting"
      defaultMessage="You're offline. We'll send it when you're back online, even if you leave this page."
    />
  );
}
