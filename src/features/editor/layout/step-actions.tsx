import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { versionsPath } from '#domain/post/version-paths.ts';
import { represented } from '#machines/flow/editor/post-editor-types.ts';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { PublishPanel } from '../lazy-panels.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import type { EditorContext } from './editor-context.ts';

type StepActionsProps = { editor: EditorContext; isPublishing: boolean };

/** Below the text: the publish step, or the way to it. */
export function StepActions({ editor: { actor, buffer, flush }, isPublishing }: StepActionsProps) {
  const send = (type: 'save.requested' | 'submit.requested' | 'next.requested') => {
    flush();
    actor.send({ type });
  };
  const preview = <PreviewButton actor={actor} flush={flush} />;
  return isPublishing ? (
    <LazyBoundary fallback={<ContentSkeleton />} backLink={<BackButton actor={actor} />}>
      <PublishPanel
        actor={actor}
        buffer={buffer}
        preview={preview}
        onSave={() => send('save.requested')}
        onSubmit={() => send('submit.requested')}
      />
    </LazyBoundary>
  ) : (
    <WritingActions
      actor={actor}
      preview={preview}
      onSave={() => send('save.requested')}
      onNext={() => send('next.requested')}
    />
  );
}

/** Back to the text, while the next step loads. A requested submission is cancelled first. */
function BackButton({ actor }: { actor: EditorActor }) {
  const isSubmitRequested = useSelector(actor, (current) =>
    current.can({ type: 'submit.cancelled' }),
  );
  return (
    <Row marginBlockStart="8">
      {isSubmitRequested ? (
        <Button kind="secondary" onClick={() => actor.send({ type: 'submit.cancelled' })}>
          <FormattedMessage id="editor.submit.cancel" defaultMessage="Cancel sending" />
        </Button>
      ) : (
        <Button kind="ghost" onClick={() => actor.send({ type: 'previous.requested' })}>
          <FormattedMessage id="editor.previous" defaultMessage="Back" />
        </Button>
      )}
    </Row>
  );
}

type WritingActionsProps = {
  actor: EditorActor;
  preview: ReactNode;
  onSave: () => void;
  onNext: () => void;
};

function WritingActions({ actor, preview, onSave, onNext }: WritingActionsProps) {
  const postUID = useSelector(actor, (current) => current.context.draft.postUID);
  const userId = useSelector(actor, ({ context }) => represented(context.ids).userId);
  return (
    <Row justifyContent="flex-end" marginBlockStart="8">
      {postUID && (
        <RouterLink
          to={versionsPath(postUID, userId)}
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          marginInlineEnd="auto"
        >
          <FormattedMessage id="editor.versions" defaultMessage="Version history" />
        </RouterLink>
      )}
      {preview}
      <Button kind="secondary" onClick={onSave}>
        <FormattedMessage id="editor.save" defaultMessage="Save draft" />
      </Button>
      <Button onClick={onNext}>
        <FormattedMessage id="editor.next" defaultMessage="Next" />
      </Button>
    </Row>
  );
}
