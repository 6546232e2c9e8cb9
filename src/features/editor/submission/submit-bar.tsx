import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { isVideoUploading, uploadingMedia } from '#machines/flow/editor/draft-media.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import type { EditorActor } from '../editor-actor.ts';

type Props = { actor: EditorActor; onSave: () => void; onSubmit: () => void };

/** The last bar: back to the text, save, or off to review; and what the sending waits for. */
export function SubmitBar({ actor, onSave, onSubmit }: Props) {
  const isLocked = useSelector(actor, (current) => current.hasTag('locked'));
  return (
    <Stack gap="4">
      <SubmissionNote actor={actor} />
      <Row justifyContent="space-between" gap="3">
        <Button
          kind="ghost"
          disabled={isLocked}
          onClick={() => actor.send({ type: 'previous.requested' })}
        >
          <FormattedMessage id="editor.previous" defaultMessage="Back" />
        </Button>
        <Row gap="3">
          <Button kind="secondary" disabled={isLocked} onClick={onSave}>
            <FormattedMessage id="editor.save" defaultMessage="Save draft" />
          </Button>
          <Button busy={isLocked} onClick={onSubmit}>
            <FormattedMessage id="editor.submit" defaultMessage="Send for review" />
          </Button>
        </Row>
      </Row>
    </Stack>
  );
}

/** What the sending waits for, or why it did not go. */
function SubmissionNote({ actor }: { actor: EditorActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { failure, draft } = snapshot.context;
  const at = (state: string) =>
    snapshot.matches({ withLock: { open: { remote: { submission: state } } } } as never);
  const cancel = (
    <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'submit.cancelled' })}>
      <FormattedMessage id="editor.submit.cancel" defaultMessage="Cancel sending" />
    </Button>
  );
  if (snapshot.matches({ withLock: { open: { remote: 'awaitingMedia' } } })) {
    return (
      <Banner tone="info" actions={cancel}>
        {isVideoUploading(draft) ? (
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
        )}
      </Banner>
    );
  }
  if (at('waiting')) {
    return (
      <Banner tone="warning" actions={cancel}>
        {failure && failure.code !== 'network' ? (
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
        )}
      </Banner>
    );
  }
  if (at('checking') || at('checkWaiting')) {
    return (
      <Banner
        tone="warning"
        actions={
          at('checkWaiting') && (
            <Button
              kind="secondary"
              size="sm"
              onClick={() => actor.send({ type: 'retry.requested' })}
            >
              <FormattedMessage id="editor.submit.check" defaultMessage="Check now" />
            </Button>
          )
        }
      >
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
