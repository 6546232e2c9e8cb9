import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { postPreviewMachine } from '#machines/flow/post-preview.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import type { ReadPost } from '#src/reader/index.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { TextSkeleton } from '#src/ui/skeleton.tsx';
import { DraftReader } from './later.ts';

type Props = { actor: ActorRefFrom<typeof postPreviewMachine>; creator: ReadPost['creator'] };

/** A draft as readers will see it, over the page on which it is written. */
export function PreviewWindow({ actor, creator }: Props) {
  const isOpen = useSelector(actor, (current) => current.hasTag('open'));
  return (
    <Dialog
      open={isOpen}
      onClose={() => actor.send({ type: 'preview.closed' })}
      title={<FormattedMessage id="editor.preview.title" defaultMessage="As readers see it" />}
    >
      <Contents actor={actor} creator={creator} />
    </Dialog>
  );
}

function Contents({ actor, creator }: Props) {
  const { draft, exhibits, failure } = useSelector(actor, (current) => current.context);
  const isFailed = useSelector(actor, (current) => current.matches({ open: 'failed' }));
  if (isFailed && failure) {
    return (
      <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  }
  if (!draft || !exhibits) return <TextSkeleton />;
  return (
    <LaterPlace fallback={<TextSkeleton />}>
      <DraftReader draft={draft} exhibits={exhibits} creator={creator} />
    </LaterPlace>
  );
}
