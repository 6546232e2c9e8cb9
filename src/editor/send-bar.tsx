import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { isVideoTravelling, travellingMedia } from '#machines/flow/draft-media.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import type { EditorActor } from './editor-actor.ts';

type Props = { actor: EditorActor; onSave: () => void; onSend: () => void };

/** The last bar: back to the text, save, or off to review; and what the sending waits for. */
export function SendBar({ actor, onSave, onSend }: Props) {
  const isLocked = useSelector(actor, (current) => current.hasTag('locked'));
  return (
    <Stack gap="4">
      <SubmissionNote actor={actor} />
      <Row justifyContent="space-between" gap="3">
        <Button kind="ghost" disabled={isLocked} onClick={() => actor.send({ type: 'previous.requested' })}>
          <FormattedMessage id="editor.previous" defaultMessage="Back" />
        </Button>
        <Row gap="3">
          <Button kind="secondary" disabled={isLocked} onClick={onSave}>
            <FormattedMessage id="editor.save" defaultMessage="Save draft" />
          </Button>
          <Button busy={isLocked} onClick={onSend}>
            <FormattedMessage id="editor.send" defaultMessage="Send for review" />
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
    snapshot.matches({ holding: { open: { remote: { submission: state } } } } as never);
  const cancel = (
    <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'submit.cancelled' })}>
      <FormattedMessage id="editor.send.cancel" defaultMessage="Do not send yet" />
    </Button>
  );
  if (snapshot.matches({ holding: { open: { remote: 'awaitingPictures' } } })) {
    return (
      <Banner tone="info" actions={cancel}>
        {isVideoTravelling(draft) ? (
          <FormattedMessage
            id="editor.send.video"
            defaultMessage="The video is still on its way. The post is sent as soon as all of it is there: leave this page open, or come back to it. A video that cannot be sent must be taken out first."
          />
        ) : (
          <FormattedMessage
            id="editor.send.pictures"
            defaultMessage="{count, plural, one {One picture is still on its way.} other {# pictures are still on their way.}} The post is sent as soon as they are there. A picture that cannot be sent must be taken out first."
            values={{ count: travellingMedia(draft).length }}
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
            id="editor.send.busy"
            defaultMessage="Not sent yet. {reason} It is sent by itself as soon as that has passed, even when you leave this page."
            description="reason is a whole sentence, such as: The server is busy."
            values={{ reason: <FailureMessage failure={failure} /> }}
          />
        ) : (
          <FormattedMessage
            id="editor.send.waiting"
            defaultMessage="Not sent yet: there is no network. It is sent as soon as the network is back, even when you leave this page."
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
            <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
              <FormattedMessage id="editor.send.check" defaultMessage="Check now" />
            </Button>
          )
        }
      >
        <FormattedMessage
          id="editor.send.checking"
          defaultMessage="No answer yet. Checking whether it was sent…"
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
          <FormattedMessage id="editor.send.failed" defaultMessage="It was not sent." />
        )}
      </Banner>
    );
  }
  return null;
}
