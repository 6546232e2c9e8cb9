import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Box } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import { EditorBody } from '../layout/editor-body.tsx';
import type { PictureRegistry } from '../pictures/picture-registry.ts';
import { getEarlyInput } from '../prerendered/early-input.ts';
import { createPlainSurface } from '../surface/plain-surface.ts';
import { createRichSurface } from '../surface/rich-surface.ts';
import type { SurfaceState, WritingSurface } from '../surface/writing-surface.ts';
import type { ScriptSelectProps } from '../transliteration/script-select.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { surfaceLabels } from './surface-labels.ts';
import { Toolbar } from './toolbar.tsx';

type Props = {
  actor: EditorActor;
  manuscript: EditorBuffer;
  album: PictureRegistry;
  isPlainText: boolean;
  onPlainText: (isSimple: boolean) => void;
  transliteration: ScriptSelectProps;
};

const untouched: SurfaceState = { active: [], queued: [], canUndo: false, canRedo: false };

/**
 * The body of the article and its toolbar. The surface is opened once; React never draws inside it.
 */
export function ArticleBody({
  actor,
  manuscript: buffer,
  album: pictureRegistry,
  isPlainText,
  onPlainText,
  transliteration,
}: Props) {
  const intl = useIntl();
  const host = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [surface, setSurface] = useState<WritingSurface | null>(null);
  const [state, setState] = useState(untouched);
  const [isLinking, setIsLinking] = useState(false);
  const [isOpened] = useState(() => ({ intl }));
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const open = isPlainText ? createPlainSurface : createRichSurface;
    const surfaceOptions = {
      pictures: pictureRegistry,
      onChange: buffer.markChanged,
      onState: setState,
      onFiles: (files: File[]) => opened.insertPictures(pictureRegistry.addFiles(files)),
    };
    const earlySurface = getEarlyInput(actor)?.takeSurface(element, surfaceOptions);
    const { html } = actor.getSnapshot().context.draft.content;
    const opened: WritingSurface =
      earlySurface ??
      open({
        ...surfaceOptions,
        ...surfaceLabels(isOpened.intl),
        element,
        html,
        isReadOnly: false,
      });
    buffer.surface = opened;
    setSurface(opened);
    if (earlySurface && earlySurface.getHtml() !== '') buffer.markChanged();
    return () => {
      buffer.flush();
      buffer.surface = null;
      opened.destroy();
    };
  }, [actor, pictureRegistry, buffer, isPlainText, isOpened]);
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
      <VisuallyHidden>
        <label>
          <FormattedMessage
            id="editor.pictures.choose"
            defaultMessage="Choose images (JPG or PNG)"
          />
          <input
            ref={picker}
            type="file"
            accept="image/jpeg,image/png"
            multiple
            tabIndex={-1}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              if (files.length > 0) surface?.insertPictures(pictureRegistry.addFiles(files));
            }}
          />
        </label>
      </VisuallyHidden>
      <EditorBody ref={host} data-field="text" />
      {surface && (
        <LinkDialog open={isLinking} surface={surface} onClose={() => setIsLinking(false)} />
      )}
    </Box>
  );
}
