import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { figureLabels } from '../article/figure-labels.ts';
import { EditorBody } from '../layout/editor-body.tsx';
import type { EditorContext } from '../layout/editor-context.ts';
import { createPlainSurface } from '../surface/plain-surface.ts';

type Props = Pick<EditorContext, 'actor' | 'pictureRegistry' | 'buffer'> & {
  /** Takes pictures that are pasted among the words. */
  onFiles?: (files: File[]) => void;
};

/** The text of a post with pictures or a video: plain paragraphs. */
export function MediaText({ actor, pictureRegistry, buffer, onFiles = noop }: Props) {
  const intl = useIntl();
  const host = useRef<HTMLDivElement>(null);
  const [first] = useState(() => intl);
  const latestOnFiles = useRef(onFiles);
  useEffect(() => {
    latestOnFiles.current = onFiles;
  });
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const surface = createPlainSurface({
      element,
      pictures: pictureRegistry,
      html: actor.getSnapshot().context.draft.content.html,
      isReadOnly: false,
      label: first.formatMessage({ id: 'editor.media-text.label', defaultMessage: 'Text' }),
      placeholder: first.formatMessage({
        id: 'editor.media-text.placeholder',
        defaultMessage: 'Add more details (optional)…',
        description: 'Placeholder of the text beside pictures or a video',
      }),
      figureLabels: figureLabels(first),
      onChange: buffer.markChanged,
      onState: () => {},
      onFiles: (files) => latestOnFiles.current(files),
    });
    buffer.surface = surface;
    return () => {
      buffer.flush();
      buffer.surface = null;
      surface.destroy();
    };
  }, [actor, pictureRegistry, buffer, first]);
  return (
    <Stack gap="1">
      <Text fontWeight="semibold" aria-hidden="true">
        <FormattedMessage id="editor.media-text.label" defaultMessage="Text" />
      </Text>
      <EditorBody ref={host} data-field="text" data-compact />
    </Stack>
  );
}

const noop = () => {};
