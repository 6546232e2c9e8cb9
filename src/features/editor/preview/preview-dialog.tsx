import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { postPreviewMachine } from '#machines/flow/editor/post-preview.ts';
import type { ReaderPostData } from '#src/features/reader/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { DraftPreview } from './lazy-draft-preview.ts';

type Props = { actor: ActorRefFrom<typeof postPreviewMachine>; creator: ReaderPostData['creator'] };

/** A draft as readers will see it, over the page on which it is written. */
export function PreviewDialog({ actor, creator }: Props) {
  const isOpen = useSelector(actor, (current) => current.hasTag('open'));
  return (
    <Dialog
      open={isOpen}
      onClose={() => actor.send({ type: 'preview.closed' })}
      title={<FormattedMessage id="editor.preview.title" defaultMessage="Preview" />}
    >
      <Contents actor={actor} creator={creator} />
    </Dialog>
  );
}

function Contents({ actor, creator }: Props) {
  const { draft, media, failure } = useSelector(actor, (current) => current.context);
  const isFailed = useSelector(actor, (current) => current.matches({ open: 'failed' }));
  if (isFailed && failure) {
    return (
      <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  }
  if (!draft || !media) return <TextSkeleton />;
  return (
    <LazyBoundary fallback={<TextSkeleton />}>
      <DraftPreview draft={draft} exhibits={media} creator={creator} />
    </LazyBoundary>
  );
}
