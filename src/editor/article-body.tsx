import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Box } from '#src/ui/layout.tsx';
import { VisuallyHidden } from '#src/ui/text.tsx';
import type { EditorActor } from './editor-actor.ts';
import { firstWritingOf } from './first-page/first-writing.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { Manuscript } from './manuscript.ts';
import type { ScriptChoiceProps } from './own-script/script-choice.tsx';
import { Paper } from './paper.tsx';
import type { EditorAlbum } from './picture-album.ts';
import { openPlainSurface } from './surface/plain-surface.ts';
import { openRichSurface } from './surface/rich-surface.ts';
import type { SurfaceState, WritingSurface } from './surface/writing-surface.ts';
import { surfaceTexts } from './surface-texts.ts';
import { Toolbar } from './toolbar.tsx';

type Props = {
  actor: EditorActor;
  manuscript: Manuscript;
  album: EditorAlbum;
  isSimple: boolean;
  onSimple: (isSimple: boolean) => void;
  scripts: ScriptChoiceProps;
};

const untouched: SurfaceState = { active: [], queued: [], canUndo: false, canRedo: false };

/** The body of the article and its toolbar. The surface is opened once; React never draws inside it. */
export function ArticleBody({ actor, manuscript, album, isSimple, onSimple, scripts }: Props) {
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
    const open = isSimple ? openPlainSurface : openRichSurface;
    const ties = {
      album,
      onChange: manuscript.touch,
      onState: setState,
      onFiles: (files: File[]) => opened.insertPictures(album.take(files)),
    };
    const taken = firstWritingOf(actor)?.takeSurface(element, ties);
    const { html } = actor.getSnapshot().context.draft.content;
    const opened: WritingSurface =
      taken ?? open({ ...ties, ...surfaceTexts(isOpened.intl), element, html, isReadOnly: false });
    manuscript.surface = opened;
    setSurface(opened);
    if (taken && taken.getHtml() !== '') manuscript.touch();
    return () => {
      manuscript.hand();
      manuscript.surface = null;
      opened.destroy();
    };
  }, [actor, album, manuscript, isSimple, isOpened]);
  return (
    <Box>
      {surface && (
        <Toolbar
          surface={surface}
          state={state}
          isSimple={isSimple}
          onPictures={() => picker.current?.click()}
          onLink={() => setIsLinking(true)}
          onSimple={onSimple}
          scripts={scripts}
        />
      )}
      <VisuallyHidden>
        <label>
          <FormattedMessage id="editor.pictures.choose" defaultMessage="Choose pictures (JPG or PNG)" />
          <input
            ref={picker}
            type="file"
            accept="image/jpeg,image/png"
            multiple
            tabIndex={-1}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              if (files.length > 0) surface?.insertPictures(album.take(files));
            }}
          />
        </label>
      </VisuallyHidden>
      <Paper ref={host} data-place="text" />
      {surface && <LinkDialog open={isLinking} surface={surface} onClose={() => setIsLinking(false)} />}
    </Box>
  );
}
