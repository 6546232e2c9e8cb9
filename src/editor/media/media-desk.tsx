import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import { PartSkeleton } from '#src/ui/part-skeleton.tsx';
import { Desk, type DeskTies } from '../desk.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { hasScripts, ScriptLine } from '../own-script/script-choice.tsx';
import { formatWords, type MediaFormat } from './format-words.ts';
import { GalleryForm } from './gallery-form.tsx';
import { ImageForm } from './image-form.tsx';

/** Kept apart, so that pictures wait for nothing of it. */
const VideoForm = loadedEarly(() => import('../video/video-form.tsx'));

/** Where a post is made that shows pictures or a video: its media, and some words beside them. */
export default function MediaDesk({ actor }: { actor: EditorActor }) {
  const intl = useIntl();
  const format = useSelector(actor, (current) => current.context.draft.format as MediaFormat);
  const { heading, title } = formatWords[format];
  return (
    <Desk
      actor={actor}
      heading={<FormattedMessage {...heading} />}
      titlePlaceholder={intl.formatMessage(title)}
    >
      {(ties) => (
        <Stack gap="8">
          {hasScripts(ties.scripts.language) && <ScriptLine {...ties.scripts} />}
          <MediaForm format={format} {...ties} />
        </Stack>
      )}
    </Desk>
  );
}

function MediaForm({ format, ...ties }: DeskTies & { format: MediaFormat }) {
  switch (format) {
    case 'FORMAT_IMAGE':
      return <ImageForm {...ties} />;
    case 'FORMAT_GALLERY':
      return <GalleryForm {...ties} />;
    case 'FORMAT_VIDEO':
    case 'GIFVIDEO':
      return (
        <LaterPlace fallback={<PartSkeleton />}>
          <VideoForm {...ties} />
        </LaterPlace>
      );
  }
}
