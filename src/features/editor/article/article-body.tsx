import { type Ref, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { acceptedPictures } from '#src/ui/forms/accepted-files.ts';
import { Box } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { LazyDialog } from '#src/ui/overlay/lazy-dialog.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import { LinkDialogTitle } from '../layout/dialog-titles.tsx';
import { EditorBody } from '../layout/editor-body.tsx';
import { LinkDialog } from '../lazy-panels.ts';
import type { PictureRegistry } from '../pictures/picture-registry.ts';
import type { ScriptSelectProps } from '../transliteration/script-select.tsx';
import { Toolbar } from './toolbar.tsx';
import { useWritingSurface } from './use-writing-surface.ts';

type Props = {
  actor: EditorActor;
  buffer: EditorBuffer;
  album: PictureRegistry;
  isPlainText: boolean;
  onPlainText: (isSimple: boolean) => void;
  transliteration: ScriptSelectProps;
};

/**
 * The body of the article and its toolbar. The surface is opened once; React never draws inside it.
 */
export function ArticleBody({
  actor,
  buffer,
  album: pictureRegistry,
  isPlainText,
  onPlainText,
  transliteration,
}: Props) {
  const host = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { surface, state } = useWritingSurface(host, {
    actor,
    buffer,
    pictureRegistry,
    isPlainText,
  });
  const [isLinking, setIsLinking] = useState(false);
  const closeLink = () => setIsLinking(false);
  return (
    <Box>
      {surface && (
        <Toolbar
          surface={surface}
          state={state}
          isPlainText={isPlainText}
          onPictures={() => picker.current?.click()}
          onLink={() => setIsLinking(true)}
          onPlainText={onPlainText}
          transliteration={transliteration}
        />
      )}
      <PictureInput
        ref={picker}
        onFiles={(files) => surface?.insertPictures(pictureRegistry.addFiles(files))}
      />
      <EditorBody ref={host} data-field="text" />
      {surface && (
        <LazyDialog open={isLinking} title={<LinkDialogTitle />} onClose={closeLink}>
          <LinkDialog
            open={isLinking}
            surface={surface}
            isPlainText={isPlainText}
            onClose={closeLink}
          />
        </LazyDialog>
      )}
    </Box>
  );
}

type PictureInputProps = { ref: Ref<HTMLInputElement>; onFiles: (files: File[]) => void };

function PictureInput({ ref, onFiles }: PictureInputProps) {
  return (
    <VisuallyHidden>
      <label>
        <FormattedMessage id="editor.pictures.choose" defaultMessage="Choose images" />
        <input
          ref={ref}
          type="file"
          accept={acceptedPictures}
          multiple
          tabIndex={-1}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
    </VisuallyHidden>
  );
}
