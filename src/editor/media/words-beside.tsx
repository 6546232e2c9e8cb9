import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import type { DeskTies } from '../desk.tsx';
import { figureWords } from '../figure-words.ts';
import { Paper } from '../paper.tsx';
import { openPlainSurface } from '../surface/plain-surface.ts';

type Props = Pick<DeskTies, 'actor' | 'album' | 'manuscript'> & {
  /** Takes pictures that are pasted among the words. */
  onFiles?: (files: File[]) => void;
};

/** What is said beside pictures or a video: plain paragraphs, as many as one likes. */
export function WordsBeside({ actor, album, manuscript, onFiles = ignore }: Props) {
  const intl = useIntl();
  const host = useRef<HTMLDivElement>(null);
  const [first] = useState(() => intl);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const surface = openPlainSurface({
      element,
      album,
      html: actor.getSnapshot().context.draft.content.html,
      isReadOnly: false,
      label: first.formatMessage({ id: 'editor.beside.label', defaultMessage: 'Text' }),
      placeholder: first.formatMessage({
        id: 'editor.beside.placeholder',
        defaultMessage: 'More about it, if you like…',
        description: 'Placeholder of the text beside pictures or a video',
      }),
      words: figureWords(first),
      onChange: manuscript.touch,
      onState: () => {},
      onFiles: (files) => take.current(files),
    });
    manuscript.surface = surface;
    return () => {
      manuscript.hand();
      manuscript.surface = null;
      surface.destroy();
    };
  }, [actor, album, manuscript, first]);
  return (
    <Stack gap="1">
      <Text fontWeight="semibold" aria-hidden="true">
        <FormattedMessage id="editor.beside.label" defaultMessage="Text" />
      </Text>
      <Paper ref={host} data-place="text" data-short />
    </Stack>
  );
}

const ignore = () => {};
