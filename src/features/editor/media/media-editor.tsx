import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorContext } from '../layout/editor-context.ts';
import { EditorLayout } from '../layout/editor-layout.tsx';
import { canTransliterate, LabelledScriptSelect } from '../transliteration/script-select.tsx';
import { formatMessages, type MediaFormat } from './format-messages.ts';
import { GalleryForm } from './gallery-form.tsx';
import { ImageForm } from './image-form.tsx';

/** A chunk of its own, so that pictures do not wait for it. */
const VideoForm = lazyWithPreload(() => import('../video/video-form.tsx'));

/** The editor of a post with pictures or a video, and a short text. */
export default function MediaEditor({ actor }: { actor: EditorActor }) {
  const intl = useIntl();
  const format = useSelector(actor, (current) => current.context.draft.format as MediaFormat);
  const { heading, title } = formatMessages[format];
  return (
    <EditorLayout
      actor={actor}
      heading={<FormattedMessage {...heading} />}
      titlePlaceholder={intl.formatMessage(title)}
    >
      {(editor) => (
        <Stack gap="8">
          {canTransliterate(editor.transliteration.language) && (
            <LabelledScriptSelect {...editor.transliteration} />
          )}
          <MediaForm format={format} {...editor} />
        </Stack>
      )}
    </EditorLayout>
  );
}

function MediaForm({ format, ...editor }: EditorContext & { format: MediaFormat }) {
  switch (format) {
    case 'FORMAT_IMAGE':
      return <ImageForm {...editor} />;
    case 'FORMAT_GALLERY':
      return <GalleryForm {...editor} />;
    case 'FORMAT_VIDEO':
    case 'GIFVIDEO':
      return (
        <LazyBoundary fallback={<ContentSkeleton />}>
          <VideoForm {...editor} />
        </LazyBoundary>
      );
  }
}
